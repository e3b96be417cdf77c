/** Worked inputs: what becomes of results. The numbers are those of the compiler's own cases. */
import { describe, expect, test } from "vitest";
import { resultText, toolOf } from "../src/index.js";
import type { JsonSchema } from "../src/json-schema.js";
import { compiled, type DescriptorParts, wrapped } from "./compiled.js";

function caller(fn: (...args: never[]) => unknown, parts: DescriptorParts) {
  const tool = toolOf(compiled(fn, parts));
  return (args: unknown = {}) => tool.execute({ name: parts.name, arguments: args });
}

describe("85: results that are no objects are wrapped", () => {
  test("an array, awaited", async () => {
    const output = wrapped({ type: "array", items: { type: "string" } });
    const result = await caller(async () => ["x"], { name: "names", output, wrapped: true })();
    expect(result.structuredContent).toEqual({ result: ["x"] });
    expect(result.data).toEqual(["x"]);
    expect(resultText(result)).toBe('["x"]');
  });

  test("null", async () => {
    const person: JsonSchema = { type: "object", properties: { age: { type: "number" } }, required: ["age"] };
    const find = caller((name: string) => (name === "Ada" ? { age: 36 } : null), {
      name: "find",
      input: { name: { type: "string" } },
      output: wrapped({ anyOf: [person, { type: "null" }] }),
      wrapped: true,
    });
    expect((await find({ name: "nobody" })).structuredContent).toEqual({ result: null });
    expect((await find({ name: "Ada" })).structuredContent).toEqual({ result: { age: 36 } });
  });

  test("a union keeps what its matching branch knows", async () => {
    const a: JsonSchema = { type: "object", properties: { a: { type: "number" } }, required: ["a"] };
    const b: JsonSchema = { type: "object", properties: { b: { type: "string" } }, required: ["b"] };
    const either = caller((first: boolean) => (first ? { a: 1, secret: 2 } : { b: "x", a: "no number" }), {
      name: "either",
      input: { first: { type: "boolean" } },
      output: wrapped({ anyOf: [a, b] }),
      wrapped: true,
    });
    expect((await either({ first: true })).structuredContent).toEqual({ result: { a: 1 } });
    expect((await either({ first: false })).structuredContent).toEqual({ result: { b: "x" } });
  });
});

test("86: a recursive result", async () => {
  const person: JsonSchema = {
    type: "object",
    properties: { name: { type: "string" }, children: { type: "array", items: { $ref: "#/$defs/Person" } } },
    required: ["name", "children"],
  };
  const familyOf = caller((name: string) => ({ name, children: [{ name: "B", children: [], age: 3 }] }), {
    name: "familyOf",
    input: { name: { type: "string" } },
    output: { ...person, $defs: { Person: person } },
  });
  expect((await familyOf({ name: "Ada" })).structuredContent).toEqual({
    name: "Ada",
    children: [{ name: "B", children: [] }],
  });
});

describe("88: special types", () => {
  const output: JsonSchema = {
    type: "object",
    properties: {
      at: { type: "string", format: "date-time" },
      total: { type: "string", pattern: "^-?\\d+$" },
      byName: { type: "object", additionalProperties: { type: "number" } },
      tags: { type: "array", items: { type: "string" }, uniqueItems: true },
      home: { type: "string", format: "uri" },
      gap: { type: "number" },
    },
    required: ["at", "total", "byName", "tags", "home"],
  };
  const stats = (gap?: number) =>
    caller(
      () => ({
        at: new Date("2031-05-06T07:08:09Z"),
        total: 9007199254740993n,
        byName: new Map([["a", 1]]),
        tags: new Set(["x"]),
        home: new URL("https://reef.example/"),
        gap,
      }),
      {
        name: "stats",
        output,
        codec: {
          output: [
            "object",
            [
              ["at", ["date"]],
              ["total", ["bigint"]],
              ["byName", ["map", ["keep"]]],
              ["tags", ["set", ["keep"]]],
              ["home", ["url"]],
            ],
          ],
        },
      },
    )();

  test("take their wire forms, and the text is the same JSON", async () => {
    const result = await stats();
    expect(result.structuredContent).toEqual({
      at: "2031-05-06T07:08:09.000Z",
      total: "9007199254740993",
      byName: { a: 1 },
      tags: ["x"],
      home: "https://reef.example/",
    });
    expect(resultText(result)).toBe(JSON.stringify(result.structuredContent));
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("%d is an error, not null", async (gap) => {
    const result = await stats(gap);
    expect(result).toMatchObject({ isError: true, code: "invalid_output" });
    expect(resultText(result)).toBe(`Tool "stats" returned an invalid result: gap: ${gap} has no JSON form`);
  });
});

test("89: a thrown error is told, and not held against the output schema", async () => {
  const divide = caller(
    (a: number, b: number) => {
      if (b === 0) throw new RangeError("b must not be 0");
      return { quotient: a / b };
    },
    {
      name: "divide",
      input: { a: { type: "number" }, b: { type: "number" } },
      output: { type: "object", properties: { quotient: { type: "number" } }, required: ["quotient"] },
    },
  );
  const result = await divide({ a: 1, b: 0 });
  expect(result).toMatchObject({
    isError: true,
    code: "tool_error",
    content: [{ type: "text", text: "RangeError: b must not be 0" }],
  });
  expect(result.structuredContent).toBeUndefined();
  expect(result.error?.cause).toBeInstanceOf(RangeError);
});
