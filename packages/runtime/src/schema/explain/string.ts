import type { JsonSchema } from "../../json-schema.js";
import { describeFormat, describePattern } from "../describe.js";
import { hasFormat } from "../formats.js";
import type { Place } from "../path.js";
import type { Visit } from "./visit.js";

/** The keywords for strings. Lengths are in characters (code points), not in UTF-16 units. */
export function explainString(visit: Visit, schema: JsonSchema, value: string, place: Place | undefined): void {
  const { minLength, maxLength, pattern, format } = schema;
  const got = () => `got ${visit.show(value, place)}`;
  if (minLength !== undefined && !isLength(value, (length) => length >= minLength)) {
    visit.fault(place, "minLength", `expected at least ${characters(minLength)}, ${got()}`);
  }
  if (maxLength !== undefined && !isLength(value, (length) => length <= maxLength)) {
    visit.fault(place, "maxLength", `expected at most ${characters(maxLength)}, got ${value.length}`);
  }
  if (pattern !== undefined && !visit.pattern(pattern).test(value)) {
    visit.fault(place, "pattern", `expected ${describePattern(pattern)}, ${got()}`);
  }
  if (format !== undefined && !hasFormat(format, value)) {
    visit.fault(place, "format", `expected ${describeFormat(format)}, ${got()}`);
  }
}

/** Counts characters only where the count matters: a text of n units has between n/2 and n characters. */
function isLength(value: string, holds: (length: number) => boolean): boolean {
  if (holds(value.length) === holds(Math.ceil(value.length / 2))) return holds(value.length);
  let length = 0;
  for (const _ of value) length++;
  return holds(length);
}

function characters(count: number): string {
  return count === 1 ? "1 character" : `${count} characters`;
}
