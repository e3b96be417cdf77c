import { hasOwnForm } from "../call/encode/codec-class.js";
import { distinct } from "../call/encode/distinct.js";
import { writeBytes } from "../call/encode/wire-forms.js";
import { LIMITS } from "../call/limits.js";
import type { Codec } from "../descriptor.js";
import { accepts } from "../schema/explain/explain.js";
import { isObject, type Kind, kindOf } from "../schema/kind.js";
import { ownValue, setOwn } from "../schema/own.js";
import { dereference, resolve } from "../schema/resolve.js";
import type { SchemaContract } from "./schema-contract.js";

/** The value is not what the codec makes of JSON. */
export const NO_FORM: unique symbol = Symbol("no form");

/** What the pointers and the names of a codec point into. */
type Guide = Pick<SchemaContract, "schema" | "defs">;

type Branches = readonly (readonly [pointer: string, codec: Codec])[];

interface Reading extends Guide {
  /** What was found about values of unions, so that unions in unions do not ask again and again. */
  readonly known: Map<unknown, Map<Branches, unknown>>;
}

/**
 * The JSON form of a JavaScript value, for judging it: only what has exactly the form that the codec gives is turned into
 * its JSON form, and where the JSON form itself stands (a text for a `Date`) the value is none of the type. Nothing else
 * is touched: it is for the schema to say whether it fits.
 *
 * @returns the JSON form, or `NO_FORM`
 */
export function wireValue({ schema, defs }: Guide, codec: Codec | undefined, value: unknown): unknown {
  return wireForm({ schema, defs, known: new Map() }, codec, value, 0);
}

function wireForm(reading: Reading, codec: Codec | undefined, value: unknown, depth: number): unknown {
  if (codec === undefined || value === undefined || value === null) return value;
  if (depth > LIMITS.depth) return NO_FORM;
  switch (codec[0]) {
    case "keep":
      return value;
    case "date":
      return value instanceof Date ? textOfDate(value) : unless("string", value);
    case "url":
      return value instanceof URL ? value.href : unless("string", value);
    case "bigint":
      return typeof value === "bigint" ? String(value) : unless("string", value);
    case "bytes":
      return value instanceof Uint8Array ? writeBytes(value) : unless("string", value);
    case "buffer":
      return value instanceof ArrayBuffer ? writeBytes(new Uint8Array(value)) : unless("string", value);
    case "node-buffer":
      return isNodeBuffer(value) ? writeBytes(value) : unless("string", value);
    case "ref":
      return wireForm(reading, ownValue(reading.defs, codec[1]) as Codec | undefined, value, depth + 1);
    case "union":
      return wireUnion(reading, codec[1], value, depth);
    default:
      return wireStructure(reading, codec, value, depth + 1);
  }
}

function wireUnion(reading: Reading, branches: Branches, value: unknown, depth: number): unknown {
  if (typeof value !== "object") return wireBranch(reading, branches, value, depth);
  const known = reading.known.get(value) ?? new Map<Branches, unknown>();
  reading.known.set(value, known);
  if (!known.has(branches)) known.set(branches, wireBranch(reading, branches, value, depth));
  return known.get(branches);
}

/** A branch that the value has the form of; a value that only has the JSON form of one is none of the type. */
function wireBranch(reading: Reading, branches: Branches, value: unknown, depth: number): unknown {
  const { schema } = reading;
  const parts = branches.map(([pointer, codec]) => [resolve(schema, pointer) ?? false, codec] as const);
  for (const [part, codec] of parts) {
    // A Map without data of its own looks like an object that has no properties.
    if (codec[0] === "keep" && hasOwnForm(value) && dereference(schema, part).properties !== undefined) continue;
    const wire = wireForm(reading, codec, value, depth + 1);
    if (wire !== NO_FORM && accepts(schema, wire, part)) return wire;
  }
  // What no listed branch takes is for the others, whose values stay as they are.
  return parts.some(([part]) => accepts(schema, value, part)) ? NO_FORM : value;
}

function wireStructure(reading: Reading, codec: Codec, value: unknown, depth: number): unknown {
  switch (codec[0]) {
    case "array":
      return Array.isArray(value) ? wireList(reading, value, () => codec[1], depth) : value;
    case "tuple":
      return Array.isArray(value) ? wireList(reading, value, (index) => codec[1][index] ?? codec[2], depth) : value;
    case "set":
      return value instanceof Set ? wireSet(reading, value, codec[1], depth) : unless("array", value);
    case "pairs": {
      const pair: Codec = ["tuple", [codec[1], codec[2]]];
      return value instanceof Map ? wireList(reading, value, () => pair, depth) : unless("array", value);
    }
    case "map":
      if (!(value instanceof Map)) return unless("object", value);
      return wireMembers(reading, value as Map<unknown, unknown>, () => codec[1], depth);
    case "object": {
      if (!isObject(value)) return value;
      if (hasOwnForm(value)) return NO_FORM;
      const parts = new Map(codec[1]);
      return wireMembers(reading, Object.entries(value), (name) => parts.get(name) ?? codec[2], depth);
    }
    default:
      return value;
  }
}

function wireSet(reading: Reading, value: ReadonlySet<unknown>, codec: Codec, depth: number): unknown {
  const list = wireList(reading, value, () => codec, depth);
  return Array.isArray(list) ? distinct(list) : list;
}

function wireList(
  reading: Reading,
  items: Iterable<unknown>,
  codecOf: (index: number) => Codec | undefined,
  depth: number,
): unknown {
  const list: unknown[] = [];
  for (const item of items) {
    const wire = wireForm(reading, codecOf(list.length), item, depth);
    if (wire === NO_FORM) return NO_FORM;
    list.push(wire);
  }
  return list;
}

function wireMembers(
  reading: Reading,
  entries: Iterable<readonly [unknown, unknown]>,
  codecOf: (name: string) => Codec | undefined,
  depth: number,
): unknown {
  const object = {};
  for (const [name, member] of entries) {
    if (typeof name !== "string") return NO_FORM;
    const wire = wireForm(reading, codecOf(name), member, depth);
    if (wire === NO_FORM) return NO_FORM;
    setOwn(object, name, wire);
  }
  return object;
}

/** A value that stays as it is, unless it is the JSON form where the JavaScript form is wanted. */
function unless(kind: Kind, value: unknown): unknown {
  return kindOf(value) === kind ? NO_FORM : value;
}

function textOfDate(value: Date): unknown {
  return Number.isNaN(value.getTime()) ? NO_FORM : value.toISOString();
}

function isNodeBuffer(value: unknown): value is Uint8Array {
  const { Buffer: NodeBuffer } = globalThis as { readonly Buffer?: typeof Buffer };
  return NodeBuffer === undefined ? value instanceof Uint8Array : NodeBuffer.isBuffer(value);
}
