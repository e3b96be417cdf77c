import type { Json } from "../../descriptor.js";
import type { JsonSchema, SchemaType } from "../../json-schema.js";
import { equal } from "../../schema/equal.js";
import type { Writer } from "./writer.js";

/** How deep is looked for a difference. */
const MAX_DEPTH = 4;

/**
 * Whether no value fits two written schemas, as far as can be seen: of other types, or objects that tell themselves apart by a
 * fixed value or by a property that the other does not know. In doubt they are not.
 */
export function areDisjoint(writer: Writer, a: JsonSchema, b: JsonSchema, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const [left, right] = [behind(writer, a), behind(writer, b)];
  if (left === undefined || right === undefined) return false;
  const over = (branches: readonly JsonSchema[], other: JsonSchema) =>
    branches.every((branch) => areDisjoint(writer, branch, other, depth + 1));
  if (left.anyOf !== undefined) return over(left.anyOf, right);
  if (right.anyOf !== undefined) return over(right.anyOf, left);
  const [some, others] = [valuesOf(left), valuesOf(right)];
  if (some !== undefined && others !== undefined) {
    return !some.some((value) => others.some((other) => equal(value, other)));
  }
  const [types, theirs] = [typesOf(left), typesOf(right)];
  if (types === undefined || theirs === undefined) return false;
  const common = types.filter((type) => theirs.includes(type));
  if (common.length === 0) return true;
  return common.length === 1 && common[0] === "object" && areObjectsDisjoint(writer, left, right, depth);
}

function areObjectsDisjoint(writer: Writer, a: JsonSchema, b: JsonSchema, depth: number): boolean {
  const demands = (from: JsonSchema, of: JsonSchema) =>
    of.additionalProperties === false &&
    of.patternProperties === undefined &&
    (from.required ?? []).some((name) => !Object.hasOwn(of.properties ?? {}, name));
  if (demands(a, b) || demands(b, a)) return true;
  const shared = (a.required ?? []).filter((name) => b.required?.includes(name));
  return shared.some((name) => {
    if (!Object.hasOwn(a.properties ?? {}, name) || !Object.hasOwn(b.properties ?? {}, name)) return false;
    return areDisjoint(writer, a.properties![name]!, b.properties![name]!, depth + 1);
  });
}

function behind(writer: Writer, schema: JsonSchema): JsonSchema | undefined {
  let found: JsonSchema | undefined = schema;
  for (let hops = 0; found?.$ref !== undefined && hops < 20; hops++) found = writer.defined(found.$ref);
  return found;
}

function valuesOf(schema: JsonSchema): readonly Json[] | undefined {
  return schema.const !== undefined ? [schema.const] : schema.enum;
}

/** The types that fit; a whole number is of both kinds. */
function typesOf(schema: JsonSchema): readonly SchemaType[] | undefined {
  if (schema.type === undefined) {
    const values = valuesOf(schema);
    return values === undefined ? undefined : [...new Set(values.map(typeOf))];
  }
  const types = [schema.type].flat().map((type) => (type === "integer" ? "number" : type));
  return (schema as { nullable?: unknown }).nullable === true ? [...types, "null"] : types;
}

function typeOf(value: Json): SchemaType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value as SchemaType;
}
