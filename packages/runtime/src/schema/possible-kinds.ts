import type { JsonSchema } from "../json-schema.js";
import { type Kind, kindOf, typesOf } from "./kind.js";
import { resolve } from "./resolve.js";

const ALL: readonly Kind[] = ["string", "number", "boolean", "null", "array", "object"];

/**
 * The kinds of value that a schema can accept at all. Never too few: where the schema is hard to read, a kind counts as
 * possible.
 *
 * @param root - the whole schema
 * @param schema - the part that is asked about
 */
export function possibleKinds(root: JsonSchema, schema: JsonSchema | boolean): ReadonlySet<Kind> {
  return kindsAt(root, schema, 0);
}

function kindsAt(root: JsonSchema, schema: JsonSchema | boolean | undefined, depth: number): ReadonlySet<Kind> {
  if (schema === false) return new Set();
  if (schema === true || schema === undefined || depth > 50) return new Set(ALL);
  const limits: ReadonlySet<Kind>[] = [];
  const types = typesOf(schema);
  if (types !== undefined) limits.push(new Set(types.map((type) => (type === "integer" ? "number" : type))));
  if (schema.const !== undefined) limits.push(new Set([kindOf(schema.const)]));
  if (schema.enum !== undefined) limits.push(new Set(schema.enum.map(kindOf)));
  if (schema.$ref !== undefined) limits.push(kindsAt(root, resolve(root, schema.$ref), depth + 1));
  for (const part of schema.allOf ?? []) limits.push(kindsAt(root, part, depth + 1));
  for (const branches of [schema.anyOf, schema.oneOf]) {
    if (branches === undefined) continue;
    limits.push(new Set(branches.flatMap((branch) => [...kindsAt(root, branch, depth + 1)])));
  }
  return new Set(ALL.filter((kind) => limits.every((limit) => limit.has(kind))));
}
