import { type Diagnostic, positionAt } from "@windlass/compiler";
import { textOf } from "./text-of.js";

/** A diagnostic as the command prints it in JSON. */
export interface DiagnosticRow {
  readonly code: string;
  readonly severity: "error" | "warning" | "info";
  readonly message: string;
  /** Absolute path. */
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
  /** Starts at 1, in UTF-16 code units. */
  readonly column: number;
  readonly help: string;
}

/** The row of a diagnostic. */
export function diagnosticRow({ code, severity, message, help, span }: Diagnostic): DiagnosticRow {
  const { line, column } = positionAt(textOf(span.file) ?? "", span.start);
  return { code, severity, message, file: span.file, line, column, help };
}
