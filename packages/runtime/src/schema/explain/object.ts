import type { JsonSchema } from "../../json-schema.js";
import { describe } from "../describe.js";
import { hasValue, ownValue } from "../own.js";
import type { Place } from "../path.js";
import { unknownProperty, wrappedNames } from "./unknown-property.js";
import type { Schema, Visit } from "./visit.js";

/** The longest description that is told with a missing property. */
const MAX_DESCRIPTION = 100;

/** The keywords for objects. Only own properties count; one that is undefined is as good as absent. */
export function explainObject(visit: Visit, schema: JsonSchema, value: object, place: Place | undefined): void {
  const properties = schema.properties ?? {};
  const required = (schema.required ?? []).filter((name) => !hasValue(value, name));
  // What is there, but one level too deep, is not missing: its place is what is wrong.
  const wrapped = visit.judging ? [] : wrappedNames(schema, value);
  for (const name of required) {
    if (wrapped.includes(name)) continue;
    const message = visit.judging ? "" : missing(visit, (ownValue(properties, name) as Schema | undefined) ?? true);
    visit.fault({ parent: place, key: name }, "required", message);
  }
  const names = Object.keys(value);
  explainCount(visit, schema, names.length, place);
  for (const name of names) {
    if (visit.full) return;
    explainProperty(visit, schema, value, name, wrapped, { parent: place, key: name });
  }
}

/** What a missing property should be, with its own description where that is short. */
function missing(visit: Visit, property: Schema): string {
  const text =
    typeof property === "object" && typeof property.description === "string" ? property.description.trim() : "";
  const note =
    text === "" || text.length > MAX_DESCRIPTION || /[\r\n]/.test(text) ? "" : ` (${text.replace(/\.$/, "")})`;
  return `missing; expected ${describe(visit.root, property)}${note}`;
}

function explainCount(visit: Visit, schema: JsonSchema, count: number, place: Place | undefined): void {
  const { minProperties, maxProperties } = schema;
  if (minProperties !== undefined && count < minProperties) {
    visit.fault(place, "minProperties", `expected at least ${minProperties} properties, got ${count}`);
  }
  if (maxProperties !== undefined && count > maxProperties) {
    visit.fault(place, "maxProperties", `expected at most ${maxProperties} properties, got ${count}`);
  }
}

function explainProperty(
  visit: Visit,
  schema: JsonSchema,
  owner: object,
  name: string,
  wrapped: readonly string[],
  place: Place,
): void {
  const value = ownValue(owner, name);
  if (schema.propertyNames !== undefined && !visit.accepts(schema.propertyNames, name)) {
    const expected = describe(visit.root, schema.propertyNames);
    visit.fault(place, "propertyNames", `this name is not allowed; expected ${expected}`);
  }
  const property = ownValue(schema.properties ?? {}, name) as Schema | undefined;
  let known = property !== undefined;
  if (property !== undefined && value !== undefined) visit.walk(property, value, place);
  for (const [pattern, part] of Object.entries(schema.patternProperties ?? {})) {
    if (!visit.pattern(pattern).test(name)) continue;
    known = true;
    visit.walk(part, value, place);
  }
  if (known || schema.additionalProperties === undefined) return;
  if (schema.additionalProperties === false) {
    if (visit.open) return;
    const message = visit.judging ? "" : unknownProperty(visit, schema, owner, name, wrapped);
    visit.fault(place, "additionalProperties", message);
  } else visit.walk(schema.additionalProperties, value, place);
}
