import { setOwn } from "../schema/own.js";
import { LIMITS } from "./limits.js";

/**
 * A copy of whatever is data in a value (plain objects, arrays, `Map`, `Set`, `Date`), so that somebody else may do with it
 * what they like. Objects of other classes are kept as they are; so is the whole where it cannot be read, or is too large.
 *
 * @param value - anything, cycles included
 * @returns the copy
 */
export function copyOf(value: unknown): unknown {
  try {
    return copy(value, 0, { known: new Map(), count: 0 });
  } catch {
    return value;
  }
}

interface Copying {
  /** The copy of each object, so that cycles and shared parts stay such. */
  readonly known: Map<object, unknown>;
  count: number;
}

function copy(value: unknown, depth: number, copying: Copying): unknown {
  if (typeof value !== "object" || value === null) return value;
  const before = copying.known.get(value);
  if (before !== undefined) return before;
  const inner = (member: unknown) => copy(member, depth + 1, copying);
  const start = <Copy extends object>(made: Copy, size: number): Copy => {
    copying.count += size;
    if (depth > LIMITS.depth || copying.count > LIMITS.values) throw new RangeError("too large");
    copying.known.set(value, made);
    return made;
  };
  if (Array.isArray(value)) {
    const list: unknown[] = start([], value.length);
    for (const item of value) list.push(inner(item));
    return list;
  }
  if (value instanceof Date) return new Date(value);
  if (value instanceof Map) {
    const map = start(new Map<unknown, unknown>(), value.size);
    for (const [key, member] of value) map.set(inner(key), inner(member));
    return map;
  }
  if (value instanceof Set) {
    const set = start(new Set<unknown>(), value.size);
    for (const item of value) set.add(inner(item));
    return set;
  }
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype !== Object.prototype && prototype !== null) return value;
  const names = Object.keys(value);
  const object = start(Object.create(prototype) as object, names.length);
  for (const name of names) setOwn(object, name, inner((value as Record<string, unknown>)[name]));
  return object;
}
