import type { Span } from "../span.js";
import type { CATALOG } from "./catalog.js";

/** How bad it is: an error fails the build, a warning and a note do not. */
export type Severity = "error" | "warning" | "info";
/** A code of the catalogue: `WL1001` and so on. */
export type DiagnosticCode = keyof typeof CATALOG;

/** A fault of the user's program, or a note about it: data, never thrown. */
export interface Diagnostic {
  /** `WL1xxx`; the catalogue explains each. */
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** What is wrong, with the tool, the parameter and the path in it. One sentence. */
  readonly message: string;
  /** What to write instead. */
  readonly help: string;
  readonly span: Span;
  /** Other places that belong to the fault. */
  readonly related?: readonly { readonly message: string; readonly span: Span }[];
}

/** Where the stages put diagnostics: all faults of a program are reported in one run. */
export type Report = (diagnostic: Diagnostic) => void;
