import type { Json } from "../../descriptor.js";
import type { JsonSchema, SchemaType } from "../../json-schema.js";
import { equal } from "../../schema/equal.js";
import { dereference } from "../../schema/resolve.js";
import { modernize } from "./modernize.js";

type Words = Record<string, unknown>;
type Join = (a: unknown, b: unknown) => unknown;

const least: Join = (a, b) => Math.min(a as number, b as number);
const most: Join = (a, b) => Math.max(a as number, b as number);
const first: Join = (a) => a;

/** How many schemas may still be joined: unions of unions double with each. */
export interface Budget {
  left: number;
}

/** How the values of a keyword that stands in both schemas are put together; undefined: they cannot be. */
const JOINS: Readonly<Record<string, Join>> = {
  description: (a, b) => (a === b ? a : `${a} ${b}`),
  title: first,
  default: first,
  examples: first,
  deprecated: (a, b) => a === true || b === true,
  minimum: most,
  exclusiveMinimum: most,
  minLength: most,
  minItems: most,
  minProperties: most,
  maximum: least,
  exclusiveMaximum: least,
  maxLength: least,
  maxItems: least,
  maxProperties: least,
  uniqueItems: (a, b) => a === true || b === true,
  required: (a, b) => [...new Set([...(a as string[]), ...(b as string[])])],
};

/**
 * One schema for the values that fit two, without `allOf` where that can be said. What cannot be joined (two patterns, say)
 * stays in an `allOf`.
 *
 * @param root - the whole schema, for references
 */
export function intersect(root: JsonSchema, a: JsonSchema, b: JsonSchema, budget: Budget, depth = 0): JsonSchema {
  if (depth > 30 || --budget.left < 0) return { allOf: [a, b] };
  const left = behind(root, a, budget, depth);
  const right = behind(root, b, budget, depth);
  if (left.allOf !== undefined) return intersect(root, merged(root, left, budget, depth + 1), right, budget, depth + 1);
  if (right.allOf !== undefined)
    return intersect(root, left, merged(root, right, budget, depth + 1), budget, depth + 1);
  const unions = (["anyOf", "oneOf"] as const).filter((word) => left[word] !== undefined && right[word] !== undefined);
  if (unions.length > 0) return overUnion(root, left, right, unions[0]!, budget, depth);
  const values = join(root, left, right, budget, depth);
  return values ?? { allOf: [left, right] };
}

/** A schema with its `allOf` merged into it. */
export function merged(root: JsonSchema, schema: JsonSchema, budget: Budget, depth = 0): JsonSchema {
  const { allOf = [], ...rest } = schema;
  let found: JsonSchema = rest;
  const stuck: JsonSchema[] = [];
  for (const part of allOf) {
    if (typeof part !== "object" || part === null) continue;
    const joined = intersect(root, found, part, budget, depth + 1);
    if (joined.allOf === undefined) found = joined;
    else stuck.push(part);
  }
  return stuck.length === 0 ? found : { ...found, allOf: stuck };
}

function behind(root: JsonSchema, schema: JsonSchema, budget: Budget, depth: number): JsonSchema {
  const plain = modernize(schema);
  return plain.$ref === undefined ? plain : besides(root, plain, budget, depth);
}

/** A reference with what stands beside it. */
function besides(root: JsonSchema, schema: JsonSchema, budget: Budget, depth: number): JsonSchema {
  const { $ref: _, ...rest } = schema;
  const target = dereference(root, schema);
  return Object.keys(rest).length === 0 ? target : intersect(root, target, rest, budget, depth + 1);
}

/** Both are unions: each branch of one with the whole of the other. */
function overUnion(
  root: JsonSchema,
  a: JsonSchema,
  b: JsonSchema,
  word: "anyOf" | "oneOf",
  budget: Budget,
  depth: number,
): JsonSchema {
  const { [word]: branches = [], ...rest } = a;
  return { ...rest, [word]: branches.map((branch) => intersect(root, branch, b, budget, depth + 1)) };
}

function join(root: JsonSchema, a: JsonSchema, b: JsonSchema, budget: Budget, depth: number): JsonSchema | undefined {
  const out: Words = { ...a };
  const [from, also] = [a as Words, b as Words];
  for (const word of Object.keys(b)) {
    if (from[word] === undefined) out[word] = also[word];
    else if (equal(from[word], also[word])) continue;
    else if (word === "type") {
      const types = commonTypes(a, b);
      if (types.length === 0) return undefined;
      out.type = types.length === 1 ? types[0] : types;
    } else if (word === "enum") {
      out.enum = a.enum!.filter((value) => b.enum!.some((other: Json) => equal(value, other)));
    } else if (word === "items" || word === "additionalProperties" || word === "properties" || word === "prefixItems") {
      // Below, where both are known.
    } else {
      const how = JOINS[word];
      if (how === undefined) return undefined;
      out[word] = how(from[word], also[word]);
    }
  }
  joinProperties(root, a, b, out, budget, depth);
  return joinItems(root, a, b, out, budget, depth) ? (out as JsonSchema) : undefined;
}

function commonTypes(a: JsonSchema, b: JsonSchema): SchemaType[] {
  const [left, right] = [[a.type!].flat(), [b.type!].flat()];
  const narrow = (type: SchemaType, others: readonly SchemaType[]): SchemaType[] => {
    if (others.includes(type)) return [type];
    if (type === "number" && others.includes("integer")) return ["integer"];
    return type === "integer" && others.includes("number") ? ["integer"] : [];
  };
  return [...new Set(left.flatMap((type) => narrow(type, right)))];
}

/** Properties of both; one that only the open side names is held to what the other says of others. */
function joinProperties(
  root: JsonSchema,
  a: JsonSchema,
  b: JsonSchema,
  out: Words,
  budget: Budget,
  depth: number,
): void {
  const both = new Map<string, JsonSchema>(Object.entries(a.properties ?? {}));
  for (const [name, part] of Object.entries(b.properties ?? {})) {
    const known = both.get(name);
    both.set(name, known === undefined ? part : either(root, known, part, budget, depth));
  }
  if (both.size > 0) out.properties = Object.fromEntries(both);
  // Two closed parts of an intersection would let nothing through that is not in both: nobody means it.
  const [left, right] = [a.additionalProperties, b.additionalProperties];
  if (left === undefined && right === undefined) return;
  if (left === false || right === false) out.additionalProperties = false;
  else if (left === undefined || right === undefined) out.additionalProperties = left ?? right;
  else out.additionalProperties = either(root, left, right, budget, depth);
}

function joinItems(root: JsonSchema, a: JsonSchema, b: JsonSchema, out: Words, budget: Budget, depth: number): boolean {
  if (a.prefixItems !== undefined && b.prefixItems !== undefined && !equal(a.prefixItems, b.prefixItems)) return false;
  if (a.items !== undefined && b.items !== undefined) out.items = either(root, a.items, b.items, budget, depth);
  return true;
}

function either(
  root: JsonSchema,
  a: JsonSchema | boolean,
  b: JsonSchema | boolean,
  budget: Budget,
  depth: number,
): JsonSchema {
  if (typeof a === "boolean") return a ? (b as JsonSchema) : (false as never);
  if (typeof b === "boolean") return b ? a : (false as never);
  return equal(a, b) ? a : intersect(root, a, b, budget, depth + 1);
}
