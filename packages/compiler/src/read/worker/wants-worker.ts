import type { Json } from "windlass";
import type { Report } from "../../diagnostics/diagnostic.js";
import type { ToolSite } from "../../find/tool-site.js";
import type { WindlassNames } from "../../find/windlass-names.js";
import type { Span } from "../../span.js";
import type { Project, Type } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import type { OptionProperties } from "../option-properties.js";

/** The options of a mark: what is written out, and what that says. */
export interface MarkOptions extends OptionProperties {
  readonly literal: Readonly<Record<string, Json>>;
}

/**
 * What asks that a tool runs in a worker: the `worker` option, else the tag. An option that is not written out is reported:
 * where the function is found is written at build time, and only for those that ask.
 *
 * @param tag - the place of `@worker`, unless it says `false`
 * @returns the place of what asks; undefined where nothing does
 */
export function wantsWorker(
  project: Project,
  site: ToolSite,
  given: MarkOptions,
  tag: Span | undefined,
  windlass: WindlassNames,
  report: Report,
): Span | undefined {
  const { worker } = given.literal;
  const option = given.properties.findLast(({ name }) => name?.text === "worker");
  const place = option && ofThisFile(project, option, site);
  if (worker !== undefined) return worker === true ? place : undefined;
  const isUnknown = option ? !isUndefined(project, option) : given.isOpen && hasOwnWorker(project, site, windlass);
  if (isUnknown) reportHidden(site, place ?? (site.options && project.span(site.options)) ?? site.place, report);
  return tag ?? workerField(project, site);
}

function reportHidden({ name = "" }: ToolSite, span: Span, report: Report): void {
  const message = `tool "${name}": the option \`worker\` is not written out, so the compiler does not know whether a worker has to find the function.`;
  const help = "Write `worker: true` or `worker: false`; or take the option out, and write @worker into the comment.";
  report({ code: "WL1034", severity: "error", message, help, span });
}

/** The option, unless it stands in another file. */
function ofThisFile(project: Project, option: SyntaxNode, { place }: ToolSite): Span {
  const span = project.span(option);
  return span.file === place.file ? span : place;
}

function isUndefined(project: Project, option: SyntaxNode): boolean {
  const value = option.initializer ?? option.name;
  return value !== undefined && project.kindOfType(project.typeAt(value)) === "undefined";
}

/** Whether options that cannot be read here have a `worker` by a type of the user's own: `ToolOptions` has each option. */
function hasOwnWorker(project: Project, { options }: ToolSite, windlass: WindlassNames): boolean {
  if (!options) return false;
  const type = project.typeAt(options);
  if (!["object", "intersection"].includes(project.kindOfType(type))) return false;
  const option = project.properties(type).find(({ name }) => name === "worker");
  if (!option || isNo(project, option.type)) return false;
  const owner = option.declaration?.parent?.name && project.symbolAt(option.declaration.parent.name);
  return !windlass.owns(owner, "ToolOptions");
}

function isNo(project: Project, type: Type): boolean {
  const kind = project.kindOfType(type);
  return kind === "undefined" || (kind === "literal" && project.literalValue(type) === false);
}

/** `worker = true` in a class that extends `Tool`. */
function workerField(project: Project, { mark, node }: ToolSite): Span | undefined {
  const members = mark === "class" ? (node.parent?.members ?? []) : [];
  const field = members.find(({ name, initializer }) => name?.text === "worker" && initializer !== undefined);
  const isOff = field?.initializer && project.kind(field.initializer) === "FalseKeyword";
  return field && !isOff ? project.span(field) : undefined;
}
