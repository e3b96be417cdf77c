import type { JsonSchema } from "../../json-schema.js";
import type { Place } from "../path.js";
import type { Visit } from "./visit.js";

/** The keywords for numbers. */
export function explainNumber(visit: Visit, schema: JsonSchema, value: number, place: Place | undefined): void {
  const check = (keyword: string, limit: number | undefined, holds: (limit: number) => boolean, words: string) => {
    if (limit === undefined || holds(limit)) return;
    visit.fault(place, keyword, `expected ${words} ${limit}, got ${visit.show(value, place)}`);
  };
  check("minimum", schema.minimum, (limit) => value >= limit, "at least");
  check("maximum", schema.maximum, (limit) => value <= limit, "at most");
  check("exclusiveMinimum", schema.exclusiveMinimum, (limit) => value > limit, "more than");
  check("exclusiveMaximum", schema.exclusiveMaximum, (limit) => value < limit, "less than");
  check("multipleOf", schema.multipleOf, (step) => isMultiple(value, step), "a multiple of");
}

/**
 * Whether a number is a multiple of another, as people count: 19.99 is one of 0.01, although neither has an exact binary
 * form. What the division may be off by grows with its result.
 */
function isMultiple(value: number, step: number): boolean {
  if (Number.isInteger(step)) return value % step === 0;
  const count = value / step;
  return Math.abs(count - Math.round(count)) <= Math.abs(count) * 2 * Number.EPSILON;
}
