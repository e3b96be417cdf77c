import type { JsonSchema, SchemaType } from "../json-schema.js";
import { discriminatorOf } from "./discriminator.js";
import { typesOf } from "./kind.js";
import { isNote } from "./known-keywords.js";
import { dereference } from "./resolve.js";
import { shorten, show } from "./show.js";

/** How many values or alternatives are listed. */
const MAX_LISTED = 12;

const TYPES: Readonly<Record<SchemaType, string>> = {
  string: "string",
  number: "number",
  integer: "integer",
  boolean: "boolean",
  null: "null",
  array: "an array",
  object: "an object",
};

const FORMATS: Readonly<Record<string, string>> = {
  "date-time": 'a date and time with a time zone, such as "2031-05-06T07:08:09Z"',
  date: 'a date such as "2031-05-06"',
  time: 'a time with a time zone, such as "07:08:09Z"',
  duration: 'an ISO 8601 duration such as "P1DT2H"',
  email: "an e-mail address",
  hostname: "a host name",
  ipv4: "an IPv4 address",
  ipv6: "an IPv6 address",
  uri: 'a URL such as "https://example.com/"',
  uuid: "a UUID",
};

/**
 * What a schema wants, in a few words: `number`, `"a", "b" or "c"`, `an object with kind "circle" or "box"`.
 *
 * @param root - the whole schema, for references
 * @param schema - the part to describe
 */
export function describe(root: JsonSchema, schema: JsonSchema | boolean): string {
  return describeAt(root, schema, 0);
}

/** Alternatives in words: `a`, `a or b`, `a, b or c`; long lists are cut. */
export function oneOf(words: readonly string[]): string {
  const all = [...new Set(words)];
  if (all.length > MAX_LISTED) return `${all.slice(0, MAX_LISTED).join(", ")}, … (${all.length} in all)`;
  return all.length < 2 ? (all[0] ?? "nothing") : `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`;
}

/** What a text of a format looks like. */
export function describeFormat(format: string): string {
  return Object.hasOwn(FORMATS, format) ? (FORMATS[format] ?? format) : `text of the format ${show(format)}`;
}

function describeAt(root: JsonSchema, part: JsonSchema | boolean, depth: number): string {
  if (part === true) return "anything";
  if (part === false || depth > 4) return part === false ? "nothing" : "another value";
  const schema = dereference(root, part);
  if (schema.const !== undefined) return show(schema.const);
  if (schema.enum !== undefined) return oneOf(schema.enum.map(show));
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return describeUnion(root, branches, depth);
  const types = typesOf(schema);
  if (types === undefined) return Object.keys(schema).every(isNote) ? "anything" : "another value";
  if (types[0] === "string" && types.length === 1) return describeString(schema);
  return oneOf(types.map((type) => TYPES[type] ?? type));
}

/** What a text that matches a pattern looks like. */
export function describePattern(pattern: string): string {
  return pattern === "^-?\\d+$" ? 'a whole number as text, such as "12"' : `text matching ${shorten(pattern)}`;
}

function describeString(schema: JsonSchema): string {
  if (schema.format !== undefined) return describeFormat(schema.format);
  if (schema.pattern !== undefined) return describePattern(schema.pattern);
  return schema.contentEncoding === "base64" ? "base64 text" : "string";
}

/** Object branches that a property tells apart are named by its values; the others one by one. */
function describeUnion(root: JsonSchema, branches: readonly (JsonSchema | boolean)[], depth: number): string {
  const tag = discriminatorOf(root, branches);
  const others = branches.filter((_, index) => tag === undefined || tag.values[index]?.length === 0);
  const words = others.flatMap((branch) => listed(root, branch) ?? [describeAt(root, branch, depth + 1)]);
  if (tag !== undefined) words.push(`an object with ${tag.name} ${oneOf(tag.values.flat().map(show))}`);
  return oneOf(words);
}

/** The values that a branch lists, each a word of its own: `"a", "b" or null`. */
function listed(root: JsonSchema, branch: JsonSchema | boolean): readonly string[] | undefined {
  return dereference(root, branch).enum?.map(show);
}
