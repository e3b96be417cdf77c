import type { SchemaType } from "../json-schema.js";

/** The kind of a value, as JSON sees it. What JSON cannot say is `other`. */
export type Kind = "string" | "number" | "boolean" | "null" | "array" | "object" | "other";

/** The kind of a value. NaN and the infinities are of no kind that JSON has. */
export function kindOf(value: unknown): Kind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  if (type === "number" && !Number.isFinite(value)) return "other";
  if (type === "string" || type === "number" || type === "boolean" || type === "object") return type;
  return "other";
}

/** Whether a value is of a type of JSON Schema. */
export function isType(type: SchemaType, value: unknown): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "number") return Number.isFinite(value);
  return kindOf(value) === type;
}

/** The types that a schema names, as a list; undefined where it names none. */
export function typesOf(schema: { readonly type?: SchemaType | SchemaType[] }): readonly SchemaType[] | undefined {
  if (schema.type === undefined) return undefined;
  return Array.isArray(schema.type) ? schema.type : [schema.type];
}

/** Whether a value is an object, and no array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
