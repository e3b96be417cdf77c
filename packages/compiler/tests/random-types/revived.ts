import { fits, isNamed, isObject } from "./fits.js";
import { type Around, PATTERN_PREFIX, type Shape, target } from "./shape.js";
import { objectFrom } from "./values.js";

/** Thrown where more than one reading of a value is possible, so that nothing can be demanded. */
export class Ambiguous extends Error {}

/** What the function receives for a JSON value of the shape. */
export function revived(shape: Shape, value: unknown, around: Around = []): unknown {
  const item = (part: Shape, member: unknown) => revived(part, member, around);
  switch (shape.kind) {
    case "bigint":
      return BigInt(value as string);
    case "date":
      return new Date(value as string);
    case "url":
      return new URL(value as string);
    case "bytes":
      return new Uint8Array(Buffer.from(value as string, "base64"));
    case "buffer":
      return new Uint8Array(Buffer.from(value as string, "base64")).buffer;
    case "array":
      return (value as unknown[]).map((member) => item(shape.items, member));
    case "set":
      return new Set((value as unknown[]).map((member) => item(shape.items, member)));
    case "map":
      if (!isNamed(shape.key)) {
        const pairs = value as [unknown, unknown][];
        return new Map(pairs.map(([key, member]) => [item(shape.key, key), item(shape.value, member)]));
      }
      return new Map(Object.entries(value as object).map(([name, member]) => [name, item(shape.value, member)]));
    case "tuple": {
      const places = [...shape.required, ...shape.optional];
      return (value as unknown[]).map((member, index) => item(places[index] ?? shape.rest!, member));
    }
    case "object":
      return objectFrom(
        Object.entries(value as object).map(([name, member]) => {
          const property = shape.properties.find((each) => each.name === name);
          const part = name.startsWith(PATTERN_PREFIX) ? (shape.pattern ?? shape.index) : shape.index;
          return [name, item(property?.shape ?? part!, member)];
        }),
      );
    case "union":
      return revivedUnion(shape.members, value, around);
    case "recursive":
      return revived(shape.body, value, [shape.body, ...around]);
    case "self": {
      const { body, around: outer } = target(shape, around);
      return revived(body, value, outer);
    }
    default:
      return value;
  }
}

/** A branch that takes the value as it is has precedence; two that would change it differently leave it open. */
function revivedUnion(members: readonly Shape[], value: unknown, around: Around): unknown {
  const verdicts = members.map((member) => fits(member, value, around));
  const fitting = members.filter((_, index) => verdicts[index] === true);
  const changed = fitting.filter((member) => !keeps(member, around, []));
  if (changed.length < fitting.length) return value;
  if (verdicts.includes(undefined) || fitting.length !== 1) throw new Ambiguous();
  // An empty map does not say what its keys are; and what JavaScript calls an object may be a map.
  if (members.filter((member) => mayBeMap(member, around)).length > 1) throw new Ambiguous();
  return revived(fitting[0]!, value, around);
}

function mayBeMap(shape: Shape, around: Around): boolean {
  if (shape.kind === "recursive") return mayBeMap(shape.body, [shape.body, ...around]);
  if (shape.kind === "union") return shape.members.some((member) => mayBeMap(member, around));
  if (shape.kind !== "self") return shape.kind === "map" || shape.kind === "any-object";
  const { body, around: outer } = target(shape, around);
  return mayBeMap(body, outer);
}

/** Whether no value of the shape changes its form. */
function keeps(shape: Shape, around: Around, seen: readonly Shape[]): boolean {
  switch (shape.kind) {
    case "bigint":
    case "date":
    case "url":
    case "bytes":
    case "buffer":
    case "set":
    case "map":
      return false;
    case "array":
      return keeps(shape.items, around, seen);
    case "tuple":
      return [...shape.required, ...shape.optional, ...(shape.rest ? [shape.rest] : [])].every((part) =>
        keeps(part, around, seen),
      );
    case "object": {
      const parts = shape.properties.map((property) => property.shape);
      if (shape.index) parts.push(shape.index);
      if (shape.pattern) parts.push(shape.pattern);
      return parts.every((part) => keeps(part, around, seen));
    }
    case "union":
      return shape.members.every((member) => keeps(member, around, seen));
    case "recursive":
      return keeps(shape.body, [shape.body, ...around], [...seen, shape.body]);
    case "self": {
      const { body, around: outer } = target(shape, around);
      return seen.includes(body) || keeps(body, outer, [...seen, body]);
    }
    default:
      return true;
  }
}

/** Whether two values are the same, deeply; objects by their own properties. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (a instanceof Date) return a.getTime() === (b as Date).getTime();
  if (a instanceof URL) return a.href === (b as URL).href;
  if (a instanceof ArrayBuffer) return sameValue(new Uint8Array(a), new Uint8Array(b as ArrayBuffer));
  if (a instanceof Uint8Array) return Buffer.from(a).equals(b as Uint8Array);
  if (a instanceof Map) return sameValue([...a], [...(b as Map<unknown, unknown>)]);
  if (a instanceof Set) return sameValue([...a], [...(b as Set<unknown>)]);
  if (Array.isArray(a))
    return a.length === (b as unknown[]).length && a.every((item, index) => sameValue(item, (b as unknown[])[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && sameValue(a[name], b[name]))
  );
}
