import type { JsonSchema } from "../json-schema.js";
import { resolve } from "./resolve.js";
import { subschemas } from "./subschemas.js";

/** Keywords whose schemas speak about the same value. */
const IN_PLACE = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas"];

/**
 * How often one value may be held against schemas at most, references and parts of parts followed: what a validator without
 * memory would do. Infinite where references go round in circles without going into the value.
 *
 * @param root - the whole schema
 */
export function expansionOf(root: JsonSchema): number {
  const known = new Map<JsonSchema, number>();
  const countOf = (schema: JsonSchema | boolean | undefined): number => {
    if (typeof schema !== "object") return 0;
    const before = known.get(schema);
    if (before !== undefined) return before;
    // While it is being counted, it contains itself.
    known.set(schema, Number.POSITIVE_INFINITY);
    let count = 1 + (schema.$ref === undefined ? 0 : countOf(resolve(root, schema.$ref)));
    for (const { path, schema: inner } of subschemas(schema)) {
      if (IN_PLACE.includes(String(path[0]))) count += countOf(inner);
    }
    known.set(schema, count);
    return count;
  };
  let most = 0;
  const seen = new Set<JsonSchema>();
  const waiting: (JsonSchema | boolean)[] = [root];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (typeof schema === "boolean" || seen.has(schema)) continue;
    seen.add(schema);
    most = Math.max(most, countOf(schema));
    for (const { schema: inner } of subschemas(schema)) waiting.push(inner);
  }
  return most;
}
