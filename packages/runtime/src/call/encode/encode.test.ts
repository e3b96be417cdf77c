import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { wrapped } from "../../../tests/compiled.js";
import { target } from "../../../tests/target.js";
import type { ToolCodec } from "../../descriptor.js";
import type { JsonSchema } from "../../json-schema.js";
import { LIMITS } from "../limits.js";
import { callTool } from "../pipeline.js";
import { resultText } from "../tool-result.js";

/** Calls a function that returns the value, with an output schema or without. */
const give = (value: unknown, output?: JsonSchema, codec?: ToolCodec, isWrapped = false) =>
  callTool(
    target(() => value, { ...(output && { output }), ...(codec && { codec }), ...(isWrapped && { wrapped: true }) }),
    { name: "probe" },
    {},
  );
const text = async (value: unknown) => {
  const result = await give(value);
  return `${result.isError ? `${result.code}: ` : ""}${resultText(result)}`;
};

describe("without an output schema", () => {
  const cycle: { self?: unknown } = {};
  cycle.self = cycle;

  test.each<[string, unknown, string]>([
    ["undefined", undefined, "(no result)"],
    ["null", null, "null"],
    ["a string", 'say "hi"', 'say "hi"'],
    ["an empty string", "", ""],
    ["a number", 42, "42"],
    ["an object", { a: [1, "é", undefined], b: undefined, c: () => 1 }, '{"a":[1,"é",null]}'],
    ["a bigint", 9007199254740993n, "9007199254740993"],
    [
      "nested special values",
      { at: new Date(0), n: 1n, s: new Set([1]), u: new URL("https://x.example/") },
      '{"at":"1970-01-01T00:00:00.000Z","n":"1","s":[1],"u":"https://x.example/"}',
    ],
    ["a Buffer", { b: Buffer.from("hi") }, '{"b":"aGk="}'],
    ["a Map", new Map([["a", new Map([[1, 2]])]]), '{"a":[[1,2]]}'],
    ["an error as a value", { error: new RangeError("x") }, '{"error":{"name":"RangeError","message":"x"}}'],
    ["an object with toJSON", { toJSON: () => ({ a: 1 }) }, '{"a":1}'],
    [
      "an iterable",
      (function* () {
        yield 1;
        yield 2;
      })(),
      "[1,2]",
    ],
    ["typed numbers", new Float64Array([1, 2]), "[1,2]"],
    ["__proto__ as a name", JSON.parse('{"__proto__":1}'), '{"__proto__":1}'],
    ["NaN", Number.NaN, "NaN has no JSON form"],
    ["NaN inside", { a: [Number.NaN] }, "a[0]: NaN has no JSON form"],
    ["a cycle", cycle, "self: contains itself, which has no JSON form"],
    ["a function", () => 1, "a function has no JSON form"],
    ["a symbol", Symbol("x"), "a symbol has no JSON form"],
    ["an invalid date", new Date(Number.NaN), "an invalid Date has no JSON form"],
    ["a promise inside", { p: Promise.resolve(1) }, "p: a Promise has no JSON form"],
    ["a response", new Response("x"), "a Response has no JSON form"],
    ["a file inside", { f: [new Blob(["x"])] }, "f[0]: a Blob has no JSON form"],
    ["shared bytes", new SharedArrayBuffer(2), "a SharedArrayBuffer has no JSON form"],
    ["a stream of Node", Readable.from([]), "a Readable has no JSON form"],
    ["boxed values", [new String("a"), new Number(1), new Boolean(false), Object(1n)], '["a",1,false,"1"]'],
    ["a boxed symbol", Object(Symbol("s")), "a Symbol has no JSON form"],
    ["an object with a name of its own, and data", { [Symbol.toStringTag]: "Point", x: 1 }, '{"x":1}'],
    ["half a character", { "k\ud83d": ["a\ud83d", "👍"] }, '{"k\ufffd":["a\ufffd","👍"]}'],
    ["a regular expression", { r: /x/ }, "r: a RegExp has no JSON form"],
    ["an asynchronous iterable", (async function* () {})(), "an AsyncGenerator has no JSON form"],
    [
      "an accessor that throws",
      {
        toJSON() {
          throw new Error("secret in /home/me/x.ts");
        },
      },
      "cannot be read: Error: secret in …/x.ts",
    ],
  ])("%s", async (_, value, expected) => {
    const got = await text(value);
    expect(got.replace('invalid_output: Tool "probe" returned an invalid result: ', "")).toBe(expected);
  });

  test("the same object twice is no cycle", async () => {
    const shared = { x: 1 };
    expect(await text([shared, shared])).toBe('[{"x":1},{"x":1}]');
  });

  test("too deep, too large", async () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    expect(await text(deep)).toMatch(/is nested too deeply/);
    let wide: unknown[] = [1];
    for (let round = 0; round < 40; round++) wide = [wide, wide];
    expect(await text(wide)).toMatch(/is too large/);
  });

  test("an endless iterable ends", async () => {
    const endless = {
      *[Symbol.iterator]() {
        for (;;) yield { a: 1 };
      },
    };
    expect(await text(endless)).toMatch(/is too large/);
  });
});

describe("with an output schema", () => {
  const person: JsonSchema = {
    type: "object",
    properties: { name: { type: "string" }, age: { type: "number" } },
    required: ["name"],
  };

  test("what it does not know is not given away", async () => {
    const result = await give({ name: "Ada", password: "x" }, person);
    expect(result.structuredContent).toEqual({ name: "Ada" });
    expect(result.data).toEqual({ name: "Ada", password: "x" });
  });

  test("maps and open objects keep all", async () => {
    const open: JsonSchema = {
      type: "object",
      properties: {
        any: { type: "object" },
        free: {},
        map: { type: "object", additionalProperties: person },
        named: { type: "object", patternProperties: { "^x": { type: "number" } } },
      },
    };
    const value = { any: { a: { b: 1 } }, free: { c: 2 }, map: { k: { name: "n", z: 1 } }, named: { x1: 1, y: 2 } };
    expect((await give(value, open)).structuredContent).toEqual({
      any: { a: { b: 1 } },
      free: { c: 2 },
      map: { k: { name: "n" } },
      named: { x1: 1 },
    });
  });

  test("accessors of a built-in class count as well, where the schema names them", async () => {
    const status: JsonSchema = { type: "object", properties: { status: { type: "number" } }, required: ["status"] };
    expect((await give(new Response("x", { status: 201 }), status)).structuredContent).toEqual({ status: 201 });
  });

  test("accessors of classes count where the schema names them; others are not run", async () => {
    class Person {
      get name(): string {
        return "Ada";
      }
      get secret(): never {
        throw new Error("run");
      }
    }
    expect((await give(new Person(), person)).structuredContent).toEqual({ name: "Ada" });
  });

  test("a result that does not fit is an error", async () => {
    const result = await give({ name: 5 }, person);
    expect(result).toMatchObject({ isError: true, code: "invalid_output" });
    expect(resultText(result)).toBe('Tool "probe" returned an invalid result: name: expected string, got 5');
    expect(result.error).toMatchObject({ name: "ToolOutputError", code: "WL2109", faults: [{ path: ["name"] }] });
    expect((await give(undefined, person)).code).toBe("invalid_output");
    expect(resultText(await give("5", wrapped({ type: "number" }), undefined, true))).toMatch(
      /: expected number, got "5"$/,
    );
  });

  test("an optional result may be absent", async () => {
    const output: JsonSchema = {
      type: "object",
      properties: { result: { type: "string" } },
      additionalProperties: false,
    };
    const result = await give(undefined, output, undefined, true);
    expect(result.structuredContent).toEqual({});
    expect(resultText(result)).toBe("(no result)");
  });

  test("a Map declared with other keys is pairs, whatever its keys are", async () => {
    const pairs = wrapped({ type: "array", items: { type: "array" } });
    const codec: ToolCodec = { output: ["pairs", ["keep"], ["date"]] };
    const result = await give(new Map([["a", new Date(0)]]), pairs, codec, true);
    expect(result.structuredContent).toEqual({ result: [["a", "1970-01-01T00:00:00.000Z"]] });
    expect((await give(new Map(), pairs, codec, true)).structuredContent).toEqual({ result: [] });
  });

  test("a union takes the first branch that fits what it makes", async () => {
    const output = wrapped({
      anyOf: [
        { type: "object", properties: { counts: { type: "object" } }, required: ["counts"] },
        { type: "object", properties: { grid: { type: "array" } }, required: ["grid"] },
      ],
    });
    const branch = "/properties/result/anyOf";
    const codec: ToolCodec = {
      output: [
        "union",
        [
          [`${branch}/0`, ["object", [["counts", ["map", ["keep"]]]]]],
          [`${branch}/1`, ["object", [["grid", ["pairs", ["keep"], ["keep"]]]]]],
        ],
      ],
    };
    expect((await give({ grid: new Map([["a", 1]]) }, output, codec, true)).structuredContent).toEqual({
      result: { grid: [["a", 1]] },
    });
  });

  test("members of a Set that look the same in JSON are one", async () => {
    const set = (items: JsonSchema): JsonSchema => ({ type: "array", items, uniqueItems: true });
    const dates = wrapped(set({ type: "string", format: "date-time" }));
    const moments = new Set([new Date(0), new Date(0), new Date(1)]);
    expect((await give(moments, dates, { output: ["set", ["date"]] }, true)).structuredContent).toEqual({
      result: ["1970-01-01T00:00:00.000Z", "1970-01-01T00:00:00.001Z"],
    });
    const mixed = new Set([{ a: 1 }, { a: 1 }, { a: "1" }, 1, "1", null, [1], [1]]);
    expect((await give(mixed, wrapped(set({})), { output: ["set", ["keep"]] }, true)).structuredContent).toEqual({
      result: [{ a: 1 }, { a: "1" }, 1, "1", null, [1]],
    });
  });

  test("recursive codecs", async () => {
    const Node: JsonSchema = {
      type: "object",
      properties: { grid: { type: "array" }, next: { $ref: "#/$defs/Node" } },
      required: ["grid"],
    };
    const codec: ToolCodec = {
      output: ["ref", "Node"],
      defs: {
        Node: [
          "object",
          [
            ["grid", ["pairs", ["keep"], ["keep"]]],
            ["next", ["ref", "Node"]],
          ],
        ],
      },
    };
    const value = { grid: new Map(), next: { grid: new Map([["a", 1]]) } };
    expect((await give(value, { ...Node, $defs: { Node } }, codec)).structuredContent).toEqual({
      grid: [],
      next: { grid: [["a", 1]] },
    });
  });
});

describe("content", () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]);

  test("pictures and sounds are such, other bytes a resource", async () => {
    expect((await give(png)).content).toEqual([{ type: "image", data: "iVBORwEC", mimeType: "image/png" }]);
    const wave = new TextEncoder().encode("RIFF1234WAVEfmt ");
    expect((await give(wave.buffer)).content).toMatchObject([{ type: "audio", mimeType: "audio/wav" }]);
    expect((await give(new Uint8Array([1, 2]))).content).toEqual([
      {
        type: "resource",
        resource: { uri: "tool://probe/result", mimeType: "application/octet-stream", blob: "AQI=" },
      },
    ]);
  });

  test("a tool without an output schema may return blocks itself", async () => {
    const blocks = [
      { type: "text", text: "a" },
      { type: "image", data: "AQI=", mimeType: "image/png" },
      { type: "resource_link", uri: "file:///x", name: "x" },
    ];
    expect((await give(blocks)).content).toEqual(blocks);
    expect((await give(blocks[0])).content).toEqual([blocks[0]]);
    expect(resultText(await give(blocks))).toBe("a\n[image]\n[resource_link]");
    expect((await give([{ type: "text" }])).content).toEqual([{ type: "text", text: '[{"type":"text"}]' }]);
    expect((await give([])).content).toEqual([{ type: "text", text: "[]" }]);
  });

  test("long text is cut, with a mark", async () => {
    const cut = resultText(await give("😀".repeat(100_000)));
    expect(cut.length).toBeLessThan(LIMITS.resultText + 100);
    expect(cut).toMatch(/😀\n… \[cut here: the whole text has 200000 characters\]$/u);
  });
});

test("a result as JSON neither crashes nor lies", async () => {
  const result = await give({ at: new Date(0), n: 1n, m: new Map([["a", 1]]) });
  expect(result.data).toMatchObject({ n: 1n });
  expect(JSON.parse(JSON.stringify(result))).toMatchObject({
    name: "probe",
    isError: false,
    data: { at: "1970-01-01T00:00:00.000Z", n: "1", m: { a: 1 } },
  });
  const failed = await callTool(
    target(() => {
      throw new Error("secret stack");
    }),
    { name: "probe" },
    {},
  );
  expect(JSON.stringify(failed)).not.toContain("stack\\n");
  expect(Object.keys(failed)).not.toContain("error");
});
