import type { JsonSchema } from "../../json-schema.js";
import { isObject, typesOf } from "../kind.js";
import { onlyName, ownValue } from "../own.js";
import { digitsNote, shorten } from "../show.js";
import type { Visit } from "./visit.js";

/** What to say more about a value of the wrong type, in brackets, or nothing. */
export function typeNote(visit: Visit, schema: JsonSchema, value: unknown): string {
  const isNumber = typesOf(schema)?.some((type) => type === "number" || type === "integer") === true;
  return (isNumber || typeof value === "bigint" ? digitsNote(value) : "") || shapeNote(visit, schema, value);
}

/**
 * What to do about a value that would fit one level deeper or higher, in brackets: models wrap a single value in a list or an
 * object, or leave a list out. Nothing where it would not fit either.
 *
 * @param visit - the walk
 * @param schema - what the value should be
 * @param value - what came, of the wrong type
 */
function shapeNote(visit: Visit, schema: JsonSchema, value: unknown): string {
  const types = typesOf(schema) ?? [];
  if (Array.isArray(value)) {
    const isItem = value.length === 1 && visit.accepts(schema, value[0]);
    return isItem ? " (write the item itself, without the array)" : "";
  }
  if (isObject(value) && !types.includes("array")) {
    const name = onlyName(value);
    const isInside = name !== undefined && visit.accepts(schema, ownValue(value, name));
    return isInside ? ` (write the value of ${JSON.stringify(shorten(name))} itself, without the object)` : "";
  }
  if (!types.includes("array") || typeof schema.items !== "object") return "";
  return value !== null && visit.accepts(schema, [value]) ? " (write an array with this one item)" : "";
}
