import type { Diagnostic, DiagnosticCode } from "../diagnostics/diagnostic.js";
import { fault, type Reading } from "./reading.js";

/**
 * Reads an optional part. Where it demands something that no JSON can carry, nobody could ever send it: then it is left
 * out with a note, and nothing of the attempt stays. Undefined where it is left out.
 */
export function optionally<T>(reading: Reading, read: (reading: Reading) => T): T | undefined {
  const found: Diagnostic[] = [];
  const names = new Set(reading.names.keys());
  const types = new Set(Object.keys(reading.types));
  const model = read({ ...reading, report: (diagnostic) => found.push(diagnostic) });
  const [impossible] = found.filter(({ code }) => code === "WL1010");
  if (!impossible) {
    for (const diagnostic of found) reading.report(diagnostic);
    return model;
  }
  for (const name of reading.names.keys()) if (!names.has(name)) reading.names.delete(name);
  for (const name of Object.keys(reading.types)) if (!types.has(name)) delete reading.types[name];
  const why = impossible.message.replace(/^tool "[^"]*", (?:parameter|result) /, "");
  fault(reading, "WL1011", "info", `left out (${why})`, "Nothing to do: the function gets `undefined`.");
  return undefined;
}

/** How many faults of one kind a parameter may have before the rest is counted only. */
const MAX_FAULTS = 8;

/** Reads a part whose type may be that of a whole framework: the first faults of each kind are enough to understand it. */
export function bounded<T>(reading: Reading, read: (reading: Reading) => T): T {
  const counts = new Map<DiagnosticCode, number>();
  const left = new Map<DiagnosticCode, Diagnostic>();
  const report = (diagnostic: Diagnostic): void => {
    const count = (counts.get(diagnostic.code) ?? 0) + 1;
    counts.set(diagnostic.code, count);
    if (count <= MAX_FAULTS) reading.report(diagnostic);
    else left.set(diagnostic.code, diagnostic);
  };
  const result = read({ ...reading, report });
  for (const { code, severity, help } of left.values())
    fault(reading, code, severity, `${(counts.get(code) ?? 0) - MAX_FAULTS} more of the same kind.`, help);
  return result;
}
