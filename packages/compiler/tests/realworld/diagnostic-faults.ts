import type { Diagnostic } from "../../src/diagnostics/diagnostic.js";
import type { TextOf } from "../../src/diagnostics/format.js";

/** What is wrong with diagnostics as such: no place, no help, or the same words at the same place again. */
export function diagnosticFaults(diagnostics: readonly Diagnostic[], textOf: TextOf): string[] {
  const said = new Set<string>();
  return diagnostics.flatMap(({ code, message, help, span }) => {
    const text = textOf(span.file);
    const faults: string[] = [];
    const isPlaced = text !== undefined && span.start >= 0 && span.start < span.end && span.end <= text.length;
    if (!isPlaced) faults.push(`${code} has no place (${span.file}:${span.start}): ${message}`);
    if (help === "") faults.push(`${code} says not what to do: ${message}`);
    const words = JSON.stringify([code, message, span]);
    if (said.has(words)) faults.push(`${code} is said twice: ${message}`);
    said.add(words);
    return faults;
  });
}
