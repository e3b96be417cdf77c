import type { DescriptorOptions, Json, ToolAnnotations } from "windlass";
import type { Report } from "../diagnostics/diagnostic.js";
import type { ToolSite } from "../find/tool-site.js";
import type { WindlassNames } from "../find/windlass-names.js";
import type { Span } from "../span.js";
import type { Project } from "../typescript/project.js";
import { placeOfTag } from "./notes/comment-notes.js";
import { slipsIn } from "./notes/slips.js";
import { type OptionProperties, optionProperties } from "./option-properties.js";
import type { Doc, DocTag } from "./text/doc.js";
import { withoutCodeMarks } from "./text/without-code-marks.js";
import { constantOf } from "./values/constant.js";
import { wantsWorker } from "./worker/wants-worker.js";

/** What the doc tags and the literal options of a mark say. */
export interface ReadOptions {
  readonly options: DescriptorOptions;
  readonly name?: string;
  /** Where the name is written, if in a tag. */
  readonly namePlace?: Span;
  /** The `name` option is computed: it is not known here, and the runtime sets it. */
  readonly isNamedAtRunTime: boolean;
  readonly description?: string;
  /** A lone named object parameter is the arguments object itself. */
  readonly spread: boolean;
  /** What asks for a worker thread. */
  readonly worker?: Span;
}

const HINTS: Readonly<Record<string, keyof ToolAnnotations>> = {
  readOnly: "readOnlyHint",
  destructive: "destructiveHint",
  idempotent: "idempotentHint",
  openWorld: "openWorldHint",
};

/** Options in code win over tags. */
export function readOptions(
  project: Project,
  site: ToolSite,
  doc: Doc,
  windlass: WindlassNames,
  report: Report,
): ReadOptions {
  const given = optionProperties(project, site.options);
  const literal = literalOptions(project, given);
  reportSlips(site, report);
  const tags = tagsByName(site, doc, report);
  // Some hints are true where nothing is said: `@destructive false`.
  const annotations = Object.entries(HINTS).flatMap(([name, hint]) => {
    const tag = tags.get(name);
    return tag ? [[hint, tag.text !== "false"] as const] : [];
  });
  const timeout = number(literal.timeout) ?? timeoutOf(tags.get("timeout"), site, report);
  const nameTag = tags.get("toolName");
  const name = text(literal.name) ?? nameOf(nameTag, site, report);
  const isNamedByTag = text(literal.name) === undefined && name !== undefined && nameTag !== undefined;
  const description = text(literal.description);
  const workerTag = tags.get("worker");
  const workerPlace = isSet(workerTag) && workerTag ? placeIn(site, workerTag) : undefined;
  const worker = wantsWorker(project, site, { ...given, literal }, workerPlace, windlass, report);
  const set = (option: "requiresApproval" | "register" | "spread") =>
    literal[option] === true || (literal[option] === undefined && isSet(tags.get(option)));
  return {
    options: {
      ...(timeout !== undefined && { timeout }),
      ...(set("requiresApproval") && { requiresApproval: true }),
      ...(set("register") && { register: true }),
      ...(worker && { worker: true }),
      ...(annotations.length > 0 && { annotations: Object.fromEntries(annotations) }),
    },
    ...(name !== undefined && { name }),
    ...(isNamedByTag && { namePlace: placeIn(site, nameTag) }),
    ...(description !== undefined && { description }),
    isNamedAtRunTime:
      literal.name === undefined && (given.isOpen || given.properties.some(({ name }) => name?.text === "name")),
    spread: set("spread"),
    ...(worker && { worker }),
  };
}

/** Misspelt tags do nothing. */
function reportSlips(site: ToolSite, report: Report): void {
  for (const { what, place, ...slip } of site.comment ? slipsIn(site.comment) : [])
    report({ ...slip, message: `tool "${site.name ?? ""}": ${what}`, span: place });
}

/** The tags of options; one that stands twice with two values says nothing. */
function tagsByName(site: ToolSite, doc: Doc, report: Report): Map<string, DocTag> {
  const tags = new Map<string, DocTag>();
  for (const tag of doc.tags) {
    const before = tags.get(tag.name);
    if (!before) tags.set(tag.name, tag);
    else if (OPTIONS.has(tag.name) && before.text !== tag.text)
      wrong(site, tag, `stands twice: ${before.text || "(without a value)"} counts.`, "Leave one of them.", report);
  }
  return tags;
}

const OPTIONS: ReadonlySet<string> = new Set([
  ...Object.keys(HINTS),
  "timeout",
  "toolName",
  "requiresApproval",
  "register",
  "worker",
  "spread",
]);

function isSet(tag: DocTag | undefined): boolean {
  return tag !== undefined && tag.text !== "false";
}

/** What stands behind `@toolName`: several words are no portable name, which is reported where names are judged. */
function nameOf(tag: DocTag | undefined, site: ToolSite, report: Report): string | undefined {
  const name = tag && withoutCodeMarks(tag.text).replace(/^["']|["']$/g, "");
  if (tag && !name) wrong(site, tag, "has no name behind it.", "Write `@toolName get_weather`.", report);
  return name || undefined;
}

/** Where a tag of the tool stands; the tool itself where its comment is in another file. */
function placeIn({ comment, place }: ToolSite, tag: DocTag): Span {
  return comment?.file === place.file ? placeOfTag(comment, tag) : place;
}

function wrong(site: ToolSite, tag: DocTag, what: string, help: string, report: Report): void {
  const message = `tool "${site.name ?? ""}": @${tag.name} ${what}`;
  report({ code: "WL1007", severity: "error", message, help, span: placeIn(site, tag) });
}

/** The constant properties of the options; what is computed is known at run time only. */
function literalOptions(project: Project, { properties }: OptionProperties): Record<string, Json> {
  const known: Record<string, Json> = {};
  for (const property of properties) {
    const name = property.name?.text;
    if (name === undefined) continue;
    const isShort = project.kind(property) === "ShorthandPropertyAssignment";
    const value = constantOf(project, isShort ? property.name : property.initializer);
    if (value !== undefined) known[name] = value;
    else delete known[name];
  }
  return known;
}

const MILLISECONDS: readonly (readonly [unit: RegExp, factor: number])[] = [
  [/^(?:ms|milliseconds?|)$/, 1],
  [/^(?:s|secs?|seconds?)$/, 1000],
  [/^(?:m|mins?|minutes?)$/, 60_000],
  [/^(?:h|hours?)$/, 3_600_000],
];

function timeoutOf(tag: DocTag | undefined, site: ToolSite, report: Report): number | undefined {
  if (!tag) return undefined;
  const value = withoutCodeMarks(tag.text);
  // JSON has no Infinity; a timer that no machine lives to see is none.
  if (value === "Infinity") return Number.MAX_SAFE_INTEGER;
  const [, digits = "", unit = ""] = /^(\d[\d_]*(?:\.\d+)?)(?:\s*([a-z]+)(?=[\s.,;]|$)|$)/i.exec(value) ?? [];
  const factor = MILLISECONDS.find(([name]) => name.test(unit.toLowerCase()))?.[1];
  const timeout = factor === undefined ? 0 : Number(digits.replaceAll("_", "")) * factor;
  if (timeout > 0) return timeout;
  const help = "Write a number with a unit: `@timeout 30s`, `@timeout 500ms`, `@timeout 2m`; `Infinity` for none.";
  wrong(site, tag, `${value}`.trim() === "" ? "has no duration behind it." : `${value} is no duration.`, help, report);
  return undefined;
}

const text = (value: Json | undefined) => (typeof value === "string" ? value : undefined);
const number = (value: Json | undefined) => (typeof value === "number" ? value : undefined);
