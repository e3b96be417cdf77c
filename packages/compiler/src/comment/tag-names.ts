import { letterSlips } from "./letter-slips.js";

/** Tags of tools that take no text. They may stand anywhere in a line. */
const TOOL_MODIFIERS: readonly string[] = [
  "tool",
  "requiresApproval",
  "register",
  "readOnly",
  "destructive",
  "idempotent",
  "openWorld",
  "worker",
  "spread",
];

/** Constraints that take no text. */
const TYPE_MODIFIERS: readonly string[] = ["integer", "uniqueItems"];

/** Further tags without a text, of TSDoc and JSDoc. */
const OTHER_MODIFIERS = [
  "abstract", "alpha", "async", "beta", "eventProperty", "experimental", "generator", "hidden", "ignore", "inner",
  "instance", "internal", "override", "overload", "packageDocumentation", "public", "readonly", "sealed", "static", "virtual",
] as const; // biome-ignore format: a list of words

const NUMBERS: readonly string[] = [
  "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength", "minItems", "maxItems",
]; // biome-ignore format: a list of words

const CONSTRAINTS: ReadonlySet<string> = new Set([...TYPE_MODIFIERS, ...NUMBERS, "pattern", "format"]);

/** Tags with a text of several lines, which goes on to the next tag. So do those that are not known. */
const BLOCK_TAGS: readonly string[] = [
  "remarks", "param", "arg", "argument", "returns", "return", "example", "default", "defaultValue", "deprecated",
  "description", "desc", "summary", "privateRemarks", "throws", "exception", "see", "typeParam", "template", "typedef",
  "callback", "property", "prop", "type", "since", "version", "author", "category", "group", "module", "license",
  "copyright", "file", "fileoverview", "overview", "todo", "yields", "decorator", "extends", "augments", "implements",
  "satisfies", "import", "class", "constructor", "enum", "this", "inheritDoc", "label", "access", "private", "protected",
]; // biome-ignore format: a list of words

/** Tags of JSDoc, TypeDoc and others that mean nothing here and are no slips either. */
const FOREIGN: ReadonlySet<string> = new Set([
  "alias", "apiNote", "borrows", "classdesc", "const", "constant", "constructs", "emits", "event", "events", "examples",
  "expand", "expandType", "exports", "external", "fires", "func", "function", "global", "groupDescription",
  "categoryDescription", "hide", "hideCategories", "hideConstructor", "hideGroups", "hideconstructor", "host", "id", "include",
  "includeCode", "inline", "inlineType", "interface", "items", "kind", "lends", "link", "listens", "listensTo", "member",
  "memberOf", "memberof", "mergeModuleWith", "method", "mixes", "mixin", "mode", "name", "namespace", "note", "nullable",
  "package", "param-name", "preventExpand", "preventInline", "primaryExport", "prompt", "ref", "reexport", "requires",
  "resource", "sample", "sortStrategy", "tag", "tags", "title", "tutorial", "useDeclaredType", "var", "variation",
]); // biome-ignore format: a list of words

/** Tags that Windlass does something with: a misspelt one costs the user what it asks for. */
const WORKING: readonly string[] = [
  ...TOOL_MODIFIERS, ...TYPE_MODIFIERS, ...NUMBERS, "pattern", "format", "toolName", "timeout", "param", "returns", "remarks",
  "example", "default", "defaultValue", "deprecated", "description", "summary", "inheritDoc",
]; // biome-ignore format: a list of words

/** Tags without a text: what follows them belongs to the summary. */
const MODIFIERS: ReadonlySet<string> = new Set([...TOOL_MODIFIERS, ...TYPE_MODIFIERS, ...OTHER_MODIFIERS]);

/** Tags with one value, which ends with the line: what follows below belongs to the summary. */
const VALUE_TAGS: ReadonlySet<string> = new Set([...NUMBERS, "pattern", "format", "toolName", "timeout"]);

const KNOWN: ReadonlySet<string> = new Set([...MODIFIERS, ...VALUE_TAGS, ...BLOCK_TAGS]);

/** TSDoc takes the names of its tags in any case. */
const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map(BLOCK_TAGS.map((name) => [name.toLowerCase(), name]));

/** The name under which a tag is known. */
export function canonical(name: string): string {
  return KNOWN.has(name) ? name : (BY_LOWER_CASE.get(name.toLowerCase()) ?? name);
}

/** What a tag takes: no text, one value on its line, or all that follows up to the next tag. */
export function textOfTag(name: string): "none" | "value" | "block" {
  return MODIFIERS.has(name) ? "none" : VALUE_TAGS.has(name) ? "value" : "block";
}

/** Whether the name is one of Windlass, TSDoc or JSDoc. */
export function isKnownTag(name: string): boolean {
  return KNOWN.has(name);
}

/** `@readOnly false`: modifiers that may be taken back. */
export function takesTruth(name: string): boolean {
  return name !== "tool" && (TOOL_MODIFIERS.includes(name) || TYPE_MODIFIERS.includes(name));
}

/** Whether a tag constrains the type that the comment speaks about. */
export function isConstraint(name: string): boolean {
  return CONSTRAINTS.has(name);
}

/** Whether a tag counts even in the middle of a line of prose; `rest` is what follows its name. */
export function countsInProse(name: string, rest: string): boolean {
  if (MODIFIERS.has(name)) return takesTruth(name) || name === "tool";
  if (name === "param") return /^\s+(?:\{[^}]*\}\s*)?[^\s-]\S*\s+-\s/.test(rest);
  return NUMBERS.includes(name) && /^\s+[-+.]?\d/.test(rest);
}

/** The tag of Windlass that was probably meant by an unknown one: a slip or two away, in any case of letters. */
export function nearTag(name: string): string | undefined {
  if (isKnownTag(name) || FOREIGN.has(name) || name.length > MAX_NAME) return undefined;
  const ranked = WORKING.map((tag) => ({ tag, slips: letterSlips(name.toLowerCase(), tag.toLowerCase()) }))
    .filter(({ tag, slips }) => slips <= (tag.length < LONG ? 1 : 2))
    .sort((a, b) => a.slips - b.slips);
  return ranked[0]?.tag;
}

/** Shorter words with two letters changed are other words. */
const LONG = 7;
const MAX_NAME = 40;
