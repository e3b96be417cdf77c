import type { JsonSchema } from "../json-schema.js";

type Schema = JsonSchema | boolean;

/**
 * A copy of a schema in which every schema, the innermost first, went through `change`. Knows which keywords hold schemas:
 * a property that is called `items`, or a payload in `default`, is none.
 */
export function mapSchema(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const inner = (part: Schema): Schema => (typeof part === "boolean" ? part : mapSchema(part, change));
  const list = (parts: readonly Schema[]) => parts.map(inner) as JsonSchema[];
  const named = (parts: Readonly<Record<string, Schema>>) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, inner(part)])) as Record<string, JsonSchema>;
  const copy: JsonSchema = { ...schema };
  for (const keyword of ["properties", "patternProperties", "$defs"] as const) {
    if (schema[keyword] !== undefined) copy[keyword] = named(schema[keyword]);
  }
  for (const keyword of ["anyOf", "oneOf", "allOf", "prefixItems"] as const) {
    if (schema[keyword] !== undefined) copy[keyword] = list(schema[keyword]);
  }
  for (const keyword of ["additionalProperties", "items"] as const) {
    if (schema[keyword] !== undefined) copy[keyword] = inner(schema[keyword]);
  }
  for (const keyword of ["not", "propertyNames"] as const) {
    if (schema[keyword] !== undefined) copy[keyword] = inner(schema[keyword]) as JsonSchema;
  }
  return change(copy);
}
