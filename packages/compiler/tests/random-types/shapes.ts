import fc from "fast-check";
import { canonical } from "./fits.js";
import { Random } from "./random.js";
import {
  inner,
  type Literal,
  mapped,
  type PropertyShape,
  type Shape,
  type SimpleKind,
  type TemplatePart,
} from "./shape.js";
import { someValue } from "./values.js";

/** Names that trip code which takes inherited properties for own ones, or which does not quote. */
export const NAMES: readonly string[] = [
  "a", "b", "kind", "next", "a-b", "__proto__", "constructor", "", "ключ", "a b", "1", "toString", "#x", "it's", "$ref",
]; // biome-ignore format: a list of words

const SIMPLE: readonly SimpleKind[] = [
  "string", "string", "number", "boolean", "null", "bigint", "date", "url", "bytes", "buffer", "unknown", "any-object",
]; // biome-ignore format: a list of words
const LITERALS: readonly Literal[] = [
  "a", "b", "c", "", "it's", "ключ", "1", "a b", "__proto__", "line\nbreak", 0, 1, 2, -1, 2.5, true, false,
]; // biome-ignore format: a list of words

const simple = fc.constantFrom(...SIMPLE).map((kind): Shape => ({ kind }));
const strings = LITERALS.filter((value) => typeof value === "string");
const numbers = LITERALS.filter((value) => typeof value === "number");
const literal = fc
  .oneof(
    ...[strings, numbers, LITERALS].map((pool) =>
      fc.uniqueArray(fc.constantFrom(...pool), { minLength: 1, maxLength: 4 }),
    ),
  )
  .map((values): Shape => ({ kind: "literal", values }));
const part: fc.Arbitrary<TemplatePart> = fc.oneof(
  fc
    .constantFrom("string" as const, "number" as const, "bigint" as const, "boolean" as const)
    .map((hole) => ({ hole })),
  fc.constantFrom("-", "px", ".", "$", "a/b").map((text) => ({ text })),
  fc.constant({ oneOf: ["m", "km", "x+y"] }),
);
const template = fc
  .tuple(fc.constantFrom("v", "#", "^(", "é"), fc.array(part, { minLength: 1, maxLength: 3 }))
  .map(([text, parts]): Shape => ({ kind: "template", parts: [{ text }, ...parts] }));
const leaf = fc.oneof(
  { weight: 6, arbitrary: simple },
  { weight: 3, arbitrary: literal },
  { weight: 1, arbitrary: template },
);
const self = fc.constantFrom(0, 0, 0, 1).map((up): Shape => ({ kind: "self", up }));
const mapKey = fc.oneof(
  fc.constantFrom<Shape>(
    { kind: "string" },
    { kind: "string" },
    { kind: "number" },
    { kind: "bigint" },
    { kind: "date" },
    { kind: "tuple", required: [{ kind: "string" }, { kind: "number" }], optional: [] },
  ),
  literal,
  template,
);

/** Ways in which a type may speak of itself and still have values. */
const again = fc.constantFrom<Shape>(
  { kind: "array", items: { kind: "self", up: 0 } },
  { kind: "union", members: [{ kind: "self", up: 0 }, { kind: "null" }] },
  { kind: "map", key: { kind: "string" }, value: { kind: "self", up: 0 } },
  { kind: "map", key: { kind: "number" }, value: { kind: "self", up: 0 } },
  { kind: "set", items: { kind: "self", up: 0 } },
  { kind: "object", properties: [], index: { kind: "self", up: 0 } },
  { kind: "object", properties: [{ name: "next", shape: { kind: "self", up: 0 }, optional: true }] },
  { kind: "tuple", required: [{ kind: "string" }], optional: [{ kind: "self", up: 0 }] },
  { kind: "tuple", required: [], optional: [], rest: { kind: "self", up: 0 } },
  { kind: "array", items: { kind: "self", up: 1 } },
);

const { root } = fc.letrec<Record<"root" | "shape" | "object" | "branches" | "recursive", Shape>>((tie) => {
  const property = fc.record({ name: fc.constantFrom(...NAMES), shape: tie("shape"), optional: fc.boolean() });
  const properties = fc.uniqueArray(property, { selector: ({ name }) => name, maxLength: 4 });
  const list = (maxLength: number) => fc.array(tie("shape"), { maxLength });
  return {
    root: fc.oneof({ weight: 4, arbitrary: tie("shape") }, { weight: 1, arbitrary: tie("recursive") }),
    shape: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      { weight: 9, arbitrary: leaf },
      { weight: 1, arbitrary: self },
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.constantFrom("array" as const, "array" as const, "set" as const), tie("shape"))
          .map(([kind, items]): Shape => ({ kind, items })),
      },
      {
        weight: 1,
        arbitrary: fc.tuple(mapKey, tie("shape")).map(([key, value]): Shape => ({ kind: "map", key, value })),
      },
      {
        weight: 2,
        arbitrary: fc
          .record({ required: list(2), optional: list(2), rest: fc.option(tie("shape"), { nil: undefined }) })
          .map(({ rest, ...places }): Shape => ({ kind: "tuple", ...places, ...(rest && { rest }) })),
      },
      { weight: 6, arbitrary: tie("object") },
      {
        weight: 3,
        arbitrary: fc
          .array(tie("shape"), { minLength: 2, maxLength: 4 })
          .map((members): Shape => ({ kind: "union", members })),
      },
      {
        weight: 2,
        arbitrary: tie("shape").map((inside): Shape => ({ kind: "union", members: [inside, { kind: "null" }] })),
      },
      { weight: 2, arbitrary: tie("branches") },
      { weight: 3, arbitrary: tie("recursive") },
    ),
    recursive: fc
      .oneof(
        { weight: 1, arbitrary: tie("shape") },
        {
          weight: 3,
          arbitrary: fc
            .record({ properties, next: again, optional: fc.boolean(), isFirst: fc.boolean() })
            .map(({ properties, next, optional, isFirst }): Shape => {
              const others = properties.filter(({ name }) => name !== "next");
              const own: PropertyShape = { name: "next", shape: next, optional };
              return { kind: "object", properties: isFirst ? [own, ...others] : [...others, own] };
            }),
        },
        {
          weight: 2,
          arbitrary: fc
            .tuple(leaf, fc.array(again, { minLength: 1, maxLength: 2 }))
            .map(([first, others]): Shape => ({ kind: "union", members: [first, ...others] })),
        },
        { weight: 1, arbitrary: again },
      )
      .map((body): Shape => ({ kind: "recursive", body })),
    object: fc
      .record({
        properties,
        rest: fc.constantFrom("none", "none", "none", "index", "pattern", "numbers"),
        further: tie("shape"),
      })
      .map(({ properties, rest, further }): Shape => {
        if (rest === "numbers") return { kind: "object", properties: [], index: further, isNumbered: true };
        return { kind: "object", properties, ...(rest !== "none" && { [rest]: further }) };
      }),
    // Objects that are told apart by a literal, with something in common.
    branches: fc
      .record({ own: fc.array(properties, { minLength: 2, maxLength: 3 }), common: properties })
      .map(
        ({ own, common }): Shape => ({ kind: "union", members: own.map((mine, index) => branch(mine, common, index)) }),
      ),
  };
});

function branch(own: readonly PropertyShape[], common: readonly PropertyShape[], index: number): Shape {
  const kind: PropertyShape = { name: "kind", shape: { kind: "literal", values: [`is${index}`] }, optional: false };
  const shared = common.filter(({ name }) => name !== "kind");
  const rest = own.filter(({ name }) => name !== "kind" && !shared.some((other) => other.name === name));
  return { kind: "object", properties: [kind, ...rest, ...shared] };
}

/** Random types that make sense: recursion has an end, and unions have members that do not swallow the others. */
export const shapes: fc.Arbitrary<Shape> = root.map((made) => sound(made, 0, false));

/** @param depth - how many recursive shapes are around @param guarded - whether something stands between these and here */
function sound(shape: Shape, depth: number, guarded: boolean): Shape {
  switch (shape.kind) {
    case "self":
      return guarded && shape.up < depth ? shape : { kind: "string" };
    case "union":
      return soundUnion(shape.members.map((member) => sound(member, depth, guarded)));
    case "recursive": {
      const body = sound(shape.body, depth + 1, false);
      return mentions(body, 0) ? inhabited({ kind: "recursive", body }, depth) : lifted(body, 0);
    }
    default:
      return mapped(shape, (part) => sound(part, depth, true));
  }
}

function soundUnion(members: readonly Shape[]): Shape {
  const flat = members.flatMap((member) => (member.kind === "union" ? member.members : [member]));
  const known = flat.filter((member) => member.kind !== "unknown");
  const distinct = [...new Map(known.map((member) => [canonical(member), member])).values()];
  const [only, ...more] = distinct;
  if (only === undefined) return { kind: "string" };
  return more.length === 0 ? only : { kind: "union", members: distinct };
}

function mentions(shape: Shape, up: number): boolean {
  if (shape.kind === "self") return shape.up === up;
  return inner(shape).some((part) => mentions(part, shape.kind === "recursive" ? up + 1 : up));
}

/** The body of a recursive shape that does not name itself: what it names of the outer ones is one step nearer. */
function lifted(shape: Shape, depth: number): Shape {
  if (shape.kind === "self") return shape.up > depth ? { ...shape, up: shape.up - 1 } : shape;
  return mapped(shape, (part) => lifted(part, shape.kind === "recursive" ? depth + 1 : depth));
}

/** A type that no finite value has (`{ a: Self }`) is no use. Of the shapes around it is taken for granted that they have. */
function inhabited(shape: Shape, depth: number): Shape {
  const around = Array.from({ length: depth }, (): Shape => ({ kind: "string" }));
  const isEmpty = someValue(shape, new Random(1), 3, around) === undefined;
  return isEmpty ? { kind: "array", items: { kind: "string" } } : shape;
}
