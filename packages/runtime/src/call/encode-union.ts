import type { Codec, Json } from "../descriptor.js";
import type { Fault } from "../errors/fault.js";
import type { JsonSchema } from "../json-schema.js";
import { explain, type ReadingOptions } from "../schema/explain/explain.js";
import { isObject } from "../schema/kind.js";
import { ownValue } from "../schema/own.js";
import { type Place, pathOf } from "../schema/path.js";
import { dereference, resolve } from "../schema/resolve.js";
import { classFault, hasOwnForm } from "./codec-class.js";
import { countUnknown, unknownNames } from "./prune.js";

type Schema = JsonSchema | boolean;

/** The branches of a union codec. */
export type Branches = readonly (readonly [pointer: string, codec: Codec])[];

/** What came of encoding a value with one codec. */
export interface Attempt {
  readonly json: Json | undefined;
  readonly faults: readonly Fault[];
  /** How many values stand where a codec for another class, or none, is. */
  readonly loose: number;
  /** How many properties the unions inside leave out. */
  readonly lost: number;
  /** How many values were encoded. */
  readonly size: number;
}

/** How a value of a union is encoded. */
export interface Choice {
  readonly codec: Codec | undefined;
  readonly attempt: Attempt;
  /** How many properties are left out. */
  readonly lost: number;
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
    else if (found.attempt.loose === 0 && found.lost === 0) return found;
    else fitting.push(found);
  }
  const best = fitting.reduce<Choice | undefined>((a, b) => (a === undefined || isBetter(b, a) ? b : a), undefined);
  if (best === undefined) return ownForm(question, refused);
  const refusal = refused.find((branch) => isMeant(question, branch, best));
  if (refusal !== undefined) return { ...best, refusal: refusal.faults() };
  return { ...best, matching: fitting.flatMap(({ matching }) => matching) };
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
  const lost = made.lost + countUnknown(root, made.json, schema);
  return { codec, attempt: made, lost, matching: [schema] };
}

function within(place: Place | undefined, fault: Fault): Fault {
  return { ...fault, path: [...pathOf(place), ...fault.path] };
}

function isBetter(a: Choice, b: Choice): boolean {
  return a.attempt.loose < b.attempt.loose || (a.attempt.loose === b.attempt.loose && a.lost < b.lost);
}

/**
 * Whether a branch that refuses the value was meant rather than the best of those that accept it: it knows what that one
 * would leave out, and that is all the other one knows of the value, or the only thing that is wrong.
 */
function isMeant({ root, value, place }: UnionQuestion, branch: Refused, best: Choice): boolean {
  const { json } = best.attempt;
  const [accepting] = best.matching;
  if (best.lost === 0 || !isObject(json) || accepting === undefined) return false;
  const lost = unknownNames(root, json, accepting);
  const unknown = unknownNames(root, json, branch.schema);
  const wanted = lost.filter((name) => !unknown.includes(name));
  if (wanted.length === 0) return false;
  if (lost.length === Object.keys(json).length) return true;
  const depth = pathOf(place).length;
  return branch.faults().every(({ path }) => {
    const name = path[depth];
    // A text or a null may as well be something else that the value carries; a structure hardly.
    return (
      typeof name === "string" &&
      wanted.includes(name) &&
      typeof ownValue(value, name) === "object" &&
      ownValue(value, name) !== null
    );
  });
}

/** The form that the value's own class gives it, for branches that are not listed since they look different. */
function ownForm(question: UnionQuestion, refused: readonly Refused[]): Choice {
  const attempt = question.attempt(undefined);
  const choice: Choice = { codec: undefined, attempt, lost: attempt.lost, matching: [] };
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
