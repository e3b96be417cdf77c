import type { Json } from "../../descriptor.js";
import type { JsonSchema, SchemaType } from "../../json-schema.js";
import { kindOf } from "../../schema/kind.js";
import { shorten } from "../../schema/show.js";
import { described, keptValues, notesOf } from "./notes.js";
import { nullable } from "./nullable.js";
import type { Place, Writer, Written } from "./writer.js";

/** How long the list of values in a note gets. */
const MAX_LISTED = 500;

/** A schema of fixed values: `enum` or `const`. What else it says of them is said by the values. */
export function writeValues(writer: Writer, schema: JsonSchema, at: Place): Written {
  const { enum: listed, const: only, type: _type, ...rest } = schema;
  const values = only === undefined ? distinct(listed ?? []) : [only];
  const beside = { ...keptValues(writer, rest, at), ...described(rest.description, notesOf(writer, rest)) };
  const { enums, constants } = writer.rules;
  const keyword = only === undefined ? "enum" : "const";
  if (enums === "keep") {
    const isKept = keyword === "enum" || constants === "keep";
    if (!isKept) writer.lose(at, keyword, "rewritten", "const is said as an enum of one value");
    const said: JsonSchema = isKept ? {} : { enum: values };
    return { schema: { ...pick(schema, isKept ? ["type", keyword] : ["type"]), ...said, ...beside } };
  }
  const isComplex = values.some((value) => typeof value === "object" && value !== null);
  const isPlain = values.every((value) => typeof value === "string");
  if (isPlain && constants === "keep" && keyword === "const") {
    return { schema: { type: "string", const: only!, ...beside } };
  }
  if (keyword === "const" && (constants === "enum" || !isPlain)) {
    writer.lose(at, "const", "rewritten", "const is said in other words that the provider takes");
  }
  if (isPlain) return { schema: { type: "string", enum: [...values], ...beside } };
  if (isComplex && enums !== "plain") return asTexts(writer, values, beside, at, keyword);
  if (enums === "texts") return withTexts(writer, values, beside, at, keyword);
  return byType(writer, values, beside, at, keyword);
}

/** A schema for each type of values, together a union. */
function byType(writer: Writer, values: readonly Json[], beside: JsonSchema, at: Place, keyword: string): Written {
  const { enums } = writer.rules;
  const untold: Json[] = [];
  const branches: JsonSchema[] = [];
  for (const kind of ["string", "number", "boolean", "null", "other"] as const) {
    const found = values.filter((value) => groupOf(value) === kind);
    if (found.length === 0) continue;
    if (kind === "string") branches.push({ type: "string", enum: found });
    else if (kind === "number") branches.push({ type: numberType(found), enum: found });
    else if (kind === "null") branches.push({ type: "null" });
    else if (kind === "other") {
      branches.push({});
      untold.push(...found);
    } else {
      const isOne = found.length === 1;
      const fixed = writer.rules.constants === "keep" ? { const: found[0]! } : { enum: found };
      branches.push({ type: "boolean", ...(isOne && enums === "split" && fixed) });
      if (isOne && enums !== "split") untold.push(...found);
    }
  }
  const note = untold.length === 0 ? "" : `one of: ${listOf(values)}`;
  if (untold.length > 0) writer.lose(at, keyword, "described", "some of the values are told in the description");
  else if (branches.length > 1) writer.lose(at, keyword, "rewritten", "the values are said type by type");
  const text = described(beside.description, note);
  const onlyOne = branches.length === 1;
  return { schema: onlyOne ? { ...branches[0], ...beside, ...text } : { ...beside, ...text, anyOf: branches } };
}

/** Texts only: other values travel as their JSON. Null has a word of its own. */
function withTexts(writer: Writer, values: readonly Json[], beside: JsonSchema, at: Place, keyword: string): Written {
  const others = values.filter((value) => value !== null);
  if (others.length === 0) return { schema: nullable(writer, { type: "string", ...beside }) };
  const texts = textsOf(others);
  const isSame = others.every((value, index) => value === texts[index]);
  if (!isSame) writer.lose(at, keyword, "rewritten", "the values travel as texts, since the provider takes no others");
  const written: JsonSchema = {
    type: "string",
    enum: [...texts],
    ...(isSame ? beside : described(beside.description, "")),
  };
  return {
    schema: others.length === values.length ? written : nullable(writer, written),
    ...(!isSame && { form: { kind: "values", texts, values: others } as const }),
  };
}

/** The same for values that are structures: all of them travel as JSON. */
function asTexts(writer: Writer, values: readonly Json[], beside: JsonSchema, at: Place, keyword: string): Written {
  const texts = textsOf(values);
  writer.lose(at, keyword, "rewritten", "the values travel as JSON texts, since the provider takes no structures");
  const text = described(beside.description, "");
  return { schema: { type: "string", enum: [...texts], ...text }, form: { kind: "values", texts, values } };
}

/** A text for each value: strings as they are, unless another value would be written the same. */
function textsOf(values: readonly Json[]): readonly string[] {
  const plain = values.map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
  return new Set(plain).size === plain.length ? plain : values.map((value) => JSON.stringify(value));
}

function groupOf(value: Json): "string" | "number" | "boolean" | "null" | "other" {
  const kind = kindOf(value);
  return kind === "array" || kind === "object" ? "other" : kind;
}

function numberType(values: readonly Json[]): SchemaType {
  return values.every(Number.isInteger) ? "integer" : "number";
}

function listOf(values: readonly Json[]): string {
  return shorten(values.map((value) => JSON.stringify(value)).join(", "), MAX_LISTED);
}

function distinct(values: readonly Json[]): Json[] {
  const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...byText.values()];
}

function pick(schema: JsonSchema, keywords: readonly string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)));
}
