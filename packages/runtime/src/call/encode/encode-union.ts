import type { Codec, Json } from "../../descriptor.js";
import type { Fault } from "../../errors/fault.js";
import type { JsonSchema } from "../../json-schema.js";
import { explain, type ReadingOptions } from "../../schema/explain/explain.js";
import { isObject } from "../../schema/kind.js";
import { ownValue } from "../../schema/own.js";
import { type Place, pathOf } from "../../schema/path.js";
import { dereference, resolve } from "../../schema/resolve.js";
import type { CodecDefs } from "../call-target.js";
import { classFault, hasOwnForm } from "./codec-class.js";
import { type Unknown, unknownIn } from "./prune.js";

type Schema = JsonSchema | boolean;

/** The branches of a union codec. */
export type Branches = readonly (readonly [pointer: string, codec: Codec])[];

/** JSON with properties to be left out: those that no branch knows which the value fits. */
export interface Excess {
  readonly json: Json | undefined;
  readonly matching: readonly Schema[];
}

/** What came of encoding a value with one codec. */
export interface Attempt {
  readonly json: Json | undefined;
  readonly faults: readonly Fault[];
  /** How many values stand where a codec for another class, or none, is. */
  readonly loose: number;
  /** The first place where the JSON form stands for a value of a class. */
  readonly swapped?: Fault;
  /** What the unions inside leave out. */
  readonly excess: readonly Excess[];
  /** How many values were encoded. */
  readonly size: number;
}

/** How a value of a union is encoded. */
export interface Choice {
  readonly codec: Codec | undefined;
  readonly attempt: Attempt;
  /** What is left out. */
  readonly lost: readonly Unknown[];
  /** How many values these are, with all that is inside. */
  readonly loss: number;
  /** Where some are: the branches that the value fits, which know what stays. */
  readonly matching: readonly Schema[];
  /** Why the value is none of the type, although a branch would take it for want of anything better. */
  readonly refusal?: readonly Fault[];
}

/** A union, and a value that is to be encoded as one of its branches. */
export interface UnionQuestion {
  readonly root: JsonSchema;
  readonly reading: ReadingOptions;
  readonly branches: Branches;
  readonly value: object;
  readonly place: Place | undefined;
  /** Encodes the value with one of the codecs. */
  attempt(codec: Codec | undefined): Attempt;
}

/** The branches of a union and of the unions that are branches of it, so that all are weighed together. */
export function allBranches(branches: Branches, defs: CodecDefs, around: readonly Branches[] = []): Branches {
  if (around.includes(branches)) return [];
  return branches.flatMap(([pointer, codec]) => {
    let found: Codec | undefined = codec;
    for (let hops = 0; found?.[0] === "ref" && hops < 50; hops++) found = ownValue(defs, found[1]) as Codec | undefined;
    if (found?.[0] !== "union") return [[pointer, codec] as const];
    return allBranches(found[1], defs, [...around, branches]);
  });
}

interface Refused {
  readonly schema: Schema;
  /** What is wrong: found when it is asked for, which is rare. */
  faults(): readonly Fault[];
}

/**
 * Of the branches that accept the value the one in whose codec everything has its class, then the one that knows all of
 * its properties, then the first. Where none accepts it, the value's own class decides, and the schema will say what is
 * wrong.
 */
export function chooseBranch(question: UnionQuestion): Choice {
  const fitting: Choice[] = [];
  const refused: Refused[] = [];
  for (const [pointer, codec] of question.branches) {
    const schema = resolve(question.root, pointer) ?? false;
    if (!mayBe(question, schema)) continue;
    const found = tried(question, schema, codec);
    if ("faults" in found) refused.push(found);
    else if (found.attempt.loose === 0 && found.loss === 0) return found;
    else fitting.push(found);
  }
  const best = bestOf(fitting);
  if (best === undefined) return ownForm(question, refused);
  const refusal = refused.find((branch) => isMeant(question, branch, best));
  if (refusal !== undefined) return { ...best, refusal: refusal.faults() };
  const matching = fitting.filter(({ attempt }) => attempt.swapped === undefined || best.attempt.swapped !== undefined);
  return { ...best, matching: matching.flatMap((choice) => choice.matching) };
}

/** An object passes for a Map only if all branches for objects know nothing of it. */
function bestOf(fitting: readonly Choice[]): Choice | undefined {
  const [swapped, others] = [true, false].map((isSwapped) =>
    fitting
      .filter(({ attempt }) => (attempt.swapped !== undefined) === isSwapped)
      .reduce<Choice | undefined>(better, undefined),
  );
  return others === undefined || (swapped !== undefined && isStranger(others)) ? swapped : others;
}

function tried(
  { root, reading, value, place, attempt }: UnionQuestion,
  schema: Schema,
  codec: Codec,
): Choice | Refused {
  // Its properties are no data, so that it looks like an object without any.
  if (codec[0] === "keep" && value instanceof Map && dereference(root, schema).properties !== undefined) {
    const fault: Fault = { path: pathOf(place), keyword: "form", message: classFault(value, codec) };
    return { schema, faults: () => [fault] };
  }
  const made = attempt(codec);
  if (made.faults.length > 0) return { schema, faults: () => made.faults };
  if (explain(root, made.json, { part: schema, limit: 1, ...reading }).length > 0) {
    const faults = () => explain(root, made.json, { part: schema, ...reading }).map((fault) => within(place, fault));
    return { schema, faults };
  }
  const lost = unknownIn(root, made.json, schema);
  const loss = lost.reduce((sum, { json }) => sum + sizeOf(json), 0);
  const { swapped } = made;
  // An object may pass for a Map as long as nothing of it is lost for that.
  if (loss > 0 && swapped !== undefined) return { schema, faults: () => [swapped] };
  return { codec, attempt: made, lost, loss, matching: [schema] };
}

function within(place: Place | undefined, fault: Fault): Fault {
  return { ...fault, path: [...pathOf(place), ...fault.path] };
}

function better(a: Choice | undefined, b: Choice): Choice {
  if (a === undefined || b.attempt.loose < a.attempt.loose) return b;
  return b.attempt.loose === a.attempt.loose && b.loss < a.loss ? b : a;
}

/** Whether a branch knows none of the properties that the value has. */
function isStranger({ attempt: { json }, lost }: Choice): boolean {
  const own = lost.filter(({ path }) => path.length === 1);
  return isObject(json) && own.length > 0 && own.length === Object.keys(json).length;
}

/**
 * Whether a branch that refuses the value was meant rather than the best of those that accept it. Either that one knows
 * nothing of the value, and this one declares some of it; or all that is wrong is within structures that the other one
 * would leave out. (A text or a null may well be something else that the value carries, a structure hardly.)
 */
function isMeant({ root, place }: UnionQuestion, branch: Refused, best: Choice): boolean {
  const { lost } = best;
  if (lost.length === 0) return false;
  const declared = lost.filter(({ path }) => declares(root, branch.schema, path));
  if (isStranger(best) && declared.some(({ path }) => path.length === 1)) return true;
  const structures = declared.filter((each) => typeof each.json === "object" && each.json !== null);
  const depth = pathOf(place).length;
  return branch.faults().every(({ path }) => structures.some((each) => startsWith(path.slice(depth), each.path)));
}

function startsWith(path: Unknown["path"], start: Unknown["path"]): boolean {
  return start.every((step, index) => path[index] === step);
}

function sizeOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + sizeOf(inner), 1);
}

/** Whether a part of a schema has a property at the end of a path; that it allows any name does not count. */
function declares(root: JsonSchema, part: Schema, path: Unknown["path"]): boolean {
  let parts: readonly Schema[] = [part];
  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1;
    parts = parts.flatMap((each) => alternatives(root, each, 0)).flatMap((each) => partAt(each, step, isLast) ?? []);
  }
  return parts.length > 0;
}

function partAt(schema: JsonSchema, step: string | number, isNamed: boolean): Schema | undefined {
  if (typeof step === "number") return schema.prefixItems?.[step] ?? schema.items;
  const property = ownValue(schema.properties ?? {}, step) as Schema | undefined;
  return property ?? (isNamed ? undefined : schema.additionalProperties);
}

/** What a value may be that a part of a schema describes. */
function alternatives(root: JsonSchema, part: Schema, depth: number): JsonSchema[] {
  const schema = dereference(root, part);
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [schema, ...(depth < 10 ? inner.flatMap((each) => alternatives(root, each, depth + 1)) : [])];
}

/** The form that the value's own class gives it, for branches that are not listed since they look different. */
function ownForm(question: UnionQuestion, refused: readonly Refused[]): Choice {
  const attempt = question.attempt(undefined);
  const choice: Choice = { codec: undefined, attempt, lost: [], loss: 0, matching: [] };
  if (attempt.faults.length > 0) return choice;
  const { root, reading } = question;
  const alike = refused.find(
    ({ schema }) => explain(root, attempt.json, { part: schema, limit: 1, ...reading }).length === 0,
  );
  return alike === undefined ? choice : { ...choice, refusal: alike.faults() };
}

/** A quick no for most branches of a large union: where a branch names a property's values, it has to be one of them. */
function mayBe({ root, value }: UnionQuestion, schema: Schema): boolean {
  if (Array.isArray(value) || hasOwnForm(value) || "toJSON" in value) return true;
  const { properties = {}, required = [] } = dereference(root, schema);
  return required.every((name) => {
    const property = ownValue(properties, name);
    const given = ownValue(value, name);
    if (!isObject(property) || !["string", "number", "boolean"].includes(typeof given)) return true;
    const { const: only, enum: list } = property as JsonSchema;
    return (only === undefined || only === given) && (list === undefined || list.includes(given as Json));
  });
}
