import { describe, expect, test } from "vitest";
import type { JsonSchema } from "../../json-schema.js";
import { faultText } from "../path.js";
import { accepts, explain, MAX_FAULTS } from "./explain.js";

const lines = (schema: JsonSchema, value: unknown) => explain(schema, value).map(faultText);
const of = (property: JsonSchema, value: unknown) =>
  lines({ type: "object", properties: { x: property } }, { x: value });

describe("wording", () => {
  test.each<[JsonSchema, unknown, string]>([
    [{ type: "number" }, "5", 'expected number, got "5"'],
    [{ type: "number" }, Number.NaN, "expected number, got NaN"],
    [{ type: "integer" }, 1.5, "expected integer, got 1.5"],
    [{ type: ["string", "null"] }, 1, "expected string or null, got 1"],
    [{ type: "array", items: { type: "number" } }, {}, "expected an array, got {}"],
    [{ const: "a" }, "b", 'expected "a", got "b"'],
    [
      { enum: ["celsius", "fahrenheit"] },
      "Celsius",
      'expected "celsius" or "fahrenheit", got "Celsius" (did you mean "celsius"?)',
    ],
    [{ minimum: 1 }, 0, "expected at least 1, got 0"],
    [{ maximum: 1 }, 2, "expected at most 1, got 2"],
    [{ exclusiveMinimum: 1 }, 1, "expected more than 1, got 1"],
    [{ exclusiveMaximum: 1 }, 1, "expected less than 1, got 1"],
    [{ multipleOf: 0.5 }, 0.3, "expected a multiple of 0.5, got 0.3"],
    [{ multipleOf: 0.01 }, 19.995, "expected a multiple of 0.01, got 19.995"],
    [{ multipleOf: 3 }, 2 ** 53 - 1, "expected a multiple of 3, got 9007199254740991"],
    [{ type: "string", pattern: "^-?\\d+$" }, 5, 'expected a whole number as text, such as "12", got 5'],
    [{ type: "string", pattern: "^a$" }, 5, "expected text matching ^a$, got 5"],
    [{ minLength: 1 }, "", 'expected at least 1 character, got ""'],
    [{ maxLength: 3 }, "abcd", "expected at most 3 characters, got 4"],
    [{ pattern: "^a$" }, "b", 'expected text matching ^a$, got "b"'],
    [{ type: "string", pattern: "^-?\\d+$" }, "x", 'expected a whole number as text, such as "12", got "x"'],
    [{ type: "string", format: "uri" }, "x", 'expected a URL such as "https://example.com/", got "x"'],
    [{ minItems: 2 }, [], "expected at least 2 items, got 0"],
    [{ maxItems: 1 }, [1, 2], "expected at most 1 item, got 2"],
    [{ prefixItems: [{}], items: false }, [1, 2], "expected at most 1 item, got 2"],
    [{ uniqueItems: true }, [1, 2, 1], "expected items that all differ, but items 0 and 2 are the same"],
    [{ uniqueItems: true }, [{ a: 1 }, { a: 1 }], "expected items that all differ, but items 0 and 1 are the same"],
    [{ minProperties: 1 }, {}, "expected at least 1 properties, got 0"],
    [{ maxProperties: 0 }, { a: 1 }, "expected at most 0 properties, got 1"],
    [{ not: { type: "null" } }, null, "expected another value, got null"],
    [
      { oneOf: [{ type: "number" }, { type: "integer" }] },
      1,
      "expected exactly one of the alternatives to fit, but 2 do: 1",
    ],
    [{ anyOf: [{ type: "number" }, { type: "null" }] }, "a", 'expected number or null, got "a"'],
    [{ anyOf: [{ const: "a" }, { const: "b" }] }, "c", 'expected "a" or "b", got "c"'],
    [
      { anyOf: [{ type: "string", enum: ["RED", "GREEN"] }, { type: "null" }] },
      "red",
      'expected "RED", "GREEN" or null, got "red" (did you mean "RED"?)',
    ],
    [{ anyOf: [{ const: "x" }, { type: "null" }] }, "X", 'expected "x" or null, got "X" (did you mean "x"?)'],
    [{ $ref: "#/$defs/None" }, 1, 'cannot be checked: the schema refers to "#/$defs/None", which is not in it'],
  ])("%j, %j", (schema, value, message) => {
    expect(of(schema, value)).toEqual([`x: ${message}`]);
  });

  test("missing and unknown properties, with what is known of them", () => {
    const schema: JsonSchema = {
      type: "object",
      properties: { query: { type: "string" }, limit: { type: "number" } },
      required: ["query"],
      additionalProperties: false,
    };
    expect(lines(schema, { limt: 1, other: 2 })).toEqual([
      "query: missing; expected string",
      'limt: unknown property "limt", did you mean "limit"?',
      'other: unknown property "other"; known: query, limit',
    ]);
    expect(lines({ additionalProperties: false }, { a: 1 })).toEqual(["a: unknown property; none is expected"]);
  });

  test("unknown names where names have a pattern", () => {
    const schema: JsonSchema = {
      properties: { id: {} },
      patternProperties: { "^x-": {} },
      additionalProperties: false,
    };
    expect(lines(schema, { y: 1 })).toEqual(['y: unknown property "y"; known: id, names matching ^x-']);
  });

  test("a name that is taken is not suggested", () => {
    const schema: JsonSchema = { properties: { limit: {} }, additionalProperties: false };
    expect(lines(schema, { limit: 1, limt: 2 })).toEqual(['limt: unknown property "limt"; known: limit']);
  });

  test("a property of which nothing is known", () => {
    expect(lines({ properties: { a: { description: "d" } }, required: ["a"] }, {})).toEqual([
      "a: missing; expected anything (d)",
    ]);
  });

  test("decimal fractions are multiples of decimal fractions", () => {
    for (const [step, value] of [
      [0.01, 19.99],
      [0.1, 0.3],
      [0.1, -0.7],
      [0.01, 123456.78],
      [0.5, 0],
    ] as const) {
      expect(of({ multipleOf: step }, value)).toEqual([]);
    }
  });

  test("names of properties", () => {
    expect(lines({ propertyNames: { pattern: "^[a-z]+$" } }, { A: 1 })).toEqual([
      "A: this name is not allowed; expected another value",
    ]);
  });

  test("long lists of values are cut", () => {
    const [line] = of({ enum: Array.from({ length: 1000 }, (_, index) => `value-${index}`) }, "x");
    expect(line).toMatch(/, … \(1000 in all\), got "x"$/);
    expect(line?.length).toBeLessThan(300);
  });
});

describe("unions are told by the branch that was meant", () => {
  test("the only one for structures", () => {
    const schema: JsonSchema = { anyOf: [{ type: "string" }, { type: "array", items: { type: "number" } }] };
    expect(of(schema, [1, "2"])).toEqual(['x[1]: expected number, got "2"']);
  });

  test("the one with most in common", () => {
    const branch = (...names: string[]): JsonSchema => ({
      type: "object",
      properties: Object.fromEntries(names.map((name) => [name, { type: "number" }])),
      required: names,
      additionalProperties: false,
    });
    expect(of({ anyOf: [branch("a", "b"), branch("c", "d", "e")] }, { c: 1, d: 2, e: "3" })).toEqual([
      'x.e: expected number, got "3"',
    ]);
  });

  test("nested unions count as one", () => {
    const inner: JsonSchema = { anyOf: [{ type: "number" }, { type: "boolean" }] };
    expect(of({ anyOf: [{ type: "null" }, inner] }, "a")).toEqual(['x: expected null, number or boolean, got "a"']);
    expect(of({ anyOf: [{ type: "null" }, { ...inner, description: "x" }] }, "a")).toEqual([
      'x: expected null, number or boolean, got "a"',
    ]);
  });

  test("what stands beside a nested union or a reference counts", () => {
    const union: JsonSchema = { minimum: 1, anyOf: [{ type: "number" }, { type: "string" }] };
    expect(of({ anyOf: [union, { type: "null" }] }, -1)).toHaveLength(1);
    const schema: JsonSchema = {
      anyOf: [{ $ref: "#/$defs/Any", minimum: 1 }, { type: "null" }],
      $defs: { Any: { anyOf: [{ type: "number" }, { type: "string" }] } },
    };
    expect(explain(schema, -1)).toHaveLength(1);
    expect(explain(schema, 1)).toEqual([]);
  });

  test("branches behind references", () => {
    const circle: JsonSchema = { type: "object", properties: { kind: { const: "circle" }, r: { type: "number" } } };
    const box: JsonSchema = { type: "object", properties: { kind: { const: "box" }, w: { type: "number" } } };
    const schema: JsonSchema = {
      properties: { x: { anyOf: [{ $ref: "#/$defs/Circle" }, { $ref: "#/$defs/Box" }] } },
      $defs: { Circle: circle, Box: box },
    };
    expect(lines(schema, { x: { kind: "box", w: "2" } })).toEqual(['x.w: expected number, got "2"']);
    expect(lines(schema, { x: { kind: "bix" } })).toEqual([
      'x.kind: expected "circle" or "box", got "bix" (did you mean "box"?)',
    ]);
  });
});

describe("bounds", () => {
  test("the number of faults", () => {
    const schema: JsonSchema = { type: "array", items: { type: "number" } };
    expect(explain(schema, new Array(1e6).fill("x"))).toHaveLength(MAX_FAULTS);
    expect(explain(schema, ["a", "b"], { limit: 1 })).toHaveLength(1);
  });

  test("references in circles", () => {
    const schema: JsonSchema = { $ref: "#/$defs/A", $defs: { A: { allOf: [{ $ref: "#/$defs/A" }] } } };
    expect(lines(schema, 1)).toEqual(["too complex to be checked"]);
    expect(accepts({ not: { $ref: "#/$defs/A" }, ...schema }, 1)).toBe(false);
  });

  test("branches that ask the same question over and over", () => {
    const Tree: JsonSchema = {
      anyOf: [
        { type: "array", items: { $ref: "#/$defs/Tree" } },
        { type: "array", items: { $ref: "#/$defs/Tree" }, minItems: 1 },
        { type: "array", items: { $ref: "#/$defs/Tree" }, minItems: 2 },
      ],
    };
    let value: unknown = "leaf";
    for (let depth = 0; depth < 150; depth++) value = [value];
    expect(lines({ $ref: "#/$defs/Tree", $defs: { Tree } }, value)).toHaveLength(1);
  });

  test("many structures where all must differ", () => {
    const value = Array.from({ length: 5000 }, (_, index) => ({ index }));
    expect(lines({ uniqueItems: true }, value)).toEqual(["expected at most 1000 items where all must differ"]);
  });

  test("hostile names", () => {
    const schema: JsonSchema = { type: "object", properties: {}, additionalProperties: false };
    const value = JSON.parse('{"__proto__":1,"constructor":2,"toString":3}') as object;
    expect(lines(schema, value)).toHaveLength(3);
    expect(lines({ required: ["toString"] }, {})).toEqual(["toString: missing; expected anything"]);
  });
});

test("a property that is undefined is as good as absent", () => {
  const schema: JsonSchema = { type: "object", properties: { a: { type: "number" } }, additionalProperties: false };
  expect(lines(schema, { a: undefined })).toEqual([]);
  expect(lines({ ...schema, required: ["a"] }, { a: undefined })).toEqual(["a: missing; expected number"]);
});
