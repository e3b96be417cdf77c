import type { JsonSchema } from "../../json-schema.js";
import type { Place } from "../path.js";
import { dereference, resolve } from "../resolve.js";
import { show } from "../show.js";
import { explainUnion } from "./union.js";
import type { Visit } from "./visit.js";

/** The keywords that put schemas together: `$ref`, `allOf`, `not`, `anyOf`, `oneOf`. */
export function explainCombined(visit: Visit, schema: JsonSchema, value: unknown, place: Place | undefined): void {
  if (schema.$ref !== undefined) {
    const target = resolve(visit.root, schema.$ref);
    if (target !== undefined) visit.walk(target, value, place);
    else visit.fault(place, "$ref", `cannot be checked: the schema refers to ${show(schema.$ref)}, which is not in it`);
  }
  // The verdict first, since it is remembered: parts may refer to parts, twice each.
  for (const part of schema.allOf ?? []) {
    if (visit.accepts(part, value)) continue;
    if (visit.judging || visit.tellsAnew(dereference(visit.root, part), place)) visit.walk(part, value, place);
  }
  if (schema.not !== undefined && visit.accepts(schema.not, value)) {
    visit.fault(place, "not", `expected another value, got ${visit.show(value, place)}`);
  }
  explainUnion(visit, schema, value, place);
}
