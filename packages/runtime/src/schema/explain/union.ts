import type { Json } from "../../descriptor.js";
import { nearest } from "../../errors/nearest.js";
import type { JsonSchema } from "../../json-schema.js";
import { describe, oneOf } from "../describe.js";
import { type Discriminator, discriminatorOf } from "../discriminator.js";
import { equal } from "../equal.js";
import { isObject, isType, kindOf, typesOf } from "../kind.js";
import { hasValue, ownValue } from "../own.js";
import type { Place } from "../path.js";
import { dereference } from "../resolve.js";
import { digitsNote, show } from "../show.js";
import type { Schema, Visit } from "./visit.js";

/** Keywords that demand nothing. */
const NOTES: readonly string[] = ["title", "description", "default", "examples", "deprecated"];
/** How many items of an array are looked at to find the branch that fits best. */
const MAX_COMPARED = 100;

/**
 * `anyOf`, and `oneOf`. Where no branch fits, only the branch that was most likely meant is explained: the one that a
 * discriminating property selects, else the only one of the right kind, else the one with most in common.
 */
export function explainUnion(visit: Visit, schema: JsonSchema, value: unknown, place: Place | undefined): void {
  if (schema.anyOf !== undefined && !schema.anyOf.some((branch) => visit.accepts(branch, value))) {
    explainNearest(visit, flatten(visit.root, schema.anyOf), value, place);
  }
  if (schema.oneOf === undefined || visit.full) return;
  const fitting = schema.oneOf.filter((branch) => visit.accepts(branch, value)).length;
  if (fitting === 0) explainNearest(visit, flatten(visit.root, schema.oneOf), value, place);
  if (fitting > 1) {
    visit.fault(
      place,
      "oneOf",
      `expected exactly one of the alternatives to fit, but ${fitting} do: ${visit.show(value, place)}`,
    );
  }
}

/** A union inside a union is one union: `A | (B | C)`. What demands more than its branches do stays as it is. */
function flatten(root: JsonSchema, branches: readonly Schema[]): readonly Schema[] {
  return branches.flatMap((branch) => {
    const schema = saysOnly(branch, "$ref") ? dereference(root, branch) : branch;
    return saysOnly(schema, "anyOf") ? (schema.anyOf ?? [branch]) : [branch];
  });
}

/** Whether a schema demands nothing but what one keyword says. */
function saysOnly(schema: Schema, keyword: keyof JsonSchema): schema is JsonSchema {
  return typeof schema === "object" && Object.keys(schema).every((name) => name === keyword || NOTES.includes(name));
}

function explainNearest(visit: Visit, branches: readonly Schema[], value: unknown, place: Place | undefined): void {
  if (visit.judging) {
    visit.fault(place, "anyOf", "");
    return;
  }
  const tag = isObject(value) ? discriminatorOf(visit.root, branches) : undefined;
  if (tag !== undefined && isObject(value)) {
    const tagValue = ownValue(value, tag.name);
    const chosen = tag.values.findIndex((values) => values.some((expected) => equal(expected, tagValue)));
    if (chosen >= 0) visit.walk(branches[chosen]!, value, place);
    else explainTag(visit, tag, tagValue, { parent: place, key: tag.name });
    return;
  }
  const branch = nearestBranch(visit, branches, value);
  if (branch !== undefined) {
    visit.walk(branch, value, place);
    return;
  }
  const expected = describe(visit.root, { anyOf: branches as JsonSchema[] });
  const values = branches.flatMap((each) => fixedValues(visit.root, each));
  const note = suggestion(value, values) || digitsNote(value);
  visit.fault(place, "anyOf", `expected ${expected}, got ${visit.show(value, place)}${note}`);
}

/** The values that a branch lists. */
function fixedValues(root: JsonSchema, branch: Schema): readonly Json[] {
  const { const: only, enum: list = [] } = dereference(root, branch);
  return only === undefined ? list : [only];
}

function explainTag(visit: Visit, tag: Discriminator, value: unknown, place: Place): void {
  const values = tag.values.flat();
  const expected = oneOf(values.map(show));
  if (value === undefined) visit.fault(place, "required", `missing; expected ${expected}`);
  else visit.fault(place, "enum", `expected ${expected}, got ${visit.show(value, place)}${suggestion(value, values)}`);
}

/** ` (did you mean "x"?)`, or nothing. */
export function suggestion(value: unknown, values: readonly Json[]): string {
  if (typeof value !== "string") return "";
  const texts = values.filter((expected) => typeof expected === "string");
  const meant = nearest(value, texts);
  return meant === undefined ? "" : ` (did you mean ${show(meant)}?)`;
}

/** The only branch for values of this kind; among several structures the one with most in common. */
function nearestBranch(visit: Visit, branches: readonly Schema[], value: unknown): Schema | undefined {
  const fitting = branches.filter((branch) => isMeantFor(dereference(visit.root, branch), value));
  const [first] = fitting;
  if (fitting.length < 2 || (kindOf(value) !== "object" && kindOf(value) !== "array")) {
    return fitting.length === 1 ? first : undefined;
  }
  let best = first;
  let bestScore = -Infinity;
  for (const branch of fitting) {
    const score = likeness(visit, dereference(visit.root, branch), value);
    if (score > bestScore) [best, bestScore] = [branch, score];
  }
  return best;
}

/** Whether a branch takes values of this kind at all; a list of fixed values is better told as a whole. */
function isMeantFor(schema: JsonSchema, value: unknown): boolean {
  if (schema.const !== undefined || schema.enum !== undefined) return false;
  const types = typesOf(schema);
  return types?.some((type) => isType(type, value)) ?? false;
}

function likeness(visit: Visit, schema: JsonSchema, value: unknown): number {
  if (Array.isArray(value)) {
    const compared = value.slice(0, MAX_COMPARED);
    return compared.filter((item, index) => {
      const part: Schema = schema.prefixItems?.[index] ?? schema.items ?? true;
      return visit.accepts(part, item);
    }).length;
  }
  const object = value as object;
  let score = 0;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (hasValue(object, name)) score += visit.accepts(property, ownValue(object, name)) ? 2 : 1;
    else if (schema.required?.includes(name) === true) score--;
  }
  return score;
}
