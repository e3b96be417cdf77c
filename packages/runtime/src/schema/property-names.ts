import type { JsonSchema } from "../json-schema.js";
import { subschemas } from "./subschemas.js";

/** All names of properties, wherever they stand in a schema. */
export function propertyNames(root: JsonSchema): ReadonlySet<string> {
  const names = new Set<string>();
  const waiting: (JsonSchema | boolean)[] = [root];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (typeof schema === "boolean") continue;
    for (const name of Object.keys(schema.properties ?? {})) names.add(name);
    for (const inner of subschemas(schema)) waiting.push(inner.schema);
  }
  return names;
}
