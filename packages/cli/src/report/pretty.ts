import { type Diagnostic, formatDiagnostic } from "@windlass/compiler";
import { textOf } from "./text-of.js";

/** Diagnostics for people, as TypeScript prints its own. */
export function pretty(diagnostics: readonly Diagnostic[], color: boolean): string {
  return diagnostics.map((each) => formatDiagnostic(each, textOf, { color })).join("\n\n");
}

/** How many there are of each severity: `2 errors, 1 warning`; empty where there are none. */
export function tally(diagnostics: readonly Pick<Diagnostic, "severity">[]): string {
  const kinds = [
    ["error", "error"],
    ["warning", "warning"],
    ["info", "note"],
  ] as const;
  const counts = kinds.map(([severity, word]) => {
    return [diagnostics.filter((each) => each.severity === severity).length, word] as const;
  });
  return counts.flatMap(([count, word]) => (count === 0 ? [] : [counted(count, word)])).join(", ");
}

/** A number with its word: `1 tool`, `2 tools`. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

/** Whether a program with these diagnostics is in error. */
export function hasErrors(diagnostics: readonly Pick<Diagnostic, "severity">[]): boolean {
  return diagnostics.some((each) => each.severity === "error");
}
