import type { DiagnosticCode } from "../../src/diagnostics/diagnostic.js";

/** What a process that compiles a world says, one JSON text a line. */
export type Said =
  | { readonly kind: "start"; readonly tool: string }
  | { readonly kind: "done"; readonly report: ToolReport }
  | { readonly kind: "end" };

/** All that a test wants to know about one compiled tool: measured where it was compiled, since schemas can be large. */
export interface ToolReport {
  readonly tool: string;
  /** How it ended; all that follows is empty unless it is `compiled`. */
  readonly outcome: "compiled" | "threw" | "hung" | "died";
  /** The stack of what was thrown, or the last words of the process. */
  readonly words?: string;
  readonly milliseconds: number;
  readonly inputBytes: number;
  readonly outputBytes: number;
  /** Length of the text that is written into the program. */
  readonly emittedBytes: number;
  readonly codes: Readonly<Partial<Record<DiagnosticCode, number>>>;
  /** What is wrong with the schemas themselves, as ajv sees it. */
  readonly schemaFaults: readonly string[];
  /** Diagnostics that have no place, or that say again what another said. */
  readonly diagnosticFaults: readonly string[];
  /** Values that were judged wrongly. */
  readonly valueFaults: readonly string[];
  /** How many values were judged, and for how many the emitted check left the answer to the explaining pass. */
  readonly values: number;
  readonly undecided: number;
  /** The tool as the golden cases print it; empty where it is long. */
  readonly excerpt: string;
  /** Identifies the descriptor's text, to compare compilers. */
  readonly digest: string;
}

/** The report of a tool that gave none. */
export function failedReport(tool: string, outcome: ToolReport["outcome"], words: string, took: number): ToolReport {
  const nothing = { inputBytes: 0, outputBytes: 0, emittedBytes: 0, codes: {}, values: 0, undecided: 0 };
  const faults = { schemaFaults: [], diagnosticFaults: [], valueFaults: [] };
  return { tool, outcome, words, milliseconds: took, ...nothing, ...faults, excerpt: "", digest: "" };
}
