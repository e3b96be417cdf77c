import type { Json, JsonSchema, SchemaType } from "windlass";
import type { Writer } from "./writer.js";

/** A type that has keywords of its own. */
export type KeywordType = "string" | "number" | "array" | "object";
/** All of them; `integer` is a kind of number. */
export const KEYWORD_TYPES: readonly KeywordType[] = ["string", "number", "array", "object"];

/** The types that a schema allows; undefined where it says nothing about them. */
export function typesOf({ type }: JsonSchema): readonly SchemaType[] | undefined {
  if (type === undefined) return undefined;
  const types = [type].flat();
  return types.includes("number") ? types.filter((name) => name !== "integer") : types;
}

/** The expression that tells whether a value is of a type. NaN and the infinities are no numbers in JSON. */
export function typeTest(writer: Writer, type: SchemaType, value: string): string {
  switch (type) {
    case "string":
    case "boolean":
      return `typeof ${value}=='${type}'`;
    case "number":
      return `Number.isFinite(${value})`;
    case "integer":
      return `Number.isInteger(${value})`;
    case "null":
      return `${value}===null`;
    case "array":
      return `Array.isArray(${value})`;
    case "object":
      return `${writer.helper("O")}(${value})`;
  }
}

/** The expression that tells whether a value is surely not of a type. */
export function notTypeTest(type: KeywordType, value: string): string {
  switch (type) {
    case "string":
    case "number":
      return `typeof ${value}!='${type}'`;
    case "array":
      return `!Array.isArray(${value})`;
    case "object":
      // Not the opposite of the test: instances of classes are objects too, but no plain ones.
      return `(typeof ${value}!='object'||${value}===null||Array.isArray(${value}))`;
  }
}

/** Whether a JSON value is of one of the types. */
export function isOfType(value: Json, types: readonly SchemaType[]): boolean {
  return types.some((type) => {
    if (type === "null") return value === null;
    if (type === "array") return Array.isArray(value);
    if (type === "integer") return Number.isInteger(value);
    if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
    return typeof value === type;
  });
}
