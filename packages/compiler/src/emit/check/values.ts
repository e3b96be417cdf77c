import type { Json, JsonSchema } from "windlass";
import { some } from "./logic.js";
import { literal } from "./quote.js";
import type { Writer } from "./writer.js";

/** More values than this are looked up in a set. */
const MANY = 4;

/** The values that `enum` and `const` allow; undefined where neither is there. */
export function allowedValues({ const: only, enum: several }: JsonSchema): readonly Json[] | undefined {
  if (only === undefined) return several;
  return several === undefined || several.includes(only) ? [only] : [];
}

/** The value is one of these. Values with structure are left to the explaining pass. */
export function valuesExpression(writer: Writer, values: readonly Json[], value: string): string {
  const simple = values.filter((member) => typeof member !== "object" || member === null).map(literal);
  if (simple.length <= MANY) return some(simple.map((member) => `${value}===${member}`));
  return `${writer.constant(`new Set([${simple.join()}])`)}.has(${value})`;
}
