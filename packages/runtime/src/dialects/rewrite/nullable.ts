import type { JsonSchema } from "../../json-schema.js";
import type { Writer } from "./writer.js";

/** A written schema that takes null too. */
export function nullable(writer: Writer, schema: JsonSchema): JsonSchema {
  if (takesNull(writer, schema)) return schema;
  const openApi = writer.rules.typeLists === "nullable";
  if (openApi) return openApiNullable(schema);
  const { type, description, ...rest } = schema;
  const isPlain = type !== undefined && schema.enum === undefined && schema.const === undefined;
  if (isPlain && writer.rules.typeLists === "keep") return { ...schema, type: [...[type].flat(), "null"] };
  const outer = description === undefined ? {} : { description };
  const onlyUnion = Object.keys(rest).length === 1 && schema.anyOf !== undefined && type === undefined;
  if (onlyUnion) return { ...outer, anyOf: [...schema.anyOf!, { type: "null" }] };
  const inner = type === undefined ? rest : { type, ...rest };
  return { ...outer, anyOf: [inner, { type: "null" }] };
}

/** OpenAPI's word, at the first branch where nothing may stand beside `anyOf`. */
function openApiNullable(schema: JsonSchema): JsonSchema {
  const { anyOf } = schema;
  if (anyOf === undefined) return { ...schema, nullable: true } as JsonSchema;
  return { ...schema, anyOf: anyOf.map((branch, index) => (index === 0 ? openApiNullable(branch) : branch)) };
}

/** How many schemas are looked at to find out. */
const MAX_STEPS = 500;

/** Whether a written schema takes null, as far as can be seen. */
export function takesNull(writer: Writer, schema: JsonSchema, steps: { left: number } = { left: MAX_STEPS }): boolean {
  if (--steps.left < 0) return false;
  if ((schema as { nullable?: unknown }).nullable === true) return true;
  if (schema.$ref !== undefined) {
    const target = writer.defined(schema.$ref);
    return target !== undefined && takesNull(writer, target, steps);
  }
  if (schema.const !== undefined) return schema.const === null;
  if (schema.enum !== undefined) return schema.enum.includes(null);
  if (schema.type !== undefined) return [schema.type].flat().includes("null");
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return branches.some((branch) => takesNull(writer, branch, steps));
  return (schema.allOf ?? []).every((part) => takesNull(writer, part, steps));
}
