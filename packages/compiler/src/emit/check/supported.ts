import type { JsonSchema } from "windlass";

/** Notes for people and tools, which no value has to meet. */
const NOTES = [
  "$comment",
  "$defs",
  "$schema",
  "contentEncoding",
  "contentMediaType",
  "default",
  "deprecated",
  "description",
  "examples",
  "readOnly",
  "title",
  "writeOnly",
];

/**
 * What a check knows. `not` and `oneOf` are missing on purpose: they turn a "no" into a "yes", and a check may say "no" to
 * be on the safe side.
 */
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
  "pattern",
  "patternProperties",
  "prefixItems",
  "properties",
  "propertyNames",
  "required",
  "type",
  "uniqueItems",
];

const SUPPORTED: ReadonlySet<string> = new Set([...NOTES, ...CHECKED]);

/** Whether a check can be written for all keywords of a schema (its parts are not looked at). */
export function isSupported(schema: JsonSchema): boolean {
  return Object.keys(schema).every((keyword) => SUPPORTED.has(keyword));
}
