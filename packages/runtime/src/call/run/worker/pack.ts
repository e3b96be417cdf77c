import { setOwn } from "../../../schema/own.js";
import { dataNames, formOf } from "../../encode/forms-of-values.js";
import { LIMITS } from "../../limits.js";
import { packError } from "./pack-error.js";
import { CannotCross, type Packed, type StandIn } from "./packed.js";

/** How a value is packed. */
export interface PackOptions {
  /** Names of accessors that count as data, beside the own properties. */
  readonly names?: ReadonlySet<string>;
  /** Whether methods in fields are left out, as they are in JSON, instead of being refused. */
  readonly leavesOut?: boolean;
}

/**
 * Makes a value ready for a structured clone to another thread, so that it arrives as it was: what a clone would lose (the
 * class of a `URL` or `Buffer`, the name of an error, accessors) goes along in a stand-in. Objects of the program's own
 * classes arrive as their data.
 *
 * @param value - anything; not changed
 * @param options - what counts as data
 * @throws {@link CannotCross} where there is something that no other thread can have, with its place
 */
export function pack(value: unknown, options: PackOptions = {}): Packed {
  const packing = new Packing(options);
  const packed = packing.pack(value, []);
  return { value: packed, standIns: packing.standIns };
}

type Path = readonly (string | number)[];

class Packing {
  readonly standIns: StandIn[] = [];
  readonly #names: ReadonlySet<string>;
  readonly #leavesOut: boolean;
  /** The packed form of each object, so that cycles and shared parts stay such. */
  readonly #known = new Map<object, unknown>();
  #count = 0;
  #depth = 0;

  constructor({ names = new Set(), leavesOut = false }: PackOptions) {
    this.#names = names;
    this.#leavesOut = leavesOut;
  }

  pack(value: unknown, path: Path): unknown {
    if (typeof value === "function" || typeof value === "symbol") throw new CannotCross(path, `a ${typeof value}`);
    if (typeof value !== "object" || value === null) return value;
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    if (++this.#count > LIMITS.values) throw new CannotCross([], `more than ${LIMITS.values} values`);
    if (this.#depth > LIMITS.depth) throw new CannotCross([], `more than ${LIMITS.depth} levels`);
    this.#depth++;
    const packed = this.#structure(value, path);
    this.#depth--;
    return packed;
  }

  #structure(value: object, path: Path): unknown {
    if (value instanceof Error)
      return this.#standIn(
        value,
        "error",
        packError(value, (inner) => this.pack(inner, path)),
      );
    if (value instanceof URL) return this.#standIn(value, "url", { href: value.href });
    if (isBuffer(value)) return this.#standIn(value, "buffer", { bytes: new Uint8Array(value) });
    if (isShared(value)) return value;
    if (ArrayBuffer.isView(value)) return this.#keep(value, ownPart(value));
    if (value instanceof Date || value instanceof RegExp || value instanceof ArrayBuffer) return value;
    if (value instanceof Map) return this.#map(value, path);
    if (value instanceof Set) return this.#set(value, path);
    const form = formOf(value, false, this.#names);
    if (form.kind === "json") return this.#keep(value, this.pack(form.value, path));
    if (value instanceof Promise) value.catch(() => {});
    if (form.kind === "none") throw new CannotCross(path, form.name);
    return form.kind === "list" ? this.#list(value, form.items, path) : this.#object(value, path);
  }

  #list(value: object, items: Iterable<unknown>, path: Path): unknown {
    const list: unknown[] = this.#keep(value, []);
    for (const item of items) {
      if (list.length > LIMITS.values) throw new CannotCross(path, "a list without an end");
      list.push(this.pack(item, [...path, list.length]));
    }
    return list;
  }

  #map(value: ReadonlyMap<unknown, unknown>, path: Path): unknown {
    const map = this.#keep(value, new Map<unknown, unknown>());
    for (const [key, member] of value) map.set(this.pack(key, path), this.pack(member, [...path, String(key)]));
    return map;
  }

  #set(value: ReadonlySet<unknown>, path: Path): unknown {
    const set = this.#keep(value, new Set<unknown>());
    for (const item of value) set.add(this.pack(item, [...path, set.size]));
    return set;
  }

  #object(value: object, path: Path): unknown {
    const object: Record<string, unknown> = this.#keep(value, {});
    for (const name of dataNames(value, this.#names)) {
      const member = (value as Record<string, unknown>)[name];
      if (this.#leavesOut && (typeof member === "function" || typeof member === "symbol")) continue;
      setOwn(object, name, this.pack(member, [...path, name]));
    }
    return object;
  }

  #standIn(value: object, kind: StandIn["kind"], object: object): object {
    this.standIns.push({ kind, object });
    return this.#keep(value, object);
  }

  #keep<Form>(value: object, form: Form): Form {
    this.#known.set(value, form);
    return form;
  }
}

/** Of a view into a large buffer only what it shows: the clone would take all of the buffer along. */
function ownPart(view: ArrayBufferView): ArrayBufferView {
  if (view.byteLength === view.buffer.byteLength || !("slice" in view)) return view;
  return (view as Uint8Array).slice();
}

/** Memory that threads share, and views into it: the one thing that is not copied. */
function isShared(value: object): boolean {
  if (typeof SharedArrayBuffer !== "function") return false;
  return value instanceof SharedArrayBuffer || (ArrayBuffer.isView(value) && value.buffer instanceof SharedArrayBuffer);
}

function isBuffer(value: object): value is Buffer {
  return typeof Buffer === "function" && Buffer.isBuffer(value);
}

/** The same for what has to cross, an error above all: where it cannot, what arrives is the error about that. */
export function packAnyway(value: unknown): Packed {
  try {
    return pack(value);
  } catch (error) {
    return pack(error);
  }
}
