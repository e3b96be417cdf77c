import type { JsonSchema } from "../../json-schema.js";
import { isObject } from "../../schema/kind.js";

type Keywords = Record<string, unknown>;

/**
 * A schema in the words of draft 2020-12 where it is written in those of an older draft or of OpenAPI: tuples as lists of
 * `items`, booleans as exclusive bounds, `nullable`. Schemas of remote servers are a mixture. Only this schema, not its parts.
 */
export function modernize(given: JsonSchema): JsonSchema {
  const schema = sound(given);
  const words = schema as Keywords;
  if (!Array.isArray(words.items) && !("nullable" in words) && !hasOldBounds(words)) return schema;
  const { items, additionalItems, nullable, ...rest } = words;
  const out: Keywords = { ...rest };
  if (Array.isArray(items)) {
    out.prefixItems = items;
    if (additionalItems !== undefined) out.items = additionalItems;
  } else if (items !== undefined) out.items = items;
  bound(out, "exclusiveMinimum", "minimum");
  bound(out, "exclusiveMaximum", "maximum");
  return nullable === true ? withNull(out as JsonSchema) : (out as JsonSchema);
}

function hasOldBounds({ exclusiveMinimum, exclusiveMaximum }: Keywords): boolean {
  return typeof exclusiveMinimum === "boolean" || typeof exclusiveMaximum === "boolean";
}

/** Draft 4: whether the bound itself is excluded. */
function bound(schema: Keywords, exclusive: string, inclusive: string): void {
  if (typeof schema[exclusive] !== "boolean") return;
  const isExclusive = schema[exclusive];
  delete schema[exclusive];
  if (!isExclusive || typeof schema[inclusive] !== "number") return;
  schema[exclusive] = schema[inclusive];
  delete schema[inclusive];
}

function withNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  if (type === undefined) return schema;
  const types = [type].flat();
  return {
    ...schema,
    type: types.includes("null") ? type : [...types, "null"],
    ...(values !== undefined && !values.includes(null) && { enum: [...values, null] }),
  };
}

const TYPES: readonly unknown[] = ["string", "number", "integer", "boolean", "null", "array", "object"];
const isList = (value: unknown) => Array.isArray(value) && value.length > 0;
const isTexts = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === "string");
const isPart = (value: unknown) => isSchema(value) || Array.isArray(value);

/** What the keywords of structure have to be. A remote server may send anything. */
const SOUND: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) =>
    Array.isArray(value) ? isList(value) && value.every((each) => TYPES.includes(each)) : TYPES.includes(value),
  enum: isList,
  required: isTexts,
  properties: isObject,
  patternProperties: isObject,
  additionalProperties: isSchema,
  items: isPart,
  prefixItems: isList,
  anyOf: isList,
  oneOf: isList,
  allOf: isList,
  $ref: (value) => typeof value === "string",
  description: (value) => typeof value === "string",
  minItems: (value) => typeof value === "number",
  maxItems: (value) => typeof value === "number",
};

/** A schema without keywords whose values cannot be. */
function sound(schema: JsonSchema): JsonSchema {
  const words = schema as Keywords;
  const bad = Object.keys(schema).filter((word) => Object.hasOwn(SOUND, word) && !SOUND[word]!(words[word]));
  if (bad.length === 0) return schema;
  return Object.fromEntries(Object.entries(words).filter(([word]) => !bad.includes(word))) as JsonSchema;
}

/** Whether something is a schema at all: remote servers send other things in the place of one. */
export function isSchema(value: unknown): value is JsonSchema | boolean {
  return typeof value === "boolean" || isObject(value);
}
