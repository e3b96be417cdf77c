import type { JsonSchema } from "windlass";

/** The keywords for numbers, of a value that is one. */
export function numberKeywords(schema: JsonSchema, value: string): readonly string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const parts: string[] = [];
  if (minimum !== undefined) parts.push(`${value}>=${minimum}`);
  if (maximum !== undefined) parts.push(`${value}<=${maximum}`);
  if (exclusiveMinimum !== undefined) parts.push(`${value}>${exclusiveMinimum}`);
  if (exclusiveMaximum !== undefined) parts.push(`${value}<${exclusiveMaximum}`);
  // Beyond the safe integers the quotient says nothing any more.
  if (multipleOf !== undefined) parts.push(`Number.isSafeInteger(${value}/${multipleOf})`);
  return parts;
}
