import type { JsonSchema } from "../json-schema.js";
import { subschemas } from "./subschemas.js";

/** Notes for people and tools, which no value has to meet. */
const NOTES = [
  "$comment",
  "$defs",
  "$id",
  "$schema",
  "contentEncoding",
  "contentMediaType",
  "default",
  "definitions",
  "deprecated",
  "description",
  "example",
  "examples",
  "readOnly",
  "title",
  "writeOnly",
];
/** What the explaining pass checks. */
const CHECKED = [
  "$ref",
  "additionalProperties",
  "allOf",
  "anyOf",
  "const",
  "enum",
  "exclusiveMaximum",
  "exclusiveMinimum",
  "format",
  "items",
  "maxItems",
  "maxLength",
  "maxProperties",
  "maximum",
  "minItems",
  "minLength",
  "minProperties",
  "minimum",
  "multipleOf",
  "not",
  "oneOf",
  "pattern",
  "patternProperties",
  "prefixItems",
  "properties",
  "propertyNames",
  "required",
  "type",
  "uniqueItems",
];
const KNOWN: ReadonlySet<string> = new Set([...NOTES, ...CHECKED]);

/** Whether a keyword demands nothing of a value. */
export function isNote(keyword: string): boolean {
  return NOTES.includes(keyword);
}

/**
 * The keywords of a schema that the explaining pass does not check, sorted: for these ajv is needed. Words that start
 * with `x-` are somebody's own notes.
 */
export function unknownKeywords(root: JsonSchema): readonly string[] {
  const unknown = new Set<string>();
  const seen = new Set<object>();
  const waiting: (JsonSchema | boolean)[] = [root];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (typeof schema === "boolean" || seen.has(schema)) continue;
    seen.add(schema);
    for (const keyword of Object.keys(schema)) {
      if (!KNOWN.has(keyword) && !keyword.startsWith("x-")) unknown.add(keyword);
    }
    for (const inner of subschemas(schema)) waiting.push(inner.schema);
  }
  return [...unknown].sort();
}
