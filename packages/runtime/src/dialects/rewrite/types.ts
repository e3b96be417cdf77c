import type { JsonSchema, SchemaType } from "../../json-schema.js";

/** Keywords that say something of one kind of values only. */
const OF_KIND: Readonly<Record<string, readonly string[]>> = {
  object: ["properties", "patternProperties", "additionalProperties", "required", "propertyNames", "minProperties", "maxProperties"],
  array: ["items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains"],
  string: ["minLength", "maxLength", "pattern", "format", "contentEncoding"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
}; // biome-ignore format: a table

/** The types that a schema means: those it names or, where it names none, that of the keywords it has. */
export function meantTypes(schema: JsonSchema): readonly SchemaType[] {
  if (schema.type !== undefined) return [...new Set([schema.type].flat())];
  const kinds = Object.keys(OF_KIND).filter((kind) => OF_KIND[kind]!.some((keyword) => Object.hasOwn(schema, keyword)));
  return kinds as SchemaType[];
}

/** A schema for one of its types: without the keywords for the others. */
export function ofType(schema: JsonSchema, type: SchemaType): JsonSchema {
  const own = type === "integer" ? "number" : type;
  const others = Object.entries(OF_KIND).flatMap(([kind, keywords]) => (kind === own ? [] : keywords));
  const { description: _, title: _title, default: _default, examples: _examples, ...rest } = schema;
  return { ...Object.fromEntries(Object.entries(rest).filter(([keyword]) => !others.includes(keyword))), type };
}

/** What a schema says about all of its types. */
export function annotationsOf(schema: JsonSchema): JsonSchema {
  const words = ["title", "description", "default", "examples"];
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => words.includes(keyword)));
}
