import type { JsonSchema } from "../json-schema.js";
import { isObject } from "./kind.js";

/** Keywords that hold one schema. */
const SINGLE = [
  "additionalProperties",
  "contains",
  "else",
  "if",
  "items",
  "not",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties",
];
/** Keywords that hold a list of schemas. */
const LISTS = ["allOf", "anyOf", "items", "oneOf", "prefixItems"];
/** Keywords that hold schemas by name. */
const NAMED = ["$defs", "definitions", "dependentSchemas", "patternProperties", "properties"];

/** A schema inside another one, and the way to it. */
export interface Subschema {
  readonly path: readonly (string | number)[];
  readonly schema: JsonSchema | boolean;
}

/** The schemas directly inside a schema. Payloads (`const`, `enum`, `default`, `examples`) are none. */
export function subschemas(schema: JsonSchema): Subschema[] {
  const found: Subschema[] = [];
  const add = (path: readonly (string | number)[], value: unknown) => {
    if (isObject(value) || typeof value === "boolean") found.push({ path, schema: value as JsonSchema | boolean });
  };
  const keywords = schema as Readonly<Record<string, unknown>>;
  for (const keyword of SINGLE) if (Object.hasOwn(schema, keyword)) add([keyword], keywords[keyword]);
  for (const keyword of LISTS) {
    const list = Object.hasOwn(schema, keyword) ? keywords[keyword] : undefined;
    if (Array.isArray(list)) for (const [index, item] of list.entries()) add([keyword, index], item);
  }
  for (const keyword of NAMED) {
    const named = Object.hasOwn(schema, keyword) ? keywords[keyword] : undefined;
    if (isObject(named)) for (const name of Object.keys(named)) add([keyword, name], named[name]);
  }
  return found;
}
