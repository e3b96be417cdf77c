import type { JsonSchema } from "../../json-schema.js";
import { shorten } from "../../schema/show.js";
import type { ValueKeyword } from "./rules.js";
import type { Place, Writer } from "./writer.js";

/** How long a note about one keyword gets. */
const MAX_NOTE = 500;

/** Keywords about single values, in the order in which notes about them are told. */
const VALUE_KEYWORDS: readonly ValueKeyword[] = [
  "default", "exclusiveMinimum", "exclusiveMaximum", "minimum", "maximum", "multipleOf", "minLength", "maxLength",
  "pattern", "format", "minItems", "maxItems", "minProperties", "maxProperties", "propertyNames", "uniqueItems",
  "contentEncoding", "examples",
]; // biome-ignore format: a list of words
/** Of no use to a model where the provider does not take them. */
const UNTOLD: readonly ValueKeyword[] = ["title", "deprecated"];
/** Keywords that no rule is about; they are told where they may not stand. */
const OTHERS = [
  "not", "if", "then", "else", "dependentRequired", "dependentSchemas", "dependencies", "contains", "minContains",
  "maxContains", "unevaluatedProperties", "unevaluatedItems", "contentMediaType",
]; // biome-ignore format: a list of words

/** The keywords about single values that may stand, as they are. Notes the loss of the others; {@link notesOf} words them. */
export function keptValues(writer: Writer, schema: JsonSchema, at: Place): JsonSchema {
  const words = schema as Readonly<Record<string, unknown>>;
  const kept: Record<string, unknown> = {};
  for (const keyword of Object.keys(schema)) {
    if (VALUE_KEYWORDS.includes(keyword as ValueKeyword) || UNTOLD.includes(keyword as ValueKeyword)) {
      if (isKept(writer, schema, keyword as ValueKeyword)) kept[keyword] = words[keyword];
      else if (words[keyword] !== undefined) lost(writer, at, keyword);
    } else if (OTHERS.includes(keyword)) {
      if (writer.rules.others === "keep") kept[keyword] = words[keyword];
      else lost(writer, at, keyword);
    } else if (!STRUCTURE.has(keyword) && !keyword.startsWith("$")) {
      writer.lose(at, keyword, "dropped", `${keyword} is no keyword that providers know`);
    }
  }
  return kept as JsonSchema;
}

function lost(writer: Writer, at: Place, keyword: string): void {
  const isTold = !UNTOLD.includes(keyword as ValueKeyword);
  const message = isTold
    ? `${keyword} is told in the description`
    : `${keyword} is left out, since the provider does not take it`;
  writer.lose(at, keyword, isTold ? "described" : "dropped", message);
}

/** What is said in words of the keywords that may not stand: `minLength: 2; pattern: "^a$"`. Empty: nothing. */
export function notesOf(writer: Writer, schema: JsonSchema): string {
  const words = schema as Readonly<Record<string, unknown>>;
  const values = VALUE_KEYWORDS.filter((keyword) => words[keyword] !== undefined && !isKept(writer, schema, keyword));
  const others = writer.rules.others === "keep" ? [] : OTHERS.filter((keyword) => words[keyword] !== undefined);
  return [...values, ...others]
    .map((keyword) => shorten(`${keyword}: ${JSON.stringify(words[keyword])}`, MAX_NOTE))
    .join("; ");
}

function isKept(writer: Writer, schema: JsonSchema, keyword: ValueKeyword): boolean {
  const rule = writer.rules.keywords[keyword];
  return rule === true || rule?.((schema as Record<string, unknown>)[keyword], schema) === true;
}

/** Keywords that have rules of their own. */
const STRUCTURE: ReadonlySet<string> = new Set([
  "type", "enum", "const", "anyOf", "oneOf", "allOf", "properties", "patternProperties", "additionalProperties",
  "required", "items", "prefixItems", "additionalItems", "definitions", "description",
]); // biome-ignore format: a list of words

/** A description with a note behind it. */
export function described(description: string | undefined, note: string): { description?: string } {
  if (note === "") return description === undefined ? {} : { description };
  return { description: description === undefined || description === "" ? `(${note})` : `${description} (${note})` };
}
