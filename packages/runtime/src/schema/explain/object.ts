import { nearest } from "../../errors/nearest.js";
import type { JsonSchema } from "../../json-schema.js";
import { describe } from "../describe.js";
import { hasValue, ownValue } from "../own.js";
import type { Place } from "../path.js";
import { shorten, show } from "../show.js";
import type { Schema, Visit } from "./visit.js";

/** How many known properties are listed for an unknown one. */
const MAX_LISTED = 20;

/** The keywords for objects. Only own properties count; one that is undefined is as good as absent. */
export function explainObject(visit: Visit, schema: JsonSchema, value: object, place: Place | undefined): void {
  const properties = schema.properties ?? {};
  for (const name of schema.required ?? []) {
    if (hasValue(value, name)) continue;
    const expected = () => describe(visit.root, (ownValue(properties, name) as Schema | undefined) ?? true);
    const message = visit.judging ? "" : `missing; expected ${expected()}`;
    visit.fault({ parent: place, key: name }, "required", message);
  }
  const names = Object.keys(value);
  explainCount(visit, schema, names.length, place);
  for (const name of names) {
    if (visit.full) return;
    explainProperty(visit, schema, value, name, { parent: place, key: name });
  }
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

function explainProperty(visit: Visit, schema: JsonSchema, owner: object, name: string, place: Place): void {
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
    visit.fault(place, "additionalProperties", visit.judging ? "" : unknownProperty(schema, owner, name));
  } else visit.walk(schema.additionalProperties, value, place);
}

/** `unknown property, did you mean "limit"?`: only names that are still free are suggested. */
function unknownProperty(schema: JsonSchema, owner: object, name: string): string {
  const known = Object.keys(schema.properties ?? {});
  const patterns = Object.keys(schema.patternProperties ?? {});
  if (known.length === 0 && patterns.length === 0) return "unknown property; none is expected";
  const meant = nearest(
    name,
    known.filter((other) => !hasValue(owner, other)),
  );
  if (meant !== undefined) return `unknown property ${show(name)}, did you mean ${show(meant)}?`;
  const all = [...known.map((other) => shorten(other)), ...patterns.map((each) => `names matching ${shorten(each)}`)];
  return `unknown property ${show(name)}; known: ${all.slice(0, MAX_LISTED).join(", ")}${all.length > MAX_LISTED ? ", …" : ""}`;
}
