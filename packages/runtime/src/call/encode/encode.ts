import type { Codec, Json } from "../../descriptor.js";
import type { Fault } from "../../errors/fault.js";
import type { JsonSchema } from "../../json-schema.js";
import { ownValue, setOwn } from "../../schema/own.js";
import { type Place, pathOf } from "../../schema/path.js";
import type { CodecDefs } from "../call-target.js";
import { LIMITS } from "../limits.js";
import { classFault, classVerdict } from "./codec-class.js";
import { distinct } from "./distinct.js";
import { type Attempt, allBranches, type Branches, type Choice, chooseBranch, type Excess } from "./encode-union.js";
import { dataNames, formOf, type ValueForm } from "./forms-of-values.js";
import { prune } from "./prune.js";
import { tupleEnd } from "./tuple-end.js";
import { wellFormed } from "./well-formed.js";

/** How many faults are reported. */
const MAX_FAULTS = 20;
/** Of what was decided before, the JSON is not kept. */
const NO_ATTEMPT: Attempt = { json: undefined, faults: [], loose: 0, excess: [], size: 0 };

/** What guides the encoding of a value. */
export interface EncodingGuide {
  readonly codec: Codec | undefined;
  readonly defs: CodecDefs;
  /** The schema that the pointers of union codecs point into. */
  readonly schema: JsonSchema;
  /** Whether that schema is of an object around the value, as `result`. */
  readonly wrapped?: boolean | undefined;
  /** Names of accessors that count as data, beside the own properties. */
  readonly names: ReadonlySet<string>;
  /** Whether what the schema does not know will be left out; otherwise it is refused. */
  readonly leavesOut: boolean;
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

/** What one encoding, or one attempt within it, has found so far. */
interface State {
  readonly faults: Fault[];
  count: number;
  /** Whether this is an attempt at one branch of a union, which ends at the first fault. */
  readonly isAttempt: boolean;
  loose: number;
  swapped?: Fault;
  readonly excess: Excess[];
}

class Encoding {
  readonly #guide: EncodingGuide;
  #state: State = { faults: [], count: 0, isAttempt: false, loose: 0, excess: [] };
  /** The objects around the one that is being encoded. */
  readonly #above: object[] = [];
  /** What was decided about values of unions, so that unions in unions do not ask again and again. */
  readonly #choices = new Map<object, Map<Branches, Choice>>();
  readonly #branches = new Map<Branches, Branches>();
  /** What can be read only once, or runs code of the value: for the next attempt. */
  readonly #forms = new Map<object, ValueForm>();

  constructor(guide: EncodingGuide) {
    this.#guide = guide;
  }

  get faults(): readonly Fault[] {
    return this.#state.faults;
  }

  encode(value: unknown, codec: Codec | undefined, place: Place | undefined): Json | undefined {
    if (++this.#state.count > LIMITS.values) return this.#fault(undefined, "is too large");
    if (value === null || typeof value === "boolean") return value;
    if (typeof value === "string") return wellFormed(value);
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
    const form = this.#formOf(value, codec?.[0] === "pairs");
    if (form.kind === "json") return this.encode(form.value, codec, place);
    if (codec?.[0] === "union") return this.#union(value, codec[1], place);
    if (this.#state.isAttempt) this.#holdClass(value, codec, place);
    switch (form.kind) {
      case "text":
        return form.text;
      case "list":
        return this.#list(form.items, codec, place);
      case "entries":
        return this.#members(form.entries, codec, place);
      case "none":
        // An `await` was forgotten. Nobody else will hear of it when it rejects.
        if (value instanceof Promise) value.catch(() => {});
        return this.#fault(place, `${form.name} has no JSON form`);
      case "object":
        return this.#members(this.#properties(value), codec, place);
    }
  }

  /** An iterator can be read only once, and `toJSON` is the value's own code. */
  #formOf(value: object, asPairs: boolean): ValueForm {
    const known = this.#forms.get(value);
    if (known !== undefined) return known;
    const form = formOf(value, asPairs, this.#guide.names);
    if (!this.#state.isAttempt || Array.isArray(value) || value instanceof Map) return form;
    if (form.kind !== "list") {
      if (form.kind === "json") this.#forms.set(value, form);
      return form;
    }
    const items: unknown[] = [];
    for (const item of form.items) if (items.push(item) > LIMITS.values) break;
    const read = { kind: "list", items } as const;
    this.#forms.set(value, read);
    return read;
  }

  /** In an attempt, a value of another class than the codec's is a fault: a Map is encoded as a Map, or not at all. */
  #holdClass(value: object, codec: Codec | undefined, place: Place | undefined): void {
    const verdict = classVerdict(value, codec);
    if (verdict === "wrong") this.#fault(place, classFault(value, codec));
    else if (verdict !== "own") this.#state.loose++;
    if (verdict === "swapped")
      this.#state.swapped ??= { path: pathOf(place), keyword: "form", message: classFault(value, codec) };
  }

  #union(value: object, listed: Branches, place: Place | undefined): Json | undefined {
    const { schema: root, leavesOut } = this.#guide;
    const branches = this.#branchesOf(listed);
    const attempt = (codec: Codec | undefined) => this.#attempt(value, codec, place);
    const known = this.#choices.get(value)?.get(branches);
    // What was decided for another place, or another attempt, is encoded anew: no two places share their JSON.
    const choice = known
      ? { ...known, attempt: attempt(known.codec) }
      : chooseBranch({ root, reading: { open: leavesOut }, branches, value, place, attempt });
    if (known === undefined) this.#remember(value, branches, choice);
    const { json, faults, loose, swapped, excess, size } = choice.attempt;
    const state = this.#state;
    state.count += size;
    state.loose += loose;
    if (swapped !== undefined) state.swapped ??= swapped;
    for (const fault of choice.refusal ?? faults) this.#report(fault);
    for (const found of excess) state.excess.push(found);
    if (choice.loss > 0) state.excess.push({ json, matching: choice.matching });
    // Not before all around it is decided: what is left out counts there.
    if (!state.isAttempt) for (const found of state.excess.splice(0)) prune(root, found.json, found.matching);
    return json;
  }

  #branchesOf(listed: Branches): Branches {
    const branches = this.#branches.get(listed) ?? allBranches(listed, this.#guide.defs);
    this.#branches.set(listed, branches);
    return branches;
  }

  #attempt(value: object, codec: Codec | undefined, place: Place | undefined): Attempt {
    const outer = this.#state;
    const state: State = { faults: [], count: outer.count, isAttempt: true, loose: 0, excess: [] };
    this.#state = state;
    const json = this.#structure(value, codec, place);
    this.#state = outer;
    const { faults, loose, swapped, excess, count } = state;
    return { json, faults, loose, ...(swapped && { swapped }), excess, size: count - outer.count };
  }

  #remember(value: object, branches: Branches, choice: Choice): void {
    const choices = this.#choices.get(value) ?? new Map<Branches, Choice>();
    this.#choices.set(value, choices.set(branches, { ...choice, attempt: NO_ATTEMPT }));
  }

  #list(items: Iterable<unknown>, codec: Codec | undefined, place: Place | undefined): Json {
    const list: Json[] = [];
    let filled = 0;
    for (const item of items) {
      if (this.#state.count > LIMITS.values || this.#isOver) break;
      const json = this.encode(item, itemCodec(codec, list.length), { parent: place, key: list.length });
      // As JSON does: a hole in a list is null. Where the schema forbids null, that is found out later.
      list.push(json ?? null);
      if (item !== undefined) filled = list.length;
    }
    if (filled < list.length) list.length = this.#endOf(list, filled, place);
    return codec?.[0] === "set" ? distinct(list) : list;
  }

  /** Where a list with undefined at its end is cut. */
  #endOf(list: readonly Json[], filled: number, place: Place | undefined): number {
    const { schema, wrapped } = this.#guide;
    return tupleEnd(schema, wrapped === true ? ["result", ...pathOf(place)] : pathOf(place), list.length, filled);
  }

  #members(entries: Iterable<readonly [string, unknown]>, codec: Codec | undefined, place: Place | undefined): Json {
    const object: Record<string, Json> = {};
    for (const [name, member] of entries) {
      // Left out, as in JSON: methods are no data.
      if (typeof member === "function" || typeof member === "symbol") continue;
      if (this.#isOver) break;
      const json = this.encode(member, memberCodec(codec, name), { parent: place, key: name });
      if (json !== undefined) setOwn(object, wellFormed(name), json);
    }
    return object;
  }

  *#properties(value: object): Iterable<readonly [string, unknown]> {
    for (const name of dataNames(value, this.#guide.names)) yield [name, (value as Record<string, unknown>)[name]];
  }

  get #isOver(): boolean {
    return this.#state.isAttempt && this.#state.faults.length > 0;
  }

  #fault(place: Place | undefined, message: string): undefined {
    this.#report({ path: pathOf(place), keyword: "form", message });
  }

  #report(fault: Fault): void {
    if (this.#state.faults.length < MAX_FAULTS) this.#state.faults.push(fault);
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
