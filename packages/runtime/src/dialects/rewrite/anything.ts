import type { JsonSchema } from "../../json-schema.js";
import { described, keptValues, notesOf } from "./notes.js";
import type { Place, Writer, Written } from "./writer.js";

/** A schema that takes everything: as it is, or a text that holds JSON where the provider wants a type. */
export function writeAnything(writer: Writer, schema: JsonSchema, at: Place): Written {
  const kept = keptValues(writer, schema, at);
  if (writer.rules.anything === "keep") {
    return { schema: { ...kept, ...described(schema.description, notesOf(writer, schema)) } };
  }
  writer.lose(at, "type", "rewritten", "any value travels as JSON text, since the provider wants a type");
  return asText(schema.description, notesOf(writer, schema));
}

/** Any value, as JSON text. */
export function asText(description: string | undefined, notes: string): Written {
  const note = ["any JSON value, written as JSON text", notes].filter((each) => each !== "").join("; ");
  return { schema: { type: "string", ...described(description, note) }, form: { kind: "text" } };
}
