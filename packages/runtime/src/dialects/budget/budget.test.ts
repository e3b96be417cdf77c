import fc from "fast-check";
import { expect, test } from "vitest";
import { facts } from "../../../tests/hand-written.js";
import type { JsonSchema } from "../../json-schema.js";
import { convert } from "../convert.js";
import { convertAll } from "../convert-all.js";
import type { DialectLimits } from "../limits.js";
import { azure } from "../providers/compatible.js";
import { measure } from "./measure.js";
import { plan } from "./plan.js";

const TEXT: JsonSchema = { type: "string" };
const object = (properties: Record<string, JsonSchema>, required: string[] = Object.keys(properties)): JsonSchema => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
const names = (count: number, letter = "p") => Array.from({ length: count }, (_, index) => `${letter}${index}`);
const texts = (count: number) => Object.fromEntries(names(count).map((name) => [name, TEXT]));

test("what is counted", () => {
  const long = names(251);
  const schema = object(
    {
      kind: { const: "abc" },
      fixed: { const: { a: 1 } },
      level: { enum: ["low", 10, null] },
      many: { enum: long },
      either: { anyOf: [object({ a: TEXT }, []), { type: ["string", "null"] }] },
      list: { type: ["array", "null"], items: object({ deep: TEXT }) },
    },
    ["kind", "either"],
  );
  const enumCharacters = "low10null".length + long.join("").length;
  const nameCharacters = "kindfixedlevelmanyeitherlistadeepName".length;
  expect(measure({ ...schema, $defs: { Name: TEXT } })).toEqual({
    properties: 8,
    optionals: 5,
    unions: 3,
    depth: 3,
    enumValues: 3 + 251,
    characters: nameCharacters + enumCharacters + 'abc{"a":1}'.length,
    longEnumCharacters: long.join("").length,
  });
  expect(measure({})).toMatchObject({ properties: 0, depth: 0, longEnumCharacters: 0 });
});

test("depth goes on behind references, and ends where a schema contains itself", () => {
  const chain = names(12, "D").map((_, index) => object({ a: index < 11 ? { $ref: `#/$defs/D${index + 1}` } : TEXT }));
  const $defs = Object.fromEntries(chain.map((each, index) => [`D${index}`, each]));
  expect(measure({ ...object({ a: { $ref: "#/$defs/D0" } }), $defs }).depth).toBe(13);
  expect(measure({ ...object({ a: TEXT }), $defs }).depth).toBe(1);
  const tree = object({ left: { $ref: "#/$defs/Tree" }, list: { type: "array", items: { $ref: "#" } } });
  expect(measure({ ...tree, $defs: { Tree: tree } }).depth).toBeLessThan(8);
  const endless = Object.fromEntries(
    names(20_000, "D").map((name, index) => [name, { $ref: `#/$defs/D${index + 1}` }]),
  );
  expect(measure({ ...object({ a: { $ref: "#/$defs/D0" } }), $defs: endless }).depth).toBe(1);
});

test("a tool that is too deep behind references loses strict mode, rather than the provider refuse the request", () => {
  const $defs = Object.fromEntries(
    names(6, "D").map((name, index) => [name, object({ a: index < 5 ? { $ref: `#/$defs/D${index + 1}` } : TEXT })]),
  );
  const deep = facts({ ...object({ a: { $ref: "#/$defs/D0" } }), $defs });
  expect(convert(deep, azure, { strict: true }).strict).toBe(true);
  const [planned] = convertAll([deep], azure, { strict: true });
  expect(planned).toMatchObject({ strict: false, definition: expect.not.objectContaining({ strict: true }) });
  expect(planned?.losses.at(-1)).toEqual({
    path: "",
    keyword: "strict",
    kind: "demoted",
    message: "not in strict mode: it has 7 levels, and the provider takes 5",
  });
});

const candidate = (schema: JsonSchema, strict = true) => ({ strict, schema });

test("a tool that is too large by itself goes first, and then the last that use what is short", () => {
  const limits: DialectLimits = { strict: { tool: { optionals: 10 }, request: { optionals: 12 } } };
  const sizes = (...counts: number[]) =>
    plan(
      counts.map((count) => candidate(object(texts(count), []))),
      limits,
    ).map((reason) => reason === undefined);
  expect(sizes(11, 6, 6)).toEqual([false, true, true]);
  expect(sizes(6, 6, 0)).toEqual([true, true, true]);
  expect(sizes(6, 6, 1, 0)).toEqual([true, true, false, true]);
  expect(sizes(10, 10, 10, 10)).toEqual([true, false, false, false]);
});

test("what cannot be in strict mode takes nothing of the budget", () => {
  const limits: DialectLimits = { strict: { request: { tools: 1 } } };
  expect(plan([candidate({}, false), candidate({})], limits)).toEqual(["it cannot be", undefined]);
  expect(plan([candidate({}), candidate({})], {})).toEqual([undefined, undefined]);
});

test("all or none", () => {
  const limits: DialectLimits = { strict: { request: { properties: 5, allOrNone: true } } };
  const three = candidate(object(texts(3)));
  expect(plan([three], limits)).toEqual([undefined]);
  expect(plan([three, three], limits)).toEqual([
    "the provider takes strict mode for all tools or for none, and one of them cannot be",
    "the tools together have 6 properties, and the provider takes 5",
  ]);
});

test("after planning every budget holds", () => {
  const tool = fc
    .record({ own: fc.nat(6), optional: fc.nat(6), strict: fc.boolean() })
    .map(({ own, optional, strict }) => {
      const all = texts(own + optional);
      return candidate(object(all, Object.keys(all).slice(0, own)), strict);
    });
  const limit = fc.option(fc.nat(12), { nil: undefined });
  fc.assert(
    fc.property(fc.array(tool, { maxLength: 8 }), limit, limit, limit, limit, (tools, most, together, each, all) => {
      const limits: DialectLimits = {
        strict: {
          tool: { ...(each !== undefined && { optionals: each }) },
          request: {
            ...(most !== undefined && { tools: most }),
            ...(together !== undefined && { optionals: together }),
            ...(all !== undefined && { properties: all }),
          },
        },
      };
      const reasons = plan(tools, limits);
      const left = tools.filter((_, index) => reasons[index] === undefined);
      const sum = (of: "optionals" | "properties") =>
        left.reduce((total, { schema }) => total + measure(schema)[of], 0);
      expect(left.every(({ strict }) => strict)).toBe(true);
      expect(left.length).toBeLessThanOrEqual(most ?? 8);
      expect(sum("optionals")).toBeLessThanOrEqual(together ?? Number.POSITIVE_INFINITY);
      expect(sum("properties")).toBeLessThanOrEqual(all ?? Number.POSITIVE_INFINITY);
      for (const { schema } of left)
        expect(measure(schema).optionals).toBeLessThanOrEqual(each ?? Number.POSITIVE_INFINITY);
      if (most === undefined && together === undefined && each === undefined && all === undefined)
        expect(left).toEqual(tools.filter(({ strict }) => strict));
    }),
    { numRuns: 500 },
  );
});
