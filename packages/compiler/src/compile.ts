import path from "node:path";
import type { Diagnostic, Report } from "./diagnostics/diagnostic.js";
import { schemaDescriptorText } from "./emit/descriptor-text.js";
import { planEdit } from "./emit/plan-edit.js";
import { findMarks } from "./find/find-marks.js";
import { mayHoldTools } from "./find/may-hold-tools.js";
import { windlassNames } from "./find/windlass-names.js";
import { lowerSchema } from "./lower/lower-schema.js";
import { lowerTool } from "./lower/lower-tool.js";
import type { LoweredSchema } from "./lower/lowered-schema.js";
import type { LoweredTool } from "./lower/lowered-tool.js";
import type { Edit } from "./model/edit.js";
import type { CompileOptions } from "./options.js";
import { readSchema } from "./read/read-schema.js";
import { readTool } from "./read/read-tool.js";
import { positionAt, type Span } from "./span.js";
import type { Project } from "./typescript/project.js";

/** One compiled tool. */
export interface CompiledTool {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly lowered: LoweredTool;
  readonly place: Span;
  /** Where the function is declared, if the mark only names it. */
  readonly origin?: Span;
}

/** The schema of one `schemaOf<T>()`. */
export interface CompiledSchema {
  /** The type as it is written: `Report`. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly lowered: LoweredSchema;
}

/** All that came out of one file. */
export interface FileResult {
  readonly file: string;
  readonly tools: readonly CompiledTool[];
  readonly schemas: readonly CompiledSchema[];
  readonly edits: readonly Edit[];
  readonly diagnostics: readonly Diagnostic[];
  /** Other files of the project that the descriptors were read from: when one changes, this file is compiled again. */
  readonly dependencies: readonly string[];
}

/**
 * The whole compiler on one page: find the marked functions of a file, read each into the model, lower it to schemas,
 * and plan the edits that carry the descriptors into the output. Never throws for a fault of the user's program.
 */
export function compileFile(opened: Project, file: string, options: CompileOptions = {}): FileResult {
  const text = opened.text(file);
  if (text === undefined || !mayHoldTools(text))
    return { file, tools: [], schemas: [], edits: [], diagnostics: [], dependencies: [] };
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => diagnostics.push(softened(diagnostic, options));

  const { project, seen } = watched(opened);
  const windlass = windlassNames(project);
  const marks = findMarks(project, file, report);
  const tools: CompiledTool[] = [];
  const edits: Edit[] = [];
  for (const site of marks.tools) {
    const model = readTool(project, site, windlass, report);
    if (!model) continue;
    const position = positionAt(text, site.place.start);
    const lowered = { ...lowerTool(model, report), source: sourceOf(project, file, position) };
    edits.push(planEdit(site, lowered, report));
    const { place, origin } = site;
    const tool = { name: model.name, file, ...position, lowered, place, ...(origin && { origin }) };
    if (!tools.some((other) => isSameTool(other, tool))) tools.push(tool);
  }
  const schemas = marks.schemas.map((site): CompiledSchema => {
    const position = positionAt(text, site.place.start);
    const model = readSchema(project, site, windlass, report);
    const lowered = { ...lowerSchema(model, report), source: sourceOf(project, file, position) };
    edits.push({ ...site.attachment, descriptor: schemaDescriptorText(lowered) });
    return { name: site.name, file, ...position, lowered };
  });
  reportTwins(tools, report);
  diagnostics.sort(byPlace(file));
  seen.delete(file);
  return { file, tools, schemas, edits, diagnostics, dependencies: [...seen].sort() };
}

/** The order of the text; what stands in other files comes last, as it was found. */
function byPlace(file: string): (a: Diagnostic, b: Diagnostic) => number {
  const place = ({ span }: Diagnostic) => (span.file === file ? span.start : Number.POSITIVE_INFINITY);
  return (a, b) => (place(a) === place(b) ? 0 : place(a) - place(b));
}

/** The same project, noting the files whose declarations are looked at. */
function watched(project: Project): { project: Project; seen: Set<string> } {
  const seen = new Set<string>();
  const span: Project["span"] = (node) => {
    const place = project.span(node);
    if (!seen.has(place.file) && !project.isDefaultLib(place.file)) seen.add(place.file);
    return place;
  };
  return { project: { ...project, span }, seen };
}

/** A function that is named in two places is one tool. */
export function isSameTool(a: CompiledTool, b: CompiledTool): boolean {
  const isSamePlace = a.origin?.file === b.origin?.file && a.origin?.start === b.origin?.start;
  return a.origin !== undefined && isSamePlace && a.name === b.name;
}

/** Two tools of one file that would be published under one name. */
function reportTwins(tools: readonly CompiledTool[], report: Report): void {
  const first = new Map<string, CompiledTool>();
  for (const tool of tools) {
    const twin = first.get(tool.name);
    if (!twin) first.set(tool.name, tool);
    else
      report({
        code: "WL1004",
        severity: "error",
        message: `Two tools are named "${tool.name}": here, and at line ${twin.line}.`,
        help: "Give one of them another name: `@toolName …`, or the `name` option.",
        span: tool.place,
        related: [{ message: `The first "${tool.name}".`, span: twin.place }],
      });
  }
}

/** What `onUnsupported: "any"` lets pass. */
const SOFT: ReadonlySet<string> = new Set(["WL1010", "WL1019", "WL1022"]);

function softened(diagnostic: Diagnostic, options: CompileOptions): Diagnostic {
  const soft = options.onUnsupported === "any" && SOFT.has(diagnostic.code);
  return soft ? { ...diagnostic, severity: "warning" } : diagnostic;
}

function sourceOf(project: Project, file: string, { line, column }: { line: number; column: number }): string {
  return `${path.posix.relative(project.root, file) || file}:${line}:${column}`;
}
