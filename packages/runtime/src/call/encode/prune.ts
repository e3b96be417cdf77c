import type { JsonSchema } from "../../json-schema.js";
import { acceptor } from "../../schema/explain/explain.js";
import { isObject } from "../../schema/kind.js";
import { ownValue } from "../../schema/own.js";
import { type Place, pathOf } from "../../schema/path.js";
import { compilePattern } from "../../schema/pattern/compile-pattern.js";
import { resolve } from "../../schema/resolve.js";

type Schema = JsonSchema | boolean;

/**
 * Removes, in place, the properties of a result that its schema does not know: a TypeScript value may carry more than its
 * type says, and what is not declared is not given away. In a union, what a matching branch knows stays.
 *
 * @param root - the output schema
 * @param value - the result as JSON, an own copy
 * @param parts - the parts of the schema that speak about the value
 */
export function prune(root: JsonSchema, value: unknown, parts: readonly Schema[] = [root]): void {
  const walk = walkOf(root, (owner, name) => delete owner[name]);
  eachUnknown(walk, parts, value, undefined);
}

/** What pruning by one part of the schema would remove: where it stands in the value, and the JSON there. */
export interface Unknown {
  readonly path: readonly (string | number)[];
  readonly json: unknown;
}

/** What pruning by one part of the schema would remove. */
export function unknownIn(root: JsonSchema, value: unknown, part: Schema): readonly Unknown[] {
  const found: Unknown[] = [];
  const unknown: Walk["unknown"] = (owner, name, place) => found.push({ path: pathOf(place), json: owner[name] });
  eachUnknown(walkOf(root, unknown), [part], value, undefined);
  return found;
}

interface Walk {
  readonly root: JsonSchema;
  /** Whether a part of the schema takes a value, apart from what it does not know. */
  accepts(value: unknown, part: Schema): boolean;
  unknown(owner: Record<string, unknown>, name: string, place: Place): void;
}

function walkOf(root: JsonSchema, unknown: Walk["unknown"]): Walk {
  return { root, accepts: acceptor(root, { open: true }), unknown };
}

function eachUnknown(walk: Walk, schemas: readonly Schema[], value: unknown, place: Place | undefined): void {
  if (typeof value !== "object" || value === null) return;
  const [only] = schemas;
  if (schemas.length === 1 && isPlain(only)) {
    eachUnknownOf(walk, only, value, place);
    return;
  }
  const parts = schemas.flatMap((schema) => matching(walk, schema, value, 0));
  // Something allows whatever is inside, or nothing says anything about it: all of it stays.
  if (schemas.includes(true) || parts.length === 0) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const known = parts.map((part) => itemSchema(part, index));
      eachUnknown(walk, known, item, { parent: place, key: index });
    }
    return;
  }
  const object = value as Record<string, unknown>;
  for (const name of Object.keys(object)) {
    const known = parts.map((part) => memberSchema(part, name)).filter((schema) => schema !== undefined);
    const at = { parent: place, key: name };
    if (known.length === 0) walk.unknown(object, name, at);
    else eachUnknown(walk, known, object[name], at);
  }
}

/** Whether a schema speaks for itself, without references and branches: most do. */
function isPlain(schema: Schema | undefined): schema is JsonSchema {
  return (
    typeof schema === "object" &&
    schema.$ref === undefined &&
    schema.anyOf === undefined &&
    schema.oneOf === undefined &&
    schema.allOf === undefined
  );
}

/** The same as {@link eachUnknown} for one plain schema, without lists of parts: every result passes here. */
function eachUnknownOf(walk: Walk, schema: JsonSchema, value: object, place: Place | undefined): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const item: unknown = value[index];
      if (typeof item !== "object" || item === null) continue;
      eachUnknown(walk, [itemSchema(schema, index)], item, { parent: place, key: index });
    }
    return;
  }
  const object = value as Record<string, unknown>;
  for (const name of Object.keys(object)) {
    const known = memberSchema(schema, name);
    const member = object[name];
    if (known === undefined) walk.unknown(object, name, { parent: place, key: name });
    else if (typeof member === "object" && member !== null)
      eachUnknown(walk, [known], member, { parent: place, key: name });
  }
}

/** The parts of a schema that speak about the value: those behind references, and the branches that accept it. */
function matching(walk: Walk, schema: Schema, value: unknown, depth: number): JsonSchema[] {
  if (typeof schema === "boolean" || depth > 50) return [];
  const target = schema.$ref === undefined ? undefined : resolve(walk.root, schema.$ref);
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter((branch) => walk.accepts(value, branch));
  const parts = [...(target === undefined ? [] : [target]), ...(schema.allOf ?? []), ...branches];
  const inner = parts.flatMap((part) => matching(walk, part, value, depth + 1));
  return parts.length > 0 && schema.properties === undefined ? inner : [schema, ...inner];
}

/** The schema for an item. Where nothing is said about it, it may be anything. */
function itemSchema(schema: JsonSchema, index: number): Schema {
  return schema.prefixItems?.[index] ?? schema.items ?? true;
}

/** The schema for a property; undefined where it is not known. A schema without properties knows them all. */
function memberSchema(schema: JsonSchema, name: string): Schema | undefined {
  const { properties, patternProperties, additionalProperties: rest } = schema;
  const property = isObject(properties) ? (ownValue(properties, name) as Schema | undefined) : undefined;
  if (property !== undefined) return property;
  for (const [pattern, part] of Object.entries(patternProperties ?? {})) {
    if (compilePattern(pattern).test(name)) return part;
  }
  if (rest === undefined && properties === undefined && patternProperties === undefined) return true;
  return rest === false ? undefined : rest;
}
