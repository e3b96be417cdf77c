import { expect, test } from "vitest";
import { facts } from "../../tests/hand-written.js";
import { BY_NAME } from "./all.js";
import { convert } from "./convert.js";

// What a remote server may send as a schema. Each ends within the general limit of tests, with a definition.

const root = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });
const chain = (count: number, part: (next: string) => object) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `D${index}`,
      index === count - 1 ? { type: "string" } : part(`#/$defs/D${index + 1}`),
    ]),
  );
const nest = (levels: number, wrap: (inner: object) => object) => {
  let schema: object = { type: "string" };
  for (let level = 0; level < levels; level++) schema = wrap(schema);
  return schema;
};

const HOSTILE: Record<string, object> = {
  "references that double": root(
    { v: { $ref: "#/$defs/D0" } },
    { $defs: chain(40, ($ref) => root({ a: { $ref }, b: { $ref } })) },
  ),
  "allOf that doubles": root(
    { v: { $ref: "#/$defs/D0" } },
    { $defs: chain(40, ($ref) => ({ allOf: [{ $ref }, { $ref, title: "x" }] })) },
  ),
  "unions in allOf": root({
    v: {
      allOf: Array.from({ length: 40 }, (_, index) => ({
        anyOf: [{ properties: { [`a${index}`]: {} } }, { properties: { [`b${index}`]: {} } }],
      })),
    },
  }),
  "unions at the root that double": {
    anyOf: [{ $ref: "#/$defs/D0" }],
    $defs: chain(30, ($ref) => ({ anyOf: [{ $ref }, { allOf: [{ $ref }] }] })),
  },
  "allOf of itself": { allOf: [{ $ref: "#" }] },
  "a reference to itself": root({ v: { $ref: "#/properties/v" } }),
  "many levels": root({ v: nest(1500, (a) => root({ a })) }),
  "many unions": root({ v: nest(1500, (a) => ({ anyOf: [a, { type: "null" }] })) }),
  "a thousand branches": root({
    v: { anyOf: Array.from({ length: 1000 }, (_, index) => root({ [`p${index}`]: {} })) },
  }),
  "twenty thousand properties": root(
    Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`$${index}`, {}])),
  ),
  "a circle of five thousand": root(
    { v: { $ref: "#/$defs/D0" } },
    { $defs: { ...chain(5000, ($ref) => root({ a: { $ref } })), D4999: root({ a: { $ref: "#/$defs/D0" } }) } },
  ),
  nonsense: root(
    {
      a: 5,
      b: "string",
      c: [null],
      d: { type: 7, enum: "x", anyOf: 5, properties: [], required: "a", items: 3 },
    } as object,
    { required: 5 },
  ),
};

test.each(Object.keys(HOSTILE))(
  "%s",
  (name) => {
    for (const dialect of Object.values(BY_NAME)) {
      for (const strict of [false, true]) {
        const { definition, decode } = convert(facts(HOSTILE[name]), dialect, { strict });
        expect(definition).toBeDefined();
        expect(decode({ v: { a: 1 } })).toBeDefined();
      }
    }
  },
  60_000,
);
