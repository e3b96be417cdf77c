import path from "node:path";
import type { Diagnostic, Report } from "./diagnostics/diagnostic.js";
import { isSameTool, twoWithOneName } from "./diagnostics/two-with-one-name.js";
import { schemaDescriptorText } from "./emit/descriptor-text.js";
import { planEdit } from "./emit/plan-edit.js";
import { findMarks } from "./find/find-marks.js";
import { mayHoldTools } from "./find/may-hold-tools.js";
import type { SchemaSite } from "./find/schema-site.js";
import type { ToolSite } from "./find/tool-site.js";
import { type WindlassNames, windlassNames } from "./find/windlass-names.js";
import { lowerSchema } from "./lower/lower-schema.js";
import { lowerTool } from "./lower/lower-tool.js";
import type { LoweredSchema } from "./lower/lowered-schema.js";
import type { LoweredTool } from "./lower/lowered-tool.js";
import type { Edit } from "./model/edit.js";
import type { CompileOptions, FileOptions, WorkerModule } from "./options.js";
import { readSchema } from "./read/read-schema.js";
import { readTool } from "./read/read-tool.js";
import { positionAt, type Span } from "./span.js";
import { NoAnswer } from "./typescript/no-answer.js";
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
  /** The function is a tool only of what it is given to: `registry.add(fn)`. */
  readonly isGiven?: true;
  /** The methods that it is written in place of. */
  readonly overridden?: readonly Span[];
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
 * The whole compiler on one page: find the marked functions and types of a file, read each into the model, lower it to
 * schemas, and plan the edits that carry the descriptors into the output. Never throws for a fault of the user's program.
 */
export function compileFile(opened: Project, file: string, options: FileOptions = {}): FileResult {
  const text = opened.text(file);
  if (text === undefined || !mayHoldTools(text))
    return { file, tools: [], schemas: [], edits: [], diagnostics: [], dependencies: [] };
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => diagnostics.push(softened(diagnostic, options));

  const { project, seen } = watched(opened);
  const workerModule = askedOnce(options.workerModule);
  const compiling: Compiling = { project, file, text, windlass: windlassNames(project), report, workerModule };
  const marks = findMarks(project, file, report);
  const made = [
    ...marks.tools.flatMap((site) => answered(compiling, site, () => compileTool(compiling, site))),
    ...marks.schemas.flatMap((site) => answered(compiling, site, () => [compileSchema(compiling, site)])),
  ];
  const tools = distinct(made.flatMap(({ tool }) => tool ?? []));
  for (const diagnostic of twoWithOneName(tools)) report(diagnostic);
  diagnostics.sort(byPlace(file));
  seen.delete(file);
  return {
    file,
    tools,
    schemas: made.flatMap(({ schema }) => schema ?? []),
    edits: made.map(({ edit }) => edit),
    diagnostics: unlike(diagnostics),
    dependencies: [...seen].sort(),
  };
}

/** What the stages share. */
interface Compiling {
  readonly project: Project;
  readonly file: string;
  readonly text: string;
  readonly windlass: WindlassNames;
  readonly report: Report;
  readonly workerModule: FileOptions["workerModule"];
}

interface Made {
  readonly edit: Edit;
  readonly tool?: CompiledTool;
  readonly schema?: CompiledSchema;
}

function compileTool(compiling: Compiling, site: ToolSite): Made[] {
  const { project, windlass, report } = compiling;
  const model = readTool(project, site, windlass, report);
  if (!model) return [];
  const { at, source } = positionOf(compiling, site);
  const lowered = { ...lowerTool(model, report), source };
  const { place, origin, mark, overridden } = site;
  const given = { ...(mark === "source" && { isGiven: true as const }), ...(overridden && { overridden }) };
  const tool = { name: model.name, ...at, lowered, place, ...(origin && { origin }), ...given };
  return [{ tool, edit: planEdit(site, lowered, report, lowered.worker && addressFor(compiling, tool)) }];
}

/** All tools of a file have one module. */
function askedOnce(ask: FileOptions["workerModule"]): FileOptions["workerModule"] {
  let known: WorkerModule | undefined;
  return ask && (() => (known ??= ask()));
}

/** Where workers find the module of a tool; undefined where the file's own address is right, or none is, which is reported. */
function addressFor({ workerModule, report }: Compiling, { name, place }: CompiledTool): string | undefined {
  const module = workerModule?.();
  if (!module || "address" in module) return module?.address;
  const message = `tool "${name}": a worker cannot find the function: ${module.problem}.`;
  report({ code: "WL1034", severity: "error", message, help: module.help, span: place });
  return undefined;
}

function compileSchema(compiling: Compiling, site: SchemaSite): Made {
  const { project, windlass, report } = compiling;
  const { at, source } = positionOf(compiling, site);
  const lowered = { ...lowerSchema(readSchema(project, site, windlass, report), report), source };
  const edit: Edit = { ...site.attachment, descriptor: schemaDescriptorText(lowered) };
  return { schema: { name: site.name, ...at, lowered }, edit };
}

/** What could be made; a type at which TypeScript itself fails costs the one that has it. */
function answered({ report }: Compiling, { place, name }: ToolSite | SchemaSite, make: () => Made[]): Made[] {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const message = `${name ?? "the tool"}: ${error.message}.`;
    const help = "Write the type without what TypeScript cannot tell, or compile this project with TypeScript 6.";
    report({ code: "WL1012", severity: "error", message, help, span: place });
    return [];
  }
}

/** Where a site stands, in the output as `file:line:column` relative to the project. */
function positionOf({ project, file, text }: Compiling, { place }: { readonly place: Span }) {
  const { line, column } = positionAt(text, place.start);
  const source = `${path.posix.relative(project.root, file) || file}:${line}:${column}`;
  return { at: { file, line, column }, source };
}

/** Without the further places where the same function is named. */
function distinct(tools: readonly CompiledTool[]): CompiledTool[] {
  return tools.filter((tool, index) => !tools.slice(0, index).some((other) => isSameTool(other, tool)));
}

/** A function that is named in several places has the same faults in each. */
function unlike(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
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

/** What `onUnsupported: "any"` lets pass. */
const SOFT: ReadonlySet<string> = new Set(["WL1010", "WL1019", "WL1022"]);

function softened(diagnostic: Diagnostic, options: CompileOptions): Diagnostic {
  const soft = options.onUnsupported === "any" && SOFT.has(diagnostic.code);
  return soft ? { ...diagnostic, severity: "warning" } : diagnostic;
}
