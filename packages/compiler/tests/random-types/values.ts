import { canonical, isNamed, isObject } from "./fits.js";
import type { Random } from "./random.js";
import { type Around, type Hole, type ObjectShape, PATTERN_PREFIX, type Shape, target } from "./shape.js";

/** A JSON value of a shape; undefined where none is found within the fuel that is left for recursion. */
export function someValue(shape: Shape, random: Random, fuel: number, around: Around = []): unknown {
  switch (shape.kind) {
    case "string":
      return random.pick(TEXTS);
    case "number":
      return random.pick([0, 1, 5, -3, 2.5, 1e21, 1e-7]);
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    case "bigint":
      return random.pick(["0", "7", "-12", "123456789012345678901234567890"]);
    case "date":
      return random.pick(["2026-12-01T10:00:00.000Z", "1969-07-20T20:17:40.000Z", "2024-02-29T00:00:00.123Z"]);
    case "url":
      return random.pick(["https://example.com/", "https://a.example/b?c=d#e", "https://[::1]/"]);
    case "bytes":
    case "buffer":
      return random.pick(["", "AA==", "aGVsbG8="]);
    case "unknown":
      return random.pick([null, 1, "a", true, ["a", 1], { a: [] }]);
    case "any-object":
      return random.pick<object>([{}, { a: 1 }, { constructor: [null] }]);
    case "literal":
      return random.pick(shape.values);
    case "template":
      return shape.parts
        .map((part) =>
          "hole" in part ? random.pick(HOLES[part.hole]) : "text" in part ? part.text : random.pick(part.oneOf),
        )
        .join("");
    case "array":
      return listOf(shape.items, random, fuel, around, false);
    case "set":
      return listOf(shape.items, random, fuel, around, true);
    case "map":
      return mapOf(shape, random, fuel, around);
    case "tuple":
      return tupleOf(shape, random, fuel, around);
    case "object":
      return objectOf(shape, random, fuel, around);
    case "union": {
      const start = random.below(shape.members.length);
      for (let index = 0; index < shape.members.length; index++) {
        const member = shape.members[(start + index) % shape.members.length]!;
        const value = someValue(member, random, fuel, around);
        if (value !== undefined) return value;
      }
      return undefined;
    }
    case "recursive":
      return someValue(shape.body, random, fuel, [shape.body, ...around]);
    case "self": {
      if (fuel === 0) return undefined;
      const { body, around: outer } = target(shape, around);
      return someValue(body, random, fuel - 1, outer);
    }
  }
}

const TEXTS = ["", "a", "b", "five", "a b", "é😀", "5", "true", "constructor", "2026-12-01T10:00:00.000Z"];
const HOLES: Readonly<Record<Hole, readonly string[]>> = {
  string: ["", "a", "é-\n.", "x-"],
  number: ["0", "5", "-3", "2.5"],
  bigint: ["0", "42", "-7"],
  boolean: ["true", "false"],
};

function listOf(items: Shape, random: Random, fuel: number, around: Around, isSet: boolean): unknown[] {
  const list: unknown[] = [];
  for (let left = random.below(4); left > 0; left--) {
    const value = someValue(items, random, fuel, around);
    if (value !== undefined) list.push(value);
  }
  return isSet ? [...new Map(list.map((value) => [canonical(value), value])).values()] : list;
}

function mapOf({ key, value }: Extract<Shape, { kind: "map" }>, random: Random, fuel: number, around: Around): unknown {
  const keys = listOf(key, random, fuel, around, true);
  const pairs = keys.flatMap((name) => {
    const member = someValue(value, random, fuel, around);
    return member === undefined ? [] : [[name, member] as const];
  });
  return isNamed(key) ? objectFrom(pairs as [string, unknown][]) : pairs.map((pair) => [...pair]);
}

function tupleOf(
  { required, optional, rest }: Extract<Shape, { kind: "tuple" }>,
  random: Random,
  fuel: number,
  around: Around,
): unknown {
  const places = [...required, ...optional.slice(0, random.below(optional.length + 1))];
  const values: unknown[] = [];
  for (const [index, place] of places.entries()) {
    const value = someValue(place, random, fuel, around);
    if (value === undefined) return index < required.length ? undefined : values;
    values.push(value);
  }
  const isFull = places.length === required.length + optional.length;
  return rest !== undefined && isFull ? [...values, ...listOf(rest, random, fuel, around, false)] : values;
}

function objectOf(
  { properties, index, isNumbered, pattern }: ObjectShape,
  random: Random,
  fuel: number,
  around: Around,
): unknown {
  const members: [string, unknown][] = [];
  for (const { name, shape, optional } of properties) {
    const value = optional && random.chance(0.4) ? undefined : someValue(shape, random, fuel, around);
    if (value !== undefined) members.push([name, value]);
    else if (!optional) return undefined;
  }
  const add = (names: readonly string[], shape: Shape) => {
    const name = random.pick(names);
    const value = someValue(shape, random, fuel, around);
    if (value !== undefined && !properties.some((property) => property.name === name)) members.push([name, value]);
  };
  if (index !== undefined && random.chance(0.7)) add(isNumbered ? ["0", "1", "40"] : EXTRA_NAMES, index);
  if (pattern !== undefined && random.chance(0.7)) add([PATTERN_PREFIX, `${PATTERN_PREFIX}a`], pattern);
  return objectFrom(members);
}

const EXTRA_NAMES = ["extra", "__proto__", "constructor", "1", "", "toString"];

/** Own properties, whatever they are called. */
export function objectFrom(members: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const made = {};
  for (const [name, value] of members) {
    Object.defineProperty(made, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return made;
}

const STRAY = [null, true, false, 0, 1, 2.5, "", "a", "5", "true", "null", "!", "[]", [], {}, [1], ["a"], { a: 1 }];

/** Something nearly like the value: one place of it is changed. */
export function mutated(value: unknown, random: Random): unknown {
  const isLeaf = !Array.isArray(value) && !isObject(value);
  if (isLeaf || random.chance(0.15)) {
    if (typeof value === "string" && random.chance(0.4)) return random.pick([`${value}!`, `!${value}`, value.slice(1)]);
    return random.chance(0.2) ? [value] : random.pick(STRAY);
  }
  if (Array.isArray(value)) return mutatedList(value, random);
  const members = Object.entries(value as object);
  const at = random.below(members.length);
  const way = random.below(5);
  if (way === 0) members.push([random.pick([...EXTRA_NAMES, "x-b", "a"]), random.pick(STRAY)]);
  else if (way === 1) members.splice(at, 1);
  else if (members.length > 0) members[at] = [members[at]![0], mutated(members[at]![1], random)];
  return objectFrom(members);
}

function mutatedList(value: readonly unknown[], random: Random): unknown[] {
  const list = [...value];
  const at = random.below(list.length);
  const way = random.below(6);
  if (way === 0) list.push(random.pick(STRAY));
  else if (way === 1) list.splice(at, 1);
  else if (way === 2 && list.length > 0) list.push(list[at]);
  else if (list.length > 0) list[at] = mutated(list[at], random);
  return list;
}
