import { describe, expect, test } from "vitest";
import type { JsonSchema } from "windlass";
import { checkText } from "./check-text.js";

function check(schema: JsonSchema): (value: unknown) => boolean {
  const text = checkText(schema);
  expect(text).toBeDefined();
  return (new Function(`"use strict";return ${text}`)() as () => (value: unknown) => boolean)();
}

/** The verdict about the property `x`. */
const verdict = (schema: JsonSchema, value: unknown) =>
  check({ type: "object", properties: { x: schema }, required: ["x"], additionalProperties: false })({ x: value });

describe("keywords", () => {
  const node: JsonSchema = { type: "object", properties: { b: { type: "number" } }, required: ["b"] };
  test.each<[JsonSchema, unknown, unknown]>([
    [{ type: "string" }, "a", 1],
    [{ type: "number" }, 1.5, Number.NaN],
    [{ type: "number" }, -1, Number.POSITIVE_INFINITY],
    [{ type: "integer" }, 1, 1.5],
    [{ type: "boolean" }, false, 0],
    [{ type: "null" }, null, undefined],
    [{ type: ["string", "null"] }, null, 1],
    [{ type: ["integer", "number"] }, 1.5, "1"],
    [{ type: "array" }, [], {}],
    [{ type: "object" }, {}, []],
    [{ type: "object" }, Object.create(null), null],
    [{ const: "it's" }, "it's", "its"],
    [{ enum: ["a", 1, null] }, null, undefined],
    [{ enum: ["a", "b", "c", "d", "e"] }, "e", "f"],
    [{ type: "string", enum: ["a", 1] }, "a", 1],
    [{ minimum: 1 }, "not a number", 0],
    [{ type: "number", minimum: -2 }, -2, -2.1],
    [{ type: "number", maximum: -2 }, -2, -1.9],
    [{ type: "number", exclusiveMinimum: 1 }, 1.1, 1],
    [{ type: "number", exclusiveMaximum: 1 }, 0.9, 1],
    [{ type: "number", multipleOf: 0.5 }, 1.5, 1.4],
    [{ type: "string", minLength: 1 }, "a", ""],
    [{ type: "string", minLength: 2 }, "😀😀", "😀"],
    [{ type: "string", maxLength: 2 }, "ab", "abc"],
    [{ type: "string", pattern: "^a/b\\d$" }, "a/b1", "a/bx"],
    [{ pattern: "^a" }, 5, "b"],
    [{ type: "string", format: "date" }, "2024-02-29", "2026-02-29"],
    [{ type: "string", format: "date" }, "2000-02-29", "1900-02-29"],
    [{ type: "string", format: "date" }, "2026-08-31", "2026-09-31"],
    [{ type: "string", format: "date-time" }, "2026-12-01t23:59:59.5+01:30", "2026-12-01T24:00:00Z"],
    [{ type: "string", format: "time" }, "10:00:00Z", "10:00:00"],
    [{ type: "string", format: "email" }, "x.y+z@mail.example.com", ".x@example.com"],
    [{ type: "string", format: "ipv4" }, "127.0.0.1", "127.0.0.256"],
    [{ type: "string", format: "uri" }, "https://example.com:80/a%20b?c=d#e", "https://example.com/a b"],
    [{ type: "string", format: "uuid" }, "123e4567-e89b-12d3-a456-426614174000", "123e4567"],
    [{ type: "string", format: "phone number" }, "anything", 1],
    [{ type: "array", items: { type: "number" } }, [1, 2], [1, "2"]],
    // biome-ignore lint/suspicious/noSparseArray: holes are the point
    [{ type: "array", items: { type: "number" } }, [], [1, , 2]],
    [{ type: "array", items: false }, [], [1]],
    [{ type: "array", minItems: 1 }, [1], []],
    [{ type: "array", maxItems: 1 }, [1], [1, 2]],
    [{ type: "array", uniqueItems: true }, [1, "1", true], [1, 2, 1]],
    [{ type: "array", uniqueItems: true }, [{}], [{}, {}]],
    [{ type: "array", prefixItems: [{ type: "string" }, { type: "number" }], minItems: 1 }, ["a"], ["a", "b"]],
    [{ type: "array", prefixItems: [{ type: "string" }], items: { type: "number" } }, ["a", 1], ["a", "b"]],
    [{ type: "object", additionalProperties: { type: "number" } }, { k: 1 }, { k: "1" }],
    [{ type: "object", additionalProperties: { type: "number" } }, { toString: 1 }, { toString: "1" }],
    [
      { ...node, additionalProperties: { type: "string" } },
      { b: 1, c: "x" },
      { b: 1, c: 1 },
    ],
    [node, { b: 1, other: true }, { other: true }],
    [
      { type: "object", patternProperties: { "^n": { type: "number" } }, additionalProperties: false },
      { n1: 1 },
      { x: 1 },
    ],
    [{ type: "object", patternProperties: { "^n": { type: "number" } } }, { x: "1" }, { n1: "1" }],
    [{ type: "object", propertyNames: { pattern: "^[a-z]+$" } }, { a: 1 }, { A: 1 }],
    [{ type: "object", minProperties: 1 }, { a: 1 }, {}],
    [{ type: "object", maxProperties: 1 }, { a: 1 }, { a: 1, b: 2 }],
    [{ type: "object", required: ["toString"] }, { toString: 1 }, {}],
    [{ allOf: [{ type: "number" }, { minimum: 1 }] }, 1, 0],
    [{ anyOf: [{ type: "number" }, { type: "null" }] }, null, "1"],
    [{ anyOf: [node, { type: "string" }] }, { b: 1 }, { b: "1" }],
  ])("%j accepts %j, not %j", (schema, good, bad) => {
    expect(verdict(schema, good)).toBe(true);
    expect(verdict(schema, bad)).toBe(false);
  });
});

describe("closed objects", () => {
  const schema: JsonSchema = {
    type: "object",
    properties: { a: { type: "string" }, constructor: {}, toString: { type: "number" as const } },
    required: ["a"],
    additionalProperties: false,
  };

  test("own properties only", () => {
    const accepts = check(schema);
    expect(accepts({ a: "1" })).toBe(true);
    expect(accepts({ a: "1", constructor: null, toString: 1 })).toBe(true);
    expect(accepts({ a: "1", toString: "1" })).toBe(false);
    // The inherited `constructor` must not make up for the unknown property.
    expect(accepts({ a: "1", b: 1 })).toBe(false);
    expect(accepts(JSON.parse('{"a":"1","__proto__":{"toString":1}}'))).toBe(false);
    expect(accepts(Object.create({ a: "1" }))).toBe(false);
    expect(accepts(Object.assign(Object.create({ a: "1" }), { b: 1 }))).toBe(false);
  });

  test("required names that every object inherits", () => {
    const accepts = check({ ...schema, required: ["constructor"] });
    expect(accepts({})).toBe(false);
    expect(accepts({ constructor: 1 })).toBe(true);
  });

  test("a parameter named __proto__", () => {
    const properties = JSON.parse('{"__proto__":{"type":"number"}}') as Record<string, JsonSchema>;
    const accepts = check({ type: "object", properties, additionalProperties: false });
    expect(accepts(JSON.parse('{"__proto__":1}'))).toBe(true);
    expect(accepts(JSON.parse('{"__proto__":"1"}'))).toBe(false);
    expect(accepts({})).toBe(true);
  });

  test("a polluted prototype is not taken for arguments", () => {
    const accepts = check({ type: "object", properties: { limit: {} }, additionalProperties: false });
    Object.assign(Object.prototype, { limit: 5 });
    try {
      expect(accepts({})).toBe(false);
    } finally {
      Reflect.deleteProperty(Object.prototype, "limit");
    }
    expect(accepts({})).toBe(true);
  });

  test("undefined is never a yes", () => {
    const accepts = check({
      type: "object",
      properties: { a: {}, b: {} },
      required: ["a"],
      additionalProperties: false,
    });
    expect(accepts({ a: undefined })).toBe(false);
    expect(accepts({ a: 1, b: undefined })).toBe(false);
    expect(accepts({ a: 1, b: null })).toBe(true);
  });
});

describe("recursion", () => {
  const Tree: JsonSchema = {
    type: "object",
    properties: { next: { $ref: "#/$defs/Tree%20of%20~1" } },
    additionalProperties: false,
  };
  const chain = (length: number) => {
    let value: object = {};
    for (let index = 0; index < length; index++) value = { next: value };
    return value;
  };

  test("follows references, up to a depth", () => {
    const accepts = check({ type: "object", $ref: "#/$defs/Tree%20of%20~1", $defs: { "Tree of /": Tree } });
    expect(accepts(chain(150))).toBe(true);
    expect(accepts({ next: { next: 1 } })).toBe(false);
    expect(accepts(chain(100_000))).toBe(false);
    // What was counted before is forgotten.
    expect(accepts(chain(150))).toBe(true);
  });

  test("a reference to the root", () => {
    const accepts = check({ type: "object", properties: { next: { $ref: "#" } }, additionalProperties: false });
    expect(accepts(chain(3))).toBe(true);
    expect(accepts({ next: { other: 1 } })).toBe(false);
  });

  test("branches that ask the same question over and over come to an end", () => {
    const branch = (minItems: number): JsonSchema => ({ type: "array", items: { $ref: "#/$defs/T" }, minItems });
    const accepts = check({ $ref: "#/$defs/T", $defs: { T: { anyOf: [branch(0), branch(1), { type: "null" }] } } });
    let value: unknown = "leaf";
    for (let depth = 0; depth < 150; depth++) value = [value];
    expect(accepts(value)).toBe(false);
  });

  test("a circle of references", () => {
    const accepts = check({ $ref: "#/$defs/A", $defs: { A: { $ref: "#/$defs/A" } } });
    expect(accepts(1)).toBe(false);
  });
});

describe("what is left to the explaining pass", () => {
  test.each<[JsonSchema, unknown]>([
    [{ const: { k: 1 } }, { k: 1 }],
    [{ type: "string", format: "ipv6" }, "::1"],
    [{ type: "string", pattern: "^(a+)+$" }, "a"],
    [{ type: "string", pattern: "(?<year>\\d)" }, "1"],
    [{ type: "string", pattern: "[" }, "["],
    [{ type: "array", uniqueItems: true }, [{ a: 1 }, { a: 2 }]],
    [{ type: "object", patternProperties: { "(a|b)+": {} } }, { c: 1 }],
    [{ type: "object" }, new Date()],
  ])("%j gets a no for %j", (schema, value) => {
    expect(verdict({ anyOf: [schema, { const: "never" }] }, value)).toBe(false);
  });

  test.each<[JsonSchema]>([
    [{ not: { type: "string" } }],
    [{ oneOf: [{ type: "string" }] }],
    [{ if: { type: "string" } } as JsonSchema],
    [{ $ref: "#/$defs/None" }],
    [{ $ref: "https://example.com/schema" }],
    [{}],
  ])("%j has no check", (schema) => {
    expect(checkText(schema)).toBeUndefined();
  });
});

test("a check is small, and is one line", () => {
  const properties: Record<string, JsonSchema> = {
    query: { type: "string", description: "What to search for.", minLength: 1 },
    limit: { type: "integer", minimum: 1, maximum: 100, default: 10 },
    sort: { type: "string", enum: ["relevance", "price_asc", "price_desc"] },
    tags: { type: "array", items: { type: "string" }, maxItems: 10 },
    price: {
      type: "object",
      properties: { min: { type: "number" }, max: { type: "number" } },
      additionalProperties: false,
    },
    inStock: { type: "boolean" },
  };
  const text = checkText({ type: "object", properties, required: ["query"], additionalProperties: false });
  expect(text?.length).toBeLessThan(1100);
  expect(text).not.toMatch(/[\n\r\u2028\u2029]/);
});
