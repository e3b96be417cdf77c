import type { Report } from "../diagnostics/diagnostic.js";
import type { DocComment } from "../find/doc-comment.js";
import type { WindlassNames } from "../find/windlass-names.js";
import type { Span } from "../span.js";
import type { Project } from "../typescript/project.js";
import { once } from "./attempts.js";
import { diagnosticOf, type Reading } from "./reading.js";

/** What a reading is of, and where it starts. */
export interface Subject {
  /** As messages name it: `tool "search"`, `schemaOf<Report>`. */
  readonly subject: string;
  readonly part: "parameter" | "member";
  readonly place: Span;
  readonly comment?: DocComment | undefined;
}

/** The reading of what comes in: arguments, or any value of a type. */
export function startReading(project: Project, windlass: WindlassNames, of: Subject, report: Report): Reading {
  return {
    project,
    subject: of.subject,
    part: of.part,
    direction: "input",
    found: once((found) => report(diagnosticOf(of, found))),
    owns: windlass.owns,
    comment: of.comment,
    types: {},
    names: new Map(),
    finished: new Map(),
    origins: [],
    originNumbers: new Map(),
    open: [],
    endless: new Set(),
    path: "",
    place: of.place,
  };
}

/**
 * The reading of what goes out, beside that of what comes in: they share the names of recursive types, but a function's
 * result may hold what no model can send.
 */
export function readingOfResult(input: Reading, report: Report): Reading {
  const of = { subject: input.subject, part: "result" } as const;
  return {
    ...input,
    ...of,
    direction: "output",
    found: once((found) => report(diagnosticOf(of, found))),
    finished: new Map(),
    open: [],
    endless: new Set(),
  };
}
