import type { JsonSchema } from "../../json-schema.js";
import { isEffective } from "../form/effective.js";
import type { TupleForm } from "../form/form.js";
import { fitName } from "../names/fit-name.js";
import { nullable, takesNull } from "./nullable.js";
import { inside, type Place, type Schema, type Writer, type Written } from "./writer.js";

/** The structure of an array: its items, or those of a tuple. */
export function writeArray(writer: Writer, schema: JsonSchema, at: Place): Written {
  const { rules } = writer;
  if ((schema.prefixItems ?? []).length > 0) {
    if (rules.tuples === "object") return writeTuple(writer, schema, at);
    return keptTuple(writer, schema, at);
  }
  if (schema.items === undefined) return { schema: rules.complete ? { items: writer.write(true, at).schema } : {} };
  if (schema.items === false) {
    const none = writer.rules.keywords.maxItems === undefined ? {} : { maxItems: 0 };
    return { schema: { ...items(writer, {}, at), ...none }, note: "no items" };
  }
  const { schema: said, form } = writer.write(schema.items, inside(at, "items"));
  return { schema: { items: said }, ...(isEffective(form) && { form: { kind: "array", items: form! } as const }) };
}

function items(writer: Writer, part: Schema, at: Place): JsonSchema {
  return { items: writer.write(part, inside(at, "items")).schema };
}

/** Some providers take no booleans as schemas: the end of a tuple is said by its length. */
function keptTuple(writer: Writer, schema: JsonSchema, at: Place): Written {
  const { prefixItems: own = [], items: rest } = schema;
  const prefixItems = own.map((part, index) => writer.write(part, inside(at, "prefixItems", index)).schema);
  if (rest === false) {
    const maxItems = Math.min(own.length, schema.maxItems ?? own.length);
    const said = { prefixItems, items: anyOfThem(prefixItems) };
    if (writer.rules.keywords.maxItems !== undefined) return { schema: { ...said, maxItems } };
    return { schema: said, ...(schema.maxItems === undefined && { note: `maxItems: ${maxItems}` }) };
  }
  if (rest === undefined) return { schema: { prefixItems, ...(writer.rules.complete && items(writer, {}, at)) } };
  return { schema: { prefixItems, ...items(writer, rest, at) } };
}

function anyOfThem(schemas: readonly JsonSchema[]): JsonSchema {
  const distinct = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]));
  const [first, ...others] = distinct.values();
  return others.length === 0 ? (first ?? {}) : { anyOf: [...distinct.values()] };
}

/** A tuple as an object with a name for each place. */
function writeTuple(writer: Writer, schema: JsonSchema, at: Place): Written {
  const { prefixItems: own = [], items: rest, minItems = 0 } = schema;
  writer.lose(at, "prefixItems", "rewritten", "a tuple travels as an object with a name for each place");
  const properties: Record<string, JsonSchema> = {};
  const places: TupleForm["places"][number][] = [];
  const required: string[] = [];
  for (const [index, part] of own.entries()) {
    const name = placeName(writer, String(index));
    const written = writer.write(part, inside(at, "prefixItems", index));
    const isRequired = index < minItems;
    if (!isRequired && takesNull(writer, written.schema)) {
      writer.refuse(at, "prefixItems", "a tuple whose last places may be null or left out cannot be said");
    }
    if (isRequired || writer.rules.optional === "nullable") required.push(name);
    properties[name] =
      isRequired || writer.rules.optional === "keep" ? written.schema : nullable(writer, written.schema);
    places.push({ name, ...(written.form && { form: written.form }) });
  }
  let tail: TupleForm["rest"];
  if (rest !== false && schema.maxItems !== own.length) {
    const { schema: said, form } = writer.write(rest ?? true, inside(at, "items"));
    properties.rest = { type: "array", items: said };
    required.push("rest");
    tail = { name: "rest", ...(form && { items: form }) };
  }
  const form: TupleForm = {
    kind: "tuple",
    required: minItems,
    nullIsAbsent: writer.rules.optional === "nullable",
    places,
    ...(tail && { rest: tail }),
  };
  const closed = writer.rules.closed === "never" ? {} : { additionalProperties: false };
  return { schema: { type: "object", properties, required, ...closed }, form };
}

function placeName(writer: Writer, name: string): string {
  const { names } = writer.rules;
  if (names === undefined || names.where === "root") return name;
  return fitName(name, { pattern: names.pattern, max: 64 }, new Set());
}
