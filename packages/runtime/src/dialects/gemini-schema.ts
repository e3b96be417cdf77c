import type { Json } from "../descriptor.js";
import type { JsonSchema } from "../json-schema.js";
import { mergeObjects } from "./merge-objects.js";

/**
 * The keywords that the API documents for its JSON Schema surface
 * (https://ai.google.dev/api/generate-content, `responseJsonSchema`).
 */
const KNOWN = [
  "$defs", "$ref", "type", "format", "title", "description", "enum", "items", "prefixItems", "minItems", "maxItems",
  "minimum", "maximum", "anyOf", "properties", "additionalProperties", "required",
] as const; // biome-ignore format: a list of words
/** Keywords of which a model should hear in words where the API does not take them. */
const TOLD = [
  "const", "default", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength", "pattern",
  "minProperties", "maxProperties", "propertyNames", "uniqueItems", "contentEncoding", "not",
] as const; // biome-ignore format: a list of words

/**
 * One schema in the keywords that Gemini takes: `const` and mixed `enum` as what it knows, `oneOf` as `anyOf`, `allOf`
 * merged, patterns of names as plain maps. What it does not take is told in the description instead.
 */
export function geminiSchema(schema: JsonSchema): JsonSchema {
  return besideReference(tell(withPlainNames(withUnions(withValues(merged(schema))))));
}

function merged(schema: JsonSchema): JsonSchema {
  const { allOf, ...rest } = schema;
  return allOf === undefined ? schema : mergeObjects(rest, allOf, "all");
}

/** `enum` holds texts and numbers only: other values become types. */
function withValues(schema: JsonSchema): JsonSchema {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values === undefined) return schema;
  const { const: _const, enum: _enum, type: _type, ...rest } = schema;
  const plain = values.filter((value) => typeof value === "string" || typeof value === "number");
  const branches = [...enums(plain), ...types(values)];
  if (branches.length === 1) return { ...rest, ...branches[0], ...toldValues(rest, values, plain) };
  return { ...rest, anyOf: branches, ...toldValues(rest, values, plain) };
}

function enums(values: readonly (string | number)[]): JsonSchema[] {
  return (["string", "number"] as const).flatMap((type) => {
    const found = values.filter((value) => typeof value === type);
    return found.length === 0 ? [] : [{ type, enum: found }];
  });
}

function types(values: readonly Json[]): JsonSchema[] {
  const branches: JsonSchema[] = [];
  if (values.some((value) => typeof value === "boolean")) branches.push({ type: "boolean" });
  if (values.some((value) => typeof value === "object" && value !== null)) branches.push({});
  if (values.includes(null)) branches.push({ type: "null" });
  return branches;
}

/** Values that a type says too little about: one boolean, a structure. */
function toldValues(schema: JsonSchema, values: readonly Json[], plain: readonly Json[]): JsonSchema {
  const others = values.filter((value) => value !== null && !plain.includes(value));
  if (others.length === 0 || (others.includes(true) && others.includes(false) && others.length === 2)) return {};
  return describe(schema, `one of: ${values.map((value) => JSON.stringify(value)).join(", ")}`);
}

function withUnions(schema: JsonSchema): JsonSchema {
  const { oneOf, ...rest } = schema;
  return oneOf === undefined ? schema : { ...rest, anyOf: [...(rest.anyOf ?? []), ...oneOf] };
}

function withPlainNames(schema: JsonSchema): JsonSchema {
  const { patternProperties, ...rest } = schema;
  if (patternProperties === undefined) return schema;
  const parts = Object.values(patternProperties);
  const values = parts.length === 1 ? parts[0]! : { anyOf: parts };
  const names = Object.keys(patternProperties).join(", ");
  return { ...rest, additionalProperties: values, ...describe(rest, `property names match: ${names}`) };
}

/** Leaves the known keywords, and puts the others into words. */
function tell(schema: JsonSchema): JsonSchema {
  const notes = TOLD.filter((keyword) => schema[keyword] !== undefined).map(
    (keyword) => `${keyword}: ${JSON.stringify(schema[keyword])}`,
  );
  const known = KNOWN.filter((keyword) => schema[keyword] !== undefined).map((keyword) => [keyword, schema[keyword]]);
  return { ...(Object.fromEntries(known) as JsonSchema), ...(notes.length > 0 && describe(schema, notes.join("; "))) };
}

/** Beside `$ref` nothing but `$…` may stand; as the only branch of a union it may have a description. */
function besideReference(schema: JsonSchema): JsonSchema {
  const { $ref, $defs, ...beside } = schema;
  if ($ref === undefined || Object.keys(beside).length === 0) return schema;
  return { ...beside, anyOf: [{ $ref }], ...($defs && { $defs }) };
}

function describe(schema: JsonSchema, note: string): { description: string } {
  return { description: schema.description === undefined ? `(${note})` : `${schema.description} (${note})` };
}
