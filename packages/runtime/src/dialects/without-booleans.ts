import type { JsonSchema } from "../json-schema.js";

/**
 * A schema without the schemas `true` and `false`, which some providers refuse: `true` is `{}`, and a tuple that ends
 * (`"items": false`) says so with `maxItems`. `additionalProperties` may be a boolean everywhere.
 */
export function withoutBooleans(schema: JsonSchema): JsonSchema {
  const plain: JsonSchema = { ...schema };
  if (schema.items === true) plain.items = {};
  if (schema.items === false) {
    const length = schema.prefixItems?.length ?? 0;
    plain.maxItems = Math.min(length, schema.maxItems ?? length);
    plain.items = union(schema.prefixItems ?? []);
  }
  for (const keyword of ["properties", "patternProperties", "$defs"] as const) {
    const parts = schema[keyword];
    if (parts === undefined) continue;
    plain[keyword] = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, asObject(part)]));
  }
  for (const keyword of ["anyOf", "oneOf", "allOf", "prefixItems"] as const) {
    const parts = schema[keyword];
    if (parts !== undefined) plain[keyword] = parts.map(asObject);
  }
  return plain;
}

function asObject(schema: JsonSchema | boolean): JsonSchema {
  if (typeof schema !== "boolean") return schema;
  return schema ? {} : { not: {} };
}

/** What any item of a tuple may be. */
function union(schemas: readonly JsonSchema[]): JsonSchema {
  const distinct = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]));
  const [first, ...others] = distinct.values();
  return others.length === 0 ? (first ?? {}) : { anyOf: [...distinct.values()] };
}
