import { type PackedError, unpackError } from "./pack-error.js";
import type { Packed, StandIn } from "./packed.js";

/**
 * What was packed, on the other side of the clone.
 *
 * @param packed - as it arrived; it is used up
 */
export function unpack({ value, standIns }: Packed): unknown {
  if (standIns.length === 0) return value;
  const kinds = new Map(standIns.map(({ object, kind }) => [object, kind]));
  return new Unpacking(kinds).unpack(value);
}

class Unpacking {
  readonly #kinds: ReadonlyMap<object, StandIn["kind"]>;
  /** What each object became; structures become themselves, and are changed in place. */
  readonly #done = new Map<object, unknown>();

  constructor(kinds: ReadonlyMap<object, StandIn["kind"]>) {
    this.#kinds = kinds;
  }

  unpack(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    if (this.#done.has(value)) return this.#done.get(value);
    const kind = this.#kinds.get(value);
    if (kind !== undefined) return this.#stoodFor(kind, value);
    this.#done.set(value, value);
    if (Array.isArray(value)) for (const [index, item] of value.entries()) value[index] = this.unpack(item);
    else if (value instanceof Map) this.#refill(value);
    else if (value instanceof Set) this.#refillSet(value);
    else if (Object.getPrototypeOf(value) === Object.prototype) this.#members(value as Record<string, unknown>);
    return value;
  }

  #members(object: Record<string, unknown>): void {
    for (const [name, member] of Object.entries(object)) {
      const unpacked = this.unpack(member);
      if (unpacked !== member) Object.defineProperty(object, name, { value: unpacked });
    }
  }

  #refill(map: Map<unknown, unknown>): void {
    const entries = [...map];
    map.clear();
    for (const [key, member] of entries) map.set(this.unpack(key), this.unpack(member));
  }

  #refillSet(set: Set<unknown>): void {
    const items = [...set];
    set.clear();
    for (const item of items) set.add(this.unpack(item));
  }

  #stoodFor(kind: StandIn["kind"], object: object): unknown {
    const made = this.#make(kind, object);
    this.#done.set(object, made);
    return made;
  }

  #make(kind: StandIn["kind"], object: object): unknown {
    if (kind === "url") return new URL((object as { href: string }).href);
    if (kind === "error") return unpackError(object as PackedError, (value) => this.unpack(value));
    const { bytes } = object as { bytes: Uint8Array };
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
}
