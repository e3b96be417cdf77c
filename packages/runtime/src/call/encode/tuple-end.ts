import type { JsonSchema } from "../../json-schema.js";
import { accepts } from "../../schema/explain/explain.js";
import { possibleSchemas } from "../../schema/possible-schemas.js";
import { resolve } from "../../schema/resolve.js";

type Schema = JsonSchema | boolean;

/**
 * Where a list ends whose last items are undefined: `[1, undefined]` is a value of `[number, string?]`, and as JSON `[1]`,
 * since null is no string. Items that may be null, or must be there, stay.
 *
 * @param root - the whole schema
 * @param path - where the list is, as the schema sees it
 * @param length - how many items it has
 * @param filled - how many without the undefined ones at its end
 * @returns how many are kept
 */
export function tupleEnd(root: JsonSchema, path: readonly (string | number)[], length: number, filled: number): number {
  const lists = listsAt(root, path).filter(({ prefixItems = [] }) => prefixItems.length > filled);
  if (lists.length === 0) return length;
  const isOptional = (index: number) =>
    lists.some(({ prefixItems = [], minItems = 0 }) => index >= minItems && index < prefixItems.length);
  const takesNull = (index: number) =>
    lists.some(({ prefixItems = [], items }) => accepts(root, null, prefixItems[index] ?? items ?? true));
  let end = length;
  while (end > filled && isOptional(end - 1) && !takesNull(end - 1)) end--;
  return end;
}

/** The schemas that can apply at a place, with all that they refer to or are put together from. */
function listsAt(root: JsonSchema, path: readonly (string | number)[]): JsonSchema[] {
  const found = new Set<JsonSchema>();
  const waiting: Schema[] = [...possibleSchemas(root, undefined, path).schemas];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (typeof schema === "boolean" || found.has(schema)) continue;
    found.add(schema);
    waiting.push(...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? []));
    const target = schema.$ref === undefined ? undefined : resolve(root, schema.$ref);
    if (target !== undefined) waiting.push(target);
  }
  return [...found];
}
