import type { JsonSchema } from "../json-schema.js";
import { accepts } from "../schema/explain/explain.js";
import { isObject } from "../schema/kind.js";
import { ownValue } from "../schema/own.js";
import { compilePattern } from "../schema/pattern/compile-pattern.js";
import { resolve } from "../schema/resolve.js";

type Schema = JsonSchema | boolean;

/**
 * Removes, in place, the properties of a result that its schema does not know: a TypeScript value may carry more than its
 * type says, and what is not declared is not given away. In a union, what a matching branch knows stays.
 *
 * @param root - the output schema
 * @param value - the result as JSON, an own copy
 */
export function prune(root: JsonSchema, value: unknown): void {
  pruneAt(root, [root], value);
}

function pruneAt(root: JsonSchema, schemas: readonly Schema[], value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const parts = schemas.flatMap((schema) => matching(root, schema, value, 0));
  // Nothing says anything about the inside: all of it stays.
  if (parts.length === 0) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      pruneAt(
        root,
        parts.flatMap((part) => itemSchemas(part, index)),
        item,
      );
    return;
  }
  const object = value as Record<string, unknown>;
  for (const name of Object.keys(object)) {
    const known = parts.flatMap((part) => memberSchemas(part, name));
    if (known.length === 0) delete object[name];
    else pruneAt(root, known, object[name]);
  }
}

/** The parts of a schema that speak about the value: those behind references, and the branches that accept it. */
function matching(root: JsonSchema, schema: Schema, value: unknown, depth: number): JsonSchema[] {
  if (typeof schema === "boolean" || depth > 50) return [];
  const target = schema.$ref === undefined ? undefined : resolve(root, schema.$ref);
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter((branch) => accepts(root, value, branch));
  const parts = [...(target === undefined ? [] : [target]), ...(schema.allOf ?? []), ...branches];
  const inner = parts.flatMap((part) => matching(root, part, value, depth + 1));
  return parts.length > 0 && schema.properties === undefined ? inner : [schema, ...inner];
}

function itemSchemas(schema: JsonSchema, index: number): Schema[] {
  const item = schema.prefixItems?.[index] ?? schema.items;
  return item === undefined ? [] : [item];
}

/** The schemas for a property; none where the schema does not know it. A schema without properties knows them all. */
function memberSchemas(schema: JsonSchema, name: string): Schema[] {
  const property = isObject(schema.properties) ? (ownValue(schema.properties, name) as Schema | undefined) : undefined;
  if (property !== undefined) return [property];
  for (const [pattern, part] of Object.entries(schema.patternProperties ?? {})) {
    if (compilePattern(pattern).test(name)) return [part];
  }
  const { additionalProperties: rest } = schema;
  if (rest === undefined && schema.properties === undefined && schema.patternProperties === undefined) return [true];
  return rest === undefined || rest === false ? [] : [rest];
}
