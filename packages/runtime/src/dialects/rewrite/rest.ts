import type { JsonSchema } from "../../json-schema.js";
import { hasValue } from "../../schema/own.js";
import { shorten } from "../../schema/show.js";
import type { EntriesForm } from "../form/form.js";
import { hasRest, restOf, writeEntries } from "./map.js";
import { inside, type Place, type Schema, type Writer, type Written } from "./writer.js";

/** What is said of properties that have no name in the schema, and how they travel. */
export interface Rest {
  /** `additionalProperties`, `patternProperties` as they are said. */
  readonly keywords: JsonSchema;
  readonly note?: string;
  readonly form?: Written["form"];
  readonly others?: { readonly name: string; readonly array: JsonSchema; readonly form: EntriesForm };
}

/** What is said of properties that have no name in the schema. */
export function writeRest(writer: Writer, schema: JsonSchema, taken: ReadonlySet<string>, at: Place): Rest {
  const { rules } = writer;
  const closed = rules.closed === "never" ? {} : { additionalProperties: false as const };
  if (!hasRest(schema)) {
    if (schema.additionalProperties === false) {
      if (rules.closed === "never")
        writer.lose(at, "additionalProperties", "dropped", "that there are no other properties is not said");
      return { keywords: closed };
    }
    if (rules.closed !== "always") return { keywords: {} };
    writer.lose(at, "additionalProperties", "rewritten", "only the properties that have a name can be sent");
    return { keywords: closed };
  }
  if (rules.maps === "keep") return keptRest(writer, schema, at);
  const value = restOf(schema);
  if (rules.maps === "describe") {
    writer.lose(at, "additionalProperties", "described", "what values a map has is told in the description");
    const { schema: said } =
      value === undefined ? { schema: {} } : writer.write(value, inside(at, "additionalProperties"));
    const note = shorten(`any property names; their values: ${JSON.stringify(said)}`, 500);
    return { keywords: {}, note };
  }
  if (rules.maps === "plain") return plainRest(writer, schema, value, at);
  const { array, form } = writeEntries(writer, schema, at);
  let name = "other_properties";
  while (taken.has(name) || hasValue(schema.properties ?? {}, name)) name = `${name}_`;
  const text = "Properties that are not named here.";
  return { keywords: closed, others: { name, array: { description: text, ...array }, form } };
}

/** Names by patterns are told: what any of them may hold is what all may. */
function plainRest(writer: Writer, schema: JsonSchema, value: Schema | undefined, at: Place): Rest {
  const patterns = Object.keys(schema.patternProperties ?? {});
  const note = patterns.length === 0 ? "" : shorten(`property names match: ${patterns.join(", ")}`, 500);
  if (note !== "")
    writer.lose(at, "patternProperties", "described", "the patterns of names are told in the description");
  if (value === undefined || value === true) {
    const isOpen = Object.keys(schema.properties ?? {}).length > 0 && note === "";
    return { keywords: isOpen ? {} : { additionalProperties: true }, note };
  }
  const { schema: said, form } = writer.write(value, inside(at, "additionalProperties"));
  return { keywords: { additionalProperties: said }, note, ...(form && { form }) };
}

function keptRest(writer: Writer, schema: JsonSchema, at: Place): Rest {
  const keywords: JsonSchema = {};
  let form: Written["form"];
  const { additionalProperties: rest, patternProperties: patterns } = schema;
  if (patterns !== undefined) {
    keywords.patternProperties = Object.fromEntries(
      Object.entries(patterns).map(([pattern, part]) => [
        pattern,
        writer.write(part, inside(at, "patternProperties", pattern)).schema,
      ]),
    );
  }
  if (typeof rest === "object") {
    const written = writer.write(rest, inside(at, "additionalProperties"));
    keywords.additionalProperties = written.schema;
    form = written.form;
  } else if (rest !== undefined) keywords.additionalProperties = rest;
  return { keywords, ...(form && { form }) };
}
