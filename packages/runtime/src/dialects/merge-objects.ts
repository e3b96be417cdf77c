import type { JsonSchema } from "../json-schema.js";

/** `all`: a value fits every part. `any`: it fits one of them. */
export type MergeMode = "all" | "any";

/**
 * One object schema for several: with the properties of all. What is required by all (`any`) or by one of them (`all`)
 * stays required. A property that several parts describe differently may be either.
 */
export function mergeObjects(start: JsonSchema, parts: readonly JsonSchema[], mode: MergeMode): JsonSchema {
  const properties = new Map<string, JsonSchema[]>();
  for (const part of [start, ...parts]) {
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const known = properties.get(name) ?? [];
      if (!known.some((other) => JSON.stringify(other) === JSON.stringify(property))) known.push(property);
      properties.set(name, known);
    }
  }
  const merged = [...properties].map(([name, found]) => [name, found.length === 1 ? found[0]! : either(found, mode)]);
  const required = [...new Set([...(start.required ?? []), ...requiredOf(parts, mode)])];
  const { additionalProperties: _, ...rest } = mode === "all" ? Object.assign({}, ...parts, start) : start;
  const isClosed = [start, ...parts].some((part) => part.additionalProperties === false);
  return {
    ...rest,
    properties: Object.fromEntries(merged) as Record<string, JsonSchema>,
    ...(required.length > 0 && { required }),
    ...(isClosed && { additionalProperties: false }),
  };
}

function either(schemas: JsonSchema[], mode: MergeMode): JsonSchema {
  return mode === "all" ? { allOf: schemas } : { anyOf: schemas };
}

function requiredOf(parts: readonly JsonSchema[], mode: MergeMode): string[] {
  const all = parts.flatMap((part) => part.required ?? []);
  return mode === "all" ? all : all.filter((name) => parts.every((part) => part.required?.includes(name)));
}
