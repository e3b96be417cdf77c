import type { Codec, Json } from "../descriptor.js";
import type { Fault } from "../errors/fault.js";
import type { JsonSchema } from "../json-schema.js";
import { accepts } from "../schema/explain/explain.js";
import { ownValue, setOwn } from "../schema/own.js";
import { type Place, pathOf } from "../schema/path.js";
import { resolve } from "../schema/resolve.js";
import type { CodecDefs } from "./call-target.js";
import { dataNames, formOf } from "./forms-of-values.js";
import { LIMITS } from "./limits.js";

/** How many faults are reported. */
const MAX_FAULTS = 20;

/** What guides the encoding of a value. */
export interface EncodingGuide {
  readonly codec: Codec | undefined;
  readonly defs: CodecDefs;
  /** The schema that the pointers of union codecs point into. */
  readonly schema: JsonSchema;
  /** Names of accessors that count as data, beside the own properties. */
  readonly names: ReadonlySet<string>;
}

/**
 * Turns a value into JSON: `Date`, `URL`, `bigint`, bytes, `Set` and `Map` into their wire forms, other objects into their
 * data. What has no JSON form (NaN, a function, a cycle) is a fault, never a null that nobody meant.
 */
export function encodeValue(
  value: unknown,
  guide: EncodingGuide,
): { readonly json: Json | undefined; readonly faults: readonly Fault[] } {
  const encoding = new Encoding(guide);
  const json = encoding.encode(value, guide.codec, undefined);
  return { json, faults: encoding.faults };
}

class Encoding {
  faults: Fault[] = [];
  readonly #guide: EncodingGuide;
  /** The objects around the one that is being encoded. */
  readonly #above: object[] = [];
  #count = 0;

  constructor(guide: EncodingGuide) {
    this.#guide = guide;
  }

  encode(value: unknown, codec: Codec | undefined, place: Place | undefined): Json | undefined {
    if (value === null || typeof value === "string" || typeof value === "boolean") return value;
    if (++this.#count > LIMITS.values) return this.#fault(undefined, "is too large");
    if (typeof value === "number" && Number.isFinite(value)) return value;
    if (typeof value === "bigint") return String(value);
    if (value === undefined) return undefined;
    if (typeof value !== "object") return this.#fault(place, `${nameOf(value)} has no JSON form`);
    if (this.#above.includes(value)) return this.#fault(place, "contains itself, which has no JSON form");
    if (this.#above.length > LIMITS.depth)
      return this.#fault(place, `is nested too deeply (more than ${LIMITS.depth} levels)`);
    this.#above.push(value);
    const json = this.#structure(value, codec, place);
    this.#above.pop();
    return json;
  }

  #structure(value: object, codec: Codec | undefined, place: Place | undefined): Json | undefined {
    if (codec?.[0] === "ref") {
      return this.#structure(value, ownValue(this.#guide.defs, codec[1]) as Codec | undefined, place);
    }
    if (codec?.[0] === "union") return this.#union(value, codec[1], place);
    const form = formOf(value, codec?.[0] === "pairs");
    switch (form.kind) {
      case "text":
        return form.text;
      case "list":
        return this.#list(form.items, codec, place);
      case "entries":
        return this.#members(form.entries, codec, place);
      case "json":
        return this.encode(form.value, codec, place);
      case "none":
        return this.#fault(place, `${form.name} has no JSON form`);
      case "object":
        return this.#members(this.#properties(value), codec, place);
    }
  }

  /** The first branch whose encoding its schema accepts; the value's own class decides where none does. */
  #union(value: object, branches: readonly (readonly [string, Codec])[], place: Place | undefined): Json | undefined {
    const { schema } = this.#guide;
    const { faults } = this;
    for (const [pointer, codec] of branches) {
      this.faults = [];
      const json = this.#structure(value, codec, place);
      const fits = this.faults.length === 0 && accepts(schema, json, resolve(schema, pointer) ?? false);
      this.faults = faults;
      if (fits) return json;
    }
    return this.#structure(value, undefined, place);
  }

  #list(items: Iterable<unknown>, codec: Codec | undefined, place: Place | undefined): Json {
    const list: Json[] = [];
    for (const item of items) {
      if (this.#count > LIMITS.values) break;
      // As JSON does: a hole in a list is null. Where the schema forbids null, that is found out later.
      list.push(this.encode(item, itemCodec(codec, list.length), { parent: place, key: list.length }) ?? null);
    }
    return list;
  }

  #members(entries: Iterable<readonly [string, unknown]>, codec: Codec | undefined, place: Place | undefined): Json {
    const object: Record<string, Json> = {};
    for (const [name, member] of entries) {
      // Left out, as in JSON: methods are no data.
      if (typeof member === "function" || typeof member === "symbol") continue;
      const json = this.encode(member, memberCodec(codec, name), { parent: place, key: name });
      if (json !== undefined) setOwn(object, name, json);
    }
    return object;
  }

  *#properties(value: object): Iterable<readonly [string, unknown]> {
    for (const name of dataNames(value, this.#guide.names)) yield [name, (value as Record<string, unknown>)[name]];
  }

  #fault(place: Place | undefined, message: string): undefined {
    if (this.faults.length < MAX_FAULTS) this.faults.push({ path: pathOf(place), keyword: "form", message });
  }
}

function itemCodec(codec: Codec | undefined, index: number): Codec | undefined {
  if (codec?.[0] === "array" || codec?.[0] === "set") return codec[1];
  if (codec?.[0] === "pairs") return ["tuple", [codec[1], codec[2]]];
  return codec?.[0] === "tuple" ? (codec[1][index] ?? codec[2]) : undefined;
}

function memberCodec(codec: Codec | undefined, name: string): Codec | undefined {
  if (codec?.[0] === "map") return codec[1];
  return codec?.[0] === "object" ? (codec[1].find(([named]) => named === name)?.[1] ?? codec[2]) : undefined;
}

function nameOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "function" ? "a function" : "a symbol";
}
