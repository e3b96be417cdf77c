import type { Diagnostic, DiagnosticCode, Severity } from "../diagnostics/diagnostic.js";
import type { DocComment } from "../find/doc-comment.js";
import type { Origin, TypeModel } from "../model/type-model.js";
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

/** A fault before it is worded for people: a type that stands in several places is read once, and its faults with it. */
export interface Found {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly what: string;
  readonly help: string;
  /** Where in the value: `report.meta.clock`. */
  readonly path: string;
  readonly place: Span;
  readonly foreign?: Span | undefined;
}

/** A type that was read to its end. */
export interface Finished {
  readonly model: TypeModel;
  /** What was found in it, with paths from the type on; without a place where the type names none of its own. */
  readonly found: readonly (Omit<Found, "place"> & { readonly place?: Span })[];
}

/** The state of reading one tool or one type. */
export interface Reading {
  readonly project: Project;
  readonly found: (found: Found) => void;
  /** What is read, as messages name it: `tool "search"`. */
  readonly subject: string;
  /** What a path in a message is a path of. */
  readonly part: "parameter" | "result" | "member";
  /** Arguments or result: what a model sends is checked more strictly than what a function returns. */
  readonly direction: "input" | "output";
  /** Whether the symbol is a type of the runtime package. */
  readonly owns: (symbol: TypeSymbol | undefined, name: string) => boolean;
  /** The doc comment of the function. */
  readonly comment: DocComment | undefined;
  /** Recursive types by name. */
  readonly types: Record<string, TypeModel>;
  readonly names: Map<string, string>;
  /** Types of one direction that were read to their end, by their keys. */
  readonly finished: Map<string, Finished>;
  /** The types that may stand in several places, by the number that their models carry (`origin`). */
  readonly origins: Origin[];
  /** Their numbers, by their texts. */
  readonly originNumbers: Map<string, number>;
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
  const { path, place, foreign } = reading;
  reading.found({ code, severity, what, help, path, place, foreign });
}

/** The fault in the words that people read. */
export function diagnosticOf({ subject, part }: Pick<Reading, "subject" | "part">, found: Found): Diagnostic {
  const { code, severity, path, place, foreign } = found;
  const { what, help } = part === "member" ? wordsForMember(found, subject) : found;
  const where = path === "" ? "" : `, ${part} ${shortened(path)}`;
  return {
    code,
    severity,
    message: `${subject}${where}: ${what}`,
    help,
    span: place,
    ...(foreign && { related: [{ message: "It is declared here.", span: foreign }] }),
  };
}

/** A type that is read by itself has no function around it, and a whole value cannot be left out: nothing makes it optional. */
function wordsForMember({ code, what, help, path }: Found, subject: string): Pick<Found, "what" | "help"> {
  if (code === "WL1015") return { what, help: "Name the type that the value has." };
  if (code !== "WL1010" || path !== "") return { what, help };
  return { what: what.replace(/, and it is required\.$/, "."), help: helpForRoot(what, subject) };
}

/** What may be meant by `schemaOf<Promise<Report>>()` and `schemaOf<() => Report>()`. */
function helpForRoot(what: string, subject: string): string {
  const help = "Give it a type that JSON can carry";
  const givesNothing = /=> (?:void|undefined|never)>$/.test(subject);
  const isFunction = what.startsWith("a function ") && !givesNothing;
  const other = /^Promise(?:Like)?</.test(what) ? "Awaited" : isFunction ? "ReturnType" : undefined;
  return other ? `${help}. For what it gives, write \`${subject.replace("<", `<${other}<`)}>()\`.` : `${help}.`;
}

/** A path that no recursion makes longer than a line. */
export function shortened(path: string): string {
  return path.length <= 80 ? path : `${path.slice(0, 40)}…${path.slice(-30)}`;
}

/** What to do about a required part that JSON cannot carry. */
export function helpForNoForm({ part, path }: Reading): string {
  // Items and values of a map are never optional.
  const help = `${path.endsWith("]") ? "Give" : "Make it optional, or give"} it a type that JSON can carry`;
  return part === "member" ? `${help}.` : `${help}, or keep it out of the tool's parameters.`;
}

/** What becomes of an optional part that is left out. */
export function helpForLeftOut({ part }: Reading): string {
  return part === "member" ? "Nothing to do: it is absent." : "Nothing to do: the function gets `undefined`.";
}

/** A type that cannot be expressed; its diagnostic has been given. */
export const UNSUPPORTED: TypeModel = { kind: "unsupported" };

/** A name that leads nowhere is never taken for `any`. */
export function unresolved(reading: Reading, what: string): TypeModel {
  const help = "Fix the import or the name first; `tsc --noEmit` says which.";
  fault(reading, "WL1012", "error", `TypeScript cannot resolve ${what}.`, help);
  return UNSUPPORTED;
}

/** The path with one step more: a member, or `[]`. */
export function stepped(path: string, step: string): string {
  return step === "" || step.startsWith("[") || path === "" ? `${path}${step}` : `${path}.${step}`;
}

/** Runs with another path and place, and goes back to those before. */
export function at<T>(reading: Reading, step: string, place: Span | undefined, read: () => T): T {
  const { path, place: before, foreign } = reading;
  reading.path = stepped(path, step);
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
