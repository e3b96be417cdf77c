import type { DiagnosticCode, Report, Severity } from "../diagnostics/diagnostic.js";
import type { DocComment } from "../find/doc-comment.js";
import type { TypeModel } from "../model/type-model.js";
import type { Span } from "../span.js";
import type { Project, Type, TypeSymbol } from "../typescript/project.js";

/** One type that is being read, or has been: what closes a recursion. */
export interface Open {
  readonly key: string;
  readonly symbol: TypeSymbol | undefined;
  readonly hint: string;
  /** Set when the type was met inside itself. */
  name?: string;
}

/** The state of reading one tool. */
export interface Reading {
  readonly project: Project;
  readonly report: Report;
  readonly tool: string;
  /** Arguments or result: what a model sends is checked more strictly than what a function returns. */
  readonly direction: "input" | "output";
  /** Whether the symbol is a type of the runtime package. */
  readonly owns: (symbol: TypeSymbol | undefined, name: string) => boolean;
  /** The doc comment of the function. */
  readonly comment: DocComment | undefined;
  /** Recursive types by name. */
  readonly types: Record<string, TypeModel>;
  readonly names: Map<string, string>;
  readonly open: Open[];
  /** Generics that were reported, since they grow at each level. */
  readonly endless: Set<TypeSymbol>;
  /** Where in the tool's value the reading stands: `report.meta.clock`. */
  path: string;
  /** The nearest written-down member of the user's own files, where diagnostics point. */
  place: Span;
  /** The member in an installed package, where the reading has gone into one. */
  foreign?: Span | undefined;
}

/** Reads a type; stages of the chain call it for the parts of theirs. */
export type ReadType = (reading: Reading, type: Type) => TypeModel;

/** Reports a fault at the place where the reading stands. */
export function fault(reading: Reading, code: DiagnosticCode, severity: Severity, what: string, help: string): void {
  const subject = reading.direction === "input" ? "parameter" : "result";
  const path = reading.path === "" ? "" : `, ${subject} ${shortened(reading.path)}`;
  const { foreign } = reading;
  reading.report({
    code,
    severity,
    message: `tool "${reading.tool}"${path}: ${what}`,
    help,
    span: reading.place,
    ...(foreign && { related: [{ message: "It is declared here.", span: foreign }] }),
  });
}

/** A path that no recursion makes longer than a line. */
function shortened(path: string): string {
  return path.length <= 80 ? path : `${path.slice(0, 40)}…${path.slice(-30)}`;
}

/** A type that cannot be expressed; its diagnostic has been given. */
export const UNSUPPORTED: TypeModel = { kind: "unsupported" };

/** Runs with another path and place, and goes back to those before. */
export function at<T>(reading: Reading, step: string, place: Span | undefined, read: () => T): T {
  const { path, place: before, foreign } = reading;
  reading.path = step === "" || step.startsWith("[") || path === "" ? `${path}${step}` : `${path}.${step}`;
  if (place?.file.includes("/node_modules/")) reading.foreign = place;
  else if (place) {
    reading.place = place;
    reading.foreign = undefined;
  }
  try {
    return read();
  } finally {
    reading.path = path;
    reading.place = before;
    reading.foreign = foreign;
  }
}
