import type { JsonSchema } from "windlass";

/** How far references are followed. */
const LEVELS = 7;

/**
 * What a schema says, apart from how its definitions are called and cut: references are written out as far as a few
 * levels, and alternatives are one sorted list.
 */
export function meaning(schema: JsonSchema | undefined, definitions: JsonSchema["$defs"]): string {
  return JSON.stringify(written(schema, definitions ?? {}, LEVELS));
}

function written(part: unknown, definitions: Readonly<Record<string, unknown>>, levels: number): unknown {
  if (Array.isArray(part)) return part.map((item) => written(item, definitions, levels));
  if (typeof part !== "object" || part === null) return part;
  if (levels === 0) return "…";
  const branches = alternatives(part, definitions);
  const texts = branches.map((branch) => {
    const members = Object.entries(branch).filter(([name]) => name !== "title" && name !== "description");
    return JSON.stringify(members.map(([name, value]) => [name, written(value, definitions, levels - 1)]));
  });
  return [...new Set(texts)].sort();
}

function alternatives(part: object, definitions: Readonly<Record<string, unknown>>): object[] {
  const { $ref, anyOf, type } = part as JsonSchema;
  if (typeof $ref === "string") return alternatives(definitions[$ref.slice("#/$defs/".length)] as object, definitions);
  if (Array.isArray(anyOf)) return anyOf.flatMap((branch) => alternatives(branch as object, definitions));
  if (Array.isArray(type)) return type.map((one) => (one === "null" ? { type: one } : { ...part, type: one }));
  return [part];
}
