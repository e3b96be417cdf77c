import type { JsonSchema } from "../../json-schema.js";
import type { EntriesForm } from "../form/form.js";
import { inside, type Place, type Schema, type Writer } from "./writer.js";

/** Whether an object may have properties that are not named, and something is said of them. */
export function hasRest(schema: JsonSchema): boolean {
  if (schema.additionalProperties === true || typeof schema.additionalProperties === "object") return true;
  if (schema.patternProperties !== undefined && Object.keys(schema.patternProperties).length > 0) return true;
  // An object of which nothing at all is said holds anything.
  return schema.additionalProperties === undefined && isUnnamed(schema) && schema.properties === undefined;
}

/** Whether an object is a map: no property has a name. */
export function isMap(schema: JsonSchema): boolean {
  return hasRest(schema) && isUnnamed(schema);
}

function isUnnamed(schema: JsonSchema): boolean {
  return Object.keys(schema.properties ?? {}).length === 0 && (schema.required ?? []).length === 0;
}

/** The schema of properties that have no name; undefined where all is said by the names' own. */
export function restOf(schema: JsonSchema): Schema | undefined {
  const { additionalProperties: rest, patternProperties: patterns } = schema;
  const parts = Object.values(patterns ?? {}) as Schema[];
  if (rest !== undefined && rest !== false) parts.push(rest);
  else if (rest === undefined && patterns !== undefined) parts.push(true);
  if (parts.length === 0) return undefined;
  if (parts.some((part) => part === true)) return true;
  return parts.length === 1 ? parts[0]! : { anyOf: parts as JsonSchema[] };
}

/** What is not named, as an array of `{ key, value }`. */
export function writeEntries(
  writer: Writer,
  schema: JsonSchema,
  at: Place,
): { readonly array: JsonSchema; readonly form: EntriesForm } {
  writer.lose(at, "additionalProperties", "rewritten", "a map travels as an array of { key, value }");
  const { schema: value, form } = writer.write(restOf(schema) ?? true, inside(at, "additionalProperties"));
  const patterns = Object.keys(schema.patternProperties ?? {});
  const key: JsonSchema = { type: "string" };
  if (patterns.length > 0) {
    writer.lose(at, "patternProperties", "described", "the patterns of names are told in the description");
    key.description = `(names match: ${patterns.join(", ")})`;
  }
  return {
    array: {
      type: "array",
      items: {
        type: "object",
        properties: { key, value },
        required: ["key", "value"],
        ...(writer.rules.closed !== "never" && { additionalProperties: false }),
      },
    },
    form: { kind: "entries", ...(form && { value: form }) },
  };
}
