import type { JsonSchema } from "windlass";
import { closedObject, isPlainlyClosed } from "./closed-object.js";
import { openObject } from "./open-object.js";
import type { Writer } from "./writer.js";

/** The keywords for objects, of a value that is a plain one. */
export function objectKeywords(writer: Writer, schema: JsonSchema, value: string): readonly string[] {
  const { minProperties, maxProperties } = schema;
  const parts: string[] = [];
  if (minProperties !== undefined) parts.push(`Object.keys(${value}).length>=${minProperties}`);
  if (maxProperties !== undefined) parts.push(`Object.keys(${value}).length<=${maxProperties}`);
  parts.push(isPlainlyClosed(schema) ? closedObject(writer, schema, value) : openObject(writer, schema, value));
  return parts;
}
