import type { JsonSchema } from "../json-schema.js";
import { accepts } from "./explain/explain.js";
import { isObject } from "./kind.js";
import { ownValue } from "./own.js";
import { compilePattern } from "./pattern/compile-pattern.js";
import { resolve } from "./resolve.js";

type Schema = JsonSchema | boolean;

/** What can apply at a place. */
export interface PossibleSchemas {
  /** The schemas, one for each way to read the value around the place; `allOf` parts and references are alternatives too. */
  readonly schemas: readonly Schema[];
  /** Whether a way to read the object around the place demands the property. */
  readonly required: boolean;
}

/**
 * The schemas that can apply at a place of a value, through references and all branches of unions. A branch whose fixed
 * properties contradict the value (`kind` is another one) is not a possible reading and left out.
 *
 * @param root - the whole schema
 * @param value - the whole value
 * @param path - the place
 */
export function possibleSchemas(root: JsonSchema, value: unknown, path: readonly (string | number)[]): PossibleSchemas {
  let schemas: readonly Schema[] = [root];
  let required = false;
  let at = value;
  for (const key of path) {
    // Each once: two branches often refer to one type, and would double at each level.
    const seen = new Set<JsonSchema>();
    for (const schema of schemas) addAlternatives(root, schema, at, key, seen);
    const parts = [...seen];
    required = parts.some((part) => typeof key === "string" && part.required?.includes(key) === true);
    schemas = distinct(parts.flatMap((part) => inside(part, key)));
    at = typeof at === "object" && at !== null ? ownValue(at, String(key)) : undefined;
  }
  return { schemas, required };
}

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return items.length < 2 ? items : [...new Set(items)];
}

/** Adds a schema and all that it refers to or is put together from, as far as the value leaves it possible. */
function addAlternatives(
  root: JsonSchema,
  schema: Schema,
  value: unknown,
  key: string | number,
  seen: Set<JsonSchema>,
): void {
  if (typeof schema === "boolean" || seen.has(schema) || contradicts(root, schema, value, key)) return;
  seen.add(schema);
  const parts: Schema[] = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const target = schema.$ref === undefined ? undefined : resolve(root, schema.$ref);
  if (target !== undefined) parts.push(target);
  for (const part of parts) addAlternatives(root, part, value, key, seen);
}

/** Whether another property than the one in question has a fixed value in the schema and a different one here. */
function contradicts(root: JsonSchema, schema: JsonSchema, value: unknown, key: string | number): boolean {
  if (!isObject(value)) return false;
  return Object.entries(schema.properties ?? {}).some(([name, property]) => {
    if (name === key || !isObject(property) || (property.const === undefined && property.enum === undefined))
      return false;
    const own = ownValue(value, name);
    return own !== undefined && !accepts(root, own, property);
  });
}

function inside(schema: JsonSchema, key: string | number): Schema[] {
  if (typeof key === "number") {
    const item = schema.prefixItems?.[key] ?? schema.items;
    return item === undefined ? [] : [item];
  }
  const property = ownValue(schema.properties ?? {}, key) as Schema | undefined;
  const found = property === undefined ? [] : [property];
  for (const [pattern, part] of Object.entries(schema.patternProperties ?? {})) {
    if (compilePattern(pattern).test(key)) found.push(part);
  }
  if (found.length === 0 && schema.additionalProperties !== undefined) found.push(schema.additionalProperties);
  return found;
}
