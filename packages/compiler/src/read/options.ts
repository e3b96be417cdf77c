import type { DescriptorOptions, Json, ToolAnnotations } from "windlass";
import type { Report } from "../diagnostics/diagnostic.js";
import type { ToolSite } from "../find/tool-site.js";
import type { Project } from "../typescript/project.js";
import { constantOf } from "./constant.js";
import type { Doc } from "./doc.js";

/** What the doc tags and the literal options of a mark say. */
export interface ReadOptions {
  readonly options: DescriptorOptions;
  readonly name?: string;
  /** The `name` option is computed: it is not known here, and the runtime sets it. */
  readonly isNamedAtRunTime: boolean;
  readonly description?: string;
  /** A lone named object parameter is the arguments object itself. */
  readonly spread: boolean;
}

const UNITS: Readonly<Record<string, number>> = { "": 1, ms: 1, s: 1000, m: 60_000, min: 60_000, h: 3_600_000 };
const HINTS: Readonly<Record<string, keyof ToolAnnotations>> = {
  readOnly: "readOnlyHint",
  destructive: "destructiveHint",
  idempotent: "idempotentHint",
  openWorld: "openWorldHint",
};

/** Options in code win over tags. */
export function readOptions(project: Project, site: ToolSite, doc: Doc, report: Report): ReadOptions {
  const literal = literalOptions(project, site);
  const tags = new Map(doc.tags.map((tag) => [tag.name, tag.text]));
  const annotations: Record<string, true> = {};
  for (const [tag, hint] of Object.entries(HINTS)) if (tags.has(tag)) annotations[hint] = true;
  const timeout = number(literal.timeout) ?? timeoutOf(tags.get("timeout"), site, report);
  const name = text(literal.name) ?? tags.get("toolName")?.split(/\s/)[0];
  const description = text(literal.description);
  const set = (option: "requiresApproval" | "register") =>
    literal[option] === true || (literal[option] === undefined && tags.has(option));
  return {
    options: {
      ...(timeout !== undefined && { timeout }),
      ...(set("requiresApproval") && { requiresApproval: true }),
      ...(set("register") && { register: true }),
      ...(Object.keys(annotations).length > 0 && { annotations }),
    },
    ...(name !== undefined && name !== "" && { name }),
    ...(description !== undefined && { description }),
    isNamedAtRunTime: literal.name === undefined && hasOption(site, "name"),
    spread: literal.spread === true || tags.has("spread"),
  };
}

/** The constant properties of the options literal; what is computed is known at run time only. */
function literalOptions(project: Project, site: ToolSite): Record<string, Json> {
  const known: Record<string, Json> = {};
  for (const property of site.options?.properties ?? []) {
    const value = constantOf(project, property.initializer);
    if (property.name?.text !== undefined && value !== undefined) known[property.name.text] = value;
  }
  return known;
}

function hasOption(site: ToolSite, name: string): boolean {
  return site.options?.properties?.some((property) => property.name?.text === name) ?? false;
}

function timeoutOf(value: string | undefined, site: ToolSite, report: Report): number | undefined {
  if (value === undefined) return undefined;
  const match = /^(\d+(?:\.\d+)?)(?:\s*(ms|s|min|m|h)(?=\s|$)|$)/.exec(value);
  if (match) return Number(match[1]) * (UNITS[match[2] ?? ""] ?? 1);
  report({
    code: "WL1007",
    severity: "error",
    message: `tool "${site.name ?? ""}": @timeout ${value} is no duration.`,
    help: "Write a number with a unit: `@timeout 30s`, `@timeout 500ms`, `@timeout 2m`.",
    span: site.place,
  });
  return undefined;
}

const text = (value: Json | undefined) => (typeof value === "string" ? value : undefined);
const number = (value: Json | undefined) => (typeof value === "number" ? value : undefined);
