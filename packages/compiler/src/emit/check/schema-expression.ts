import type { JsonSchema, SchemaType } from "windlass";
import { arrayKeywords } from "./array-keywords.js";
import { all, NO, some, YES } from "./logic.js";
import { numberKeywords } from "./number-keywords.js";
import { objectKeywords } from "./object-keywords.js";
import { stringKeywords } from "./string-keywords.js";
import { isOfType, KEYWORD_TYPES, notTypeTest, typesOf, typeTest } from "./types.js";
import { allowedValues, valuesExpression } from "./values.js";
import type { Writer } from "./writer.js";

/**
 * The expression of a schema's keywords, all but `$ref`.
 *
 * @param value - how the check reads the value
 */
export function schemaExpression(writer: Writer, schema: JsonSchema, value: string): string {
  const types = typesOf(schema);
  const values = allowedValues(schema)?.filter((member) => types === undefined || isOfType(member, types));
  const parts: string[] = [];
  if (values !== undefined) parts.push(valuesExpression(writer, values, value));
  // Allowed values are of the right type; the other keywords still apply to them.
  parts.push(
    types === undefined || values !== undefined ? untyped(writer, schema, value) : typed(writer, schema, types, value),
  );
  for (const part of schema.allOf ?? []) parts.push(writer.expression(part, value));
  if (schema.anyOf !== undefined) parts.push(some(schema.anyOf.map((part) => writer.expression(part, value))));
  return all(parts);
}

function typed(writer: Writer, schema: JsonSchema, types: readonly SchemaType[], value: string): string {
  return some(types.map((type) => all([typeTest(writer, type, value), keywords(writer, schema, type, value)])));
}

/** Without `type` each keyword is for values of its own type only. */
function untyped(writer: Writer, schema: JsonSchema, value: string): string {
  const parts = KEYWORD_TYPES.map((type) => {
    const expression = keywords(writer, schema, type, value);
    if (expression === YES) return YES;
    // What is a number or an array needs no second test; what is a plain object does.
    const test = type === "object" && expression !== NO ? typeTest(writer, type, value) : YES;
    return some([notTypeTest(type, value), all([test, expression])]);
  });
  return all(parts);
}

function keywords(writer: Writer, schema: JsonSchema, type: SchemaType, value: string): string {
  switch (type) {
    case "string":
      return all(stringKeywords(writer, schema, value));
    case "number":
    case "integer":
      return all(numberKeywords(schema, value));
    case "array":
      return all(arrayKeywords(writer, schema, value));
    case "object":
      return all(objectKeywords(writer, schema, value));
    case "boolean":
    case "null":
      return YES;
  }
}
