import { describe, expect, test } from "vitest";
import type { JsonSchema } from "../../json-schema.js";
import { repairArguments } from "./repair.js";

/** Repairs one argument; what it is afterwards, and how many repairs it took. */
function repair(property: JsonSchema, value: unknown, required = true): unknown {
  const schema: JsonSchema = { type: "object", properties: { x: property }, additionalProperties: false };
  const args = { x: structuredClone(value) };
  const repairs = repairArguments(required ? { ...schema, required: ["x"] } : schema, args);
  expect(repairs.length > 0).toBe(JSON.stringify(args) !== JSON.stringify({ x: value }));
  return args;
}

describe("text that stands for something else", () => {
  test.each<[JsonSchema, unknown, unknown]>([
    [{ type: "number" }, "5", 5],
    [{ type: "number" }, "-2.5e3", -2500],
    [{ type: "integer" }, "5", 5],
    [{ type: "boolean" }, "true", true],
    [{ type: "boolean" }, "false", false],
    [{ enum: [1, 2] }, "2", 2],
    [{ const: 3 }, "3", 3],
    [{ anyOf: [{ type: "number" }, { type: "null" }] }, "5", 5],
    [{ type: "array", items: { type: "number" } }, '["1",2]', [1, 2]],
    [{ type: "object", additionalProperties: { type: "boolean" } }, '{"a":"true"}', { a: true }],
  ])("%j: %j is %j", (schema, value, expected) => {
    expect(repair(schema, value)).toEqual({ x: expected });
  });

  test.each<[JsonSchema, unknown]>([
    [{ type: "number" }, ""],
    [{ type: "number" }, " "],
    [{ type: "number" }, " 5"],
    [{ type: "number" }, "0x10"],
    [{ type: "number" }, "05"],
    [{ type: "number" }, "5px"],
    [{ type: "number" }, "NaN"],
    [{ type: "number" }, "Infinity"],
    [{ type: "number" }, "1e999"],
    [{ type: "number" }, null],
    [{ type: "number" }, true],
    [{ type: "number" }, [5]],
    [{ type: "number" }, "12345678901234567890"],
    [{ type: "integer" }, "5.5"],
    [{ enum: [1, 2] }, "3"],
    [{ type: "number", minimum: 10 }, "5"],
    [{ type: "boolean" }, "True"],
    [{ type: "boolean" }, "1"],
    [{ type: "boolean" }, 1],
    [{ type: ["string", "number"], minLength: 5 }, "5"],
    [{ type: "string", format: "date-time" }, "5"],
    [{ type: "array" }, "{}"],
    [{ type: "array" }, "[1"],
    [{ type: "array" }, "[9007199254740993]"],
    [{ type: "array" }, `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ])("%j: %j stays", (schema, value) => {
    expect(repair(schema, value)).toEqual({ x: value });
  });

  test("text inside of decoded text stays text", () => {
    expect(repair({ type: "array", items: { type: "array" } }, '["[1]"]')).toEqual({ x: ["[1]"] });
    expect(repair({ type: "array", items: { type: "array" } }, ["[1]"])).toEqual({ x: [[1]] });
  });
});

describe("null", () => {
  test("is absent for an optional property that does not allow it", () => {
    expect(repair({ type: "string" }, null, false)).toEqual({});
    expect(repair({ type: "string" }, null)).toEqual({ x: null });
  });

  test("stays where it is allowed, and in arrays", () => {
    expect(repair({ type: ["string", "null"], minLength: 1 }, null, false)).toEqual({ x: null });
    expect(repair({ type: "array", items: { type: "string" } }, [null], false)).toEqual({ x: [null] });
  });
});

describe("unions of objects", () => {
  const closed = (properties: Record<string, JsonSchema>): JsonSchema => ({
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });

  test("a branch that the value contradicts does not count", () => {
    const schema: JsonSchema = {
      anyOf: [
        closed({ kind: { const: "count" }, value: { type: "number" } }),
        closed({ kind: { const: "label" }, value: { type: "string" } }),
      ],
    };
    expect(repair(schema, { kind: "count", value: "5" })).toEqual({ x: { kind: "count", value: 5 } });
  });

  test("where another branch may take the text it stays", () => {
    const schema: JsonSchema = {
      anyOf: [closed({ value: { type: "number" }, a: {} }), closed({ value: { type: "string" }, b: {}, c: {} })],
    };
    expect(repair(schema, { value: "5", a: 1, d: 1 })).toEqual({ x: { value: "5", a: 1, d: 1 } });
  });
});

test("many places are repaired at once", () => {
  const args = { x: Array.from({ length: 500 }, (_, index) => String(index)) };
  const schema: JsonSchema = { type: "object", properties: { x: { type: "array", items: { type: "number" } } } };
  expect(repairArguments(schema, args)).toHaveLength(500);
  expect(args.x[499]).toBe(499);
});

test("names that reach for a prototype are names", () => {
  const args = JSON.parse('{"__proto__":"5"}') as Record<string, unknown>;
  repairArguments({ type: "object", additionalProperties: { type: "number" } }, args);
  expect(Object.getPrototypeOf(args)).toBe(Object.prototype);
  expect(JSON.stringify(args)).toBe('{"__proto__":5}');
});

test("what a secret's name holds is not listed", () => {
  const schema: JsonSchema = { type: "object", properties: { password: { type: "number" }, n: { type: "number" } } };
  const args = { password: "471147", n: "5" };
  expect(repairArguments(schema, args)).toEqual([
    { path: "password", from: "a text of 6 characters", to: "a number" },
    { path: "n", from: '"5"', to: "5" },
  ]);
  expect(args).toEqual({ password: 471147, n: 5 });
});
