import { WindlassError } from "../../errors/windlass-error.js";
import type { JsonSchema, SchemaType } from "../../json-schema.js";
import { equal } from "../../schema/equal.js";
import { pathText } from "../../schema/path.js";
import { resolve } from "../../schema/resolve.js";

type OpenApiSchema = Record<string, unknown>;

/** Where a part stands, and which references led there. */
interface At {
  readonly root: JsonSchema;
  readonly path: readonly (string | number)[];
  readonly above: readonly string[];
}

/** Keywords that mean the same in OpenAPI 3.0. */
const SAME = [
  "title", "description", "default", "deprecated", "format", "pattern", "minLength", "maxLength", "multipleOf",
  "minimum", "maximum", "minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties", "required", "enum",
] as const; // biome-ignore format: a list of words

/**
 * A schema as OpenAPI 3.0 has it (https://spec.openapis.org/oas/v3.0.3#schema-object): `nullable` for null, one type
 * each, booleans for exclusive bounds. References are put in place, since the document they would point into is another's.
 *
 * @throws WindlassError for what it has no words for: recursive types, tuples of different types, patterns of names
 */
export function openApi30(schema: JsonSchema): OpenApiSchema {
  return convert(schema, { root: schema, path: [], above: [] });
}

function convert(schema: JsonSchema | boolean, at: At): OpenApiSchema {
  if (typeof schema === "boolean") return schema ? {} : { not: {} };
  if (schema.$ref !== undefined) return inPlace(schema, schema.$ref, at);
  if (schema.patternProperties !== undefined) throw unsayable("names that match a pattern", at);
  if (schema.propertyNames !== undefined) throw unsayable("rules for names", at);
  const plain: OpenApiSchema = {};
  for (const keyword of SAME) if (schema[keyword] !== undefined) plain[keyword] = schema[keyword];
  Object.assign(plain, values(schema), bounds(schema), items(schema, at), members(schema, at));
  if (schema.contentEncoding === "base64") plain.format = "byte";
  if (schema.examples !== undefined && schema.examples.length > 0) plain.example = schema.examples[0];
  for (const keyword of ["allOf", "oneOf"] as const) {
    if (schema[keyword] !== undefined) plain[keyword] = list(schema[keyword], keyword, at);
  }
  if (schema.not !== undefined) plain.not = convert(schema.not, inside(at, "not"));
  return withUnion(schema, withTypes(plain, [schema.type ?? []].flat()), at);
}

function inPlace(schema: JsonSchema, ref: string, at: At): OpenApiSchema {
  const { $ref: _, $defs: __, ...beside } = schema;
  if (at.above.includes(ref)) throw unsayable("a type that contains itself", at);
  const target = convert(resolve(at.root, ref) ?? true, { ...at, above: [...at.above, ref] });
  const own = convert(beside, at);
  const isNote = Object.keys(own).every((keyword) =>
    ["title", "description", "default", "deprecated", "example"].includes(keyword),
  );
  return isNote ? { ...target, ...own } : { allOf: [target, own] };
}

/** `const` is an `enum` of one. */
function values(schema: JsonSchema): OpenApiSchema {
  return schema.const === undefined ? {} : { enum: [schema.const] };
}

/** The exclusive bound is a mark on the other one. */
function bounds(schema: JsonSchema): OpenApiSchema {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity, exclusiveMaximum = Infinity } = schema;
  return {
    ...(exclusiveMinimum >= minimum &&
      exclusiveMinimum !== -Infinity && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    ...(exclusiveMaximum <= maximum &&
      exclusiveMaximum !== Infinity && { maximum: exclusiveMaximum, exclusiveMaximum: true }),
  };
}

/** A tuple can be said where all of its members are of one type. */
function items(schema: JsonSchema, at: At): OpenApiSchema {
  const { prefixItems = [], items: rest } = schema;
  const isArray = [schema.type ?? []].flat().includes("array");
  if (prefixItems.length === 0) {
    if (rest === false) return { items: {}, maxItems: 0 };
    return rest === undefined && !isArray ? {} : { items: convert(rest ?? true, inside(at, "items")) };
  }
  const [first] = prefixItems;
  const others = rest === false ? prefixItems : [...prefixItems, rest ?? true];
  if (!others.every((other) => equal(other, first))) throw unsayable("a tuple of different types", at);
  const length = Math.min(prefixItems.length, schema.maxItems ?? Infinity);
  return { items: convert(first ?? true, inside(at, "items")), ...(rest === false && { maxItems: length }) };
}

function members(schema: JsonSchema, at: At): OpenApiSchema {
  const { properties, additionalProperties: rest } = schema;
  const converted = Object.entries(properties ?? {}).map(([name, part]) => [name, convert(part, inside(at, name))]);
  return {
    ...(properties && { properties: Object.fromEntries(converted) as OpenApiSchema }),
    ...(rest !== undefined && {
      additionalProperties: typeof rest === "boolean" ? rest : convert(rest, inside(at, "additionalProperties")),
    }),
  };
}

/** One type, and `nullable` for null beside it; several types are alternatives. */
function withTypes(plain: OpenApiSchema, types: readonly SchemaType[]): OpenApiSchema {
  const others = types.filter((type) => type !== "null");
  if (types.length === 0) return plain;
  const isNullable = others.length < types.length;
  if (others.length === 0) return { ...plain, ...NULL, ...(Array.isArray(plain.enum) && { enum: plain.enum }) };
  if (others.length === 1) return { ...plain, type: others[0], ...(isNullable && { nullable: true }) };
  const branches = others.map((type) => ({ type, ...(type === "array" && { items: {} }) }));
  return { ...plain, anyOf: isNullable ? [...branches, NULL] : branches };
}

/** Null alone: of no type, and the only value. */
const NULL: OpenApiSchema = { enum: [null], nullable: true };

function withUnion(schema: JsonSchema, plain: OpenApiSchema, at: At): OpenApiSchema {
  if (schema.anyOf === undefined) return plain;
  const branches = list(schema.anyOf, "anyOf", at);
  const others = branches.filter((branch) => !equal(branch, NULL));
  const only = branches.length === 2 && others.length === 1 ? others[0] : undefined;
  if (only !== undefined && takesNull(only, plain)) {
    const listed = Array.isArray(only.enum) && !only.enum.includes(null) ? { enum: [...only.enum, null] } : {};
    return { ...only, ...listed, ...plain, nullable: true };
  }
  return "anyOf" in plain
    ? { ...plain, allOf: [...((plain.allOf as []) ?? []), { anyOf: branches }] }
    : { ...plain, anyOf: branches };
}

/** Whether null beside a type can be said as `nullable` of it, together with what stands around the two. */
function takesNull(only: OpenApiSchema, around: OpenApiSchema): boolean {
  const isPlain = only.type !== undefined && !["allOf", "anyOf", "oneOf", "not"].some((keyword) => keyword in only);
  return isPlain && Object.keys(around).every((keyword) => !(keyword in only) || keyword === "description");
}

function list(parts: readonly JsonSchema[], keyword: string, at: At): OpenApiSchema[] {
  return parts.map((part, index) => convert(part, inside(inside(at, keyword), index)));
}

function inside(at: At, key: string | number): At {
  return { ...at, path: [...at.path, key] };
}

function unsayable(what: string, { path }: At): WindlassError {
  const place = path.length === 0 ? "the type" : `\`${pathText(path)}\``;
  return new WindlassError("WL2405", `OpenAPI 3.0 cannot say ${what}, which ${place} holds.`, {
    hint: 'Ask for "draft-2020-12" (OpenAPI 3.1 takes it) or "draft-07", or change the type.',
  });
}
