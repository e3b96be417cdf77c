import type { Json, JsonSchema } from "windlass";
import type { ObjectModel, PropertyModel, TypeModel, TypeNotes } from "../model/type-model.js";
import { inOrder } from "./in-order.js";
import { isStringKeyed } from "./inside/string-keyed.js";

/**
 * Whether objects refuse properties that they do not name: arguments are `closed`; results are `open`, since a
 * TypeScript value may carry more than its type says.
 */
export type Openness = "closed" | "open";

type Shape<Kind extends TypeModel["kind"]> = Extract<TypeModel, { readonly kind: Kind }>;

/**
 * The JSON Schema of one type, without definitions: recursive types become `$ref`s into the root's `$defs`.
 *
 * @param type - a settled type (see `settleType`): each member of a union becomes one branch, in the same order
 */
export function lowerType(type: TypeModel, openness: Openness): JsonSchema {
  return withNotes(lowerShape(type, openness), type);
}

function lowerShape(type: TypeModel, openness: Openness): JsonSchema {
  const lower = (inner: TypeModel): JsonSchema => lowerType(inner, openness);
  switch (type.kind) {
    case "string":
    case "number":
    case "boolean":
    case "null":
      return { type: type.kind };
    case "bigint":
      return type.values ? lowerLiteral(type.values) : { type: "string", pattern: "^-?\\d+$" };
    case "unknown":
    case "unsupported":
      return {};
    case "any-object":
      return { type: "object" };
    case "literal":
      return lowerLiteral(type.values);
    case "template":
      return { type: "string", pattern: type.pattern };
    case "date":
      return { type: "string", format: "date-time" };
    case "url":
      return { type: "string", format: "uri" };
    case "bytes":
    case "buffer":
    case "node-buffer":
      return { type: "string", contentEncoding: "base64" };
    case "array":
      return { type: "array", items: lower(type.items) };
    case "tuple":
      return lowerTuple(type, lower);
    case "set":
      return { type: "array", items: lower(type.items), uniqueItems: true };
    case "map":
      return lowerMap(type, lower);
    case "object":
      return lowerObject(type, openness);
    case "union":
      return lowerUnion(type.members.map(lower));
    case "ref":
      return { $ref: `#/$defs/${type.name}` };
  }
}

function lowerLiteral(values: Shape<"literal">["values"]): JsonSchema {
  const [first, ...others] = values;
  if (first !== undefined && others.length === 0) return { const: first };
  const kind = typeof first as "string" | "number" | "boolean";
  if (!values.every((value) => typeof value === kind)) return { enum: [...values] };
  return kind === "boolean" ? { type: kind } : { type: kind, enum: [...values] };
}

function lowerTuple(type: Shape<"tuple">, lower: (type: TypeModel) => JsonSchema): JsonSchema {
  const prefixItems = type.elements.map(({ type: element, label }) =>
    inOrder({ ...lower(element), ...(label !== undefined && { title: label }) }),
  );
  const minItems = type.elements.filter((element) => !element.optional).length;
  return {
    type: "array",
    // JSON Schema has no empty `prefixItems`.
    ...(prefixItems.length > 0 && { prefixItems }),
    items: type.rest === undefined ? false : lower(type.rest),
    ...(minItems > 0 && { minItems }),
  };
}

function lowerMap({ key, value }: Shape<"map">, lower: (type: TypeModel) => JsonSchema): JsonSchema {
  if (!isStringKeyed(key)) {
    const pair: JsonSchema = { type: "array", prefixItems: [lower(key), lower(value)], items: false, minItems: 2 };
    return { type: "array", items: inOrder(pair) };
  }
  const isPlain = key.kind === "string" && key.constraints === undefined;
  return { type: "object", ...(!isPlain && { propertyNames: lower(key) }), additionalProperties: lower(value) };
}

/** The schema of an object; also of the arguments object. */
export function lowerObject(type: Omit<ObjectModel, "kind">, openness: Openness): JsonSchema {
  const { index, patterns = [] } = type;
  const required = type.properties.filter((property) => !property.optional).map((property) => property.name);
  const hasNames = type.properties.length > 0 || (index === undefined && patterns.length === 0);
  const rest = index === undefined ? false : lowerType(index, openness);
  return {
    type: "object",
    ...(hasNames && { properties: lowerProperties(type.properties, openness) }),
    ...(required.length > 0 && { required }),
    ...(patterns.length > 0 && {
      patternProperties: Object.fromEntries(patterns.map((entry) => [entry.pattern, lowerType(entry.type, openness)])),
    }),
    ...((index !== undefined || openness === "closed") && { additionalProperties: rest }),
  };
}

/** `Object.fromEntries` makes own properties of all names, `__proto__` too. */
function lowerProperties(properties: readonly PropertyModel[], openness: Openness): Record<string, JsonSchema> {
  return Object.fromEntries(properties.map(({ name, type }) => [name, lowerType(type, openness)]));
}

/**
 * `anyOf`; a simple type or null is one schema with a list of types. Providers that want null written otherwise know
 * these two forms.
 */
function lowerUnion(branches: readonly JsonSchema[]): JsonSchema {
  const [first, second] = branches;
  if (first !== undefined && branches.length === 2 && isSimple(first) && second?.type === "null") {
    return { ...first, type: [first.type, "null"] };
  }
  return { anyOf: [...branches] };
}

function isSimple(schema: JsonSchema): schema is JsonSchema & { type: "string" | "number" | "integer" | "boolean" } {
  const isScalar = ["string", "number", "integer", "boolean"].includes(schema.type as string);
  // A keyword that judges null too would forbid what the list of types allows.
  return isScalar && schema.enum === undefined && schema.allOf === undefined;
}

function withNotes(schema: JsonSchema, notes: TypeNotes): JsonSchema {
  const { doc, examples, deprecated } = notes;
  return inOrder({
    ...withConstraints(schema, notes.constraints ?? {}),
    ...(doc !== undefined && doc !== "" && { description: doc }),
    ...(notes.default !== undefined && { default: notes.default }),
    ...(examples !== undefined && examples.length > 0 && { examples: [...examples] }),
    ...(deprecated === true && { deprecated }),
  });
}

/** A keyword that the type has by itself (the pattern of a template literal, say) holds beside that of a constraint. */
function withConstraints(schema: JsonSchema, constraints: { readonly [keyword: string]: Json }): JsonSchema {
  const merged: Record<string, unknown> = { ...schema };
  const further: Record<string, Json>[] = [];
  for (const [keyword, value] of Object.entries(constraints)) {
    const own = merged[keyword];
    if (own === undefined || keyword === "type" || own === value) merged[keyword] = value;
    else further.push({ [keyword]: value });
  }
  return further.length === 0 ? merged : { ...merged, allOf: further as JsonSchema[] };
}
