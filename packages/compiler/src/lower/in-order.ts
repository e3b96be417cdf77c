import type { JsonSchema } from "windlass";

/** The one order of a schema's keywords: what it is, what it is for, what it demands, what is inside. */
// biome-ignore format: a list of words
const ORDER: readonly string[] = [
  "$ref", "type", "title", "description", "const", "enum", "default", "examples", "deprecated",
  "format", "contentEncoding", "pattern", "minLength", "maxLength",
  "minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "multipleOf",
  "prefixItems", "items", "minItems", "maxItems", "uniqueItems",
  "properties", "required", "patternProperties", "propertyNames", "minProperties", "maxProperties", "additionalProperties",
  "anyOf", "allOf", "$defs",
];

/** A schema with its keywords in the one fixed order; others than the compiler's own stand last, by name. */
export function inOrder(schema: JsonSchema): JsonSchema {
  const keywords = Object.entries(schema).filter(([, value]) => value !== undefined);
  keywords.sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return Object.fromEntries(keywords);
}

function rank(keyword: string): number {
  const place = ORDER.indexOf(keyword);
  return place < 0 ? ORDER.length : place;
}
