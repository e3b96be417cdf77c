import { describe, expect, test, vi } from "vitest";
import type { DescriptorParts } from "../../../tests/compiled.js";
import { target } from "../../../tests/target.js";
import type { Codec } from "../../descriptor.js";
import type { JsonSchema } from "../../json-schema.js";
import { readBigInt, readBytes, readDate, readUrl, writeBytes } from "../encode/wire-forms.js";
import { callTool, callToolWith } from "../pipeline.js";

/** What a function receives for one argument. */
async function received(schema: JsonSchema, codec: Codec, value: unknown, parts: Partial<DescriptorParts> = {}) {
  const fn = vi.fn((_: unknown) => null);
  const tool = target(fn, {
    input: { x: schema },
    codec: { input: ["object", [["x", codec]]], ...parts.codec },
    ...(parts.$defs && { $defs: parts.$defs }),
  });
  const result = await callTool(tool, { name: "probe", arguments: { x: value } }, {});
  if (result.isError) throw result.error;
  return fn.mock.calls[0]?.[0];
}

const ANY: JsonSchema = {};
const TEXT: JsonSchema = { type: "string" };
const DATE: JsonSchema = { type: "string", format: "date-time" };
const NOON = "2031-05-06T12:00:00Z";

describe("forms", () => {
  test.each<[string, Codec, unknown, unknown]>([
    ["date", ["date"], NOON, new Date(NOON)],
    ["url", ["url"], "https://x.example/a", new URL("https://x.example/a")],
    ["bytes", ["bytes"], "aGk=", new Uint8Array([104, 105])],
    ["buffer", ["buffer"], "aGk=", new Uint8Array([104, 105]).buffer],
    ["node-buffer", ["node-buffer"], "aGk=", Buffer.from("hi")],
    ["bigint", ["bigint"], "-9007199254740993", -9007199254740993n],
    ["array", ["array", ["date"]], [NOON], [new Date(NOON)]],
    ["tuple", ["tuple", [["date"], ["keep"]], ["bigint"]], [NOON, 1, "2", "3"], [new Date(NOON), 1, 2n, 3n]],
    ["set", ["set", ["bigint"]], ["1"], new Set([1n])],
    ["map", ["map", ["date"]], { a: NOON }, new Map([["a", new Date(NOON)]])],
    ["pairs", ["pairs", ["date"], ["keep"]], [[NOON, 1]], new Map([[new Date(NOON), 1]])],
    [
      "object with a rest",
      ["object", [["a", ["date"]]], ["bigint"]],
      { a: NOON, b: "2" },
      { a: new Date(NOON), b: 2n },
    ],
    ["keep", ["keep"], { a: NOON }, { a: NOON }],
    // Let in by `any`, or by another branch of a union.
    ["what has not the form", ["date"], 5, 5],
    ["a list where an object is meant", ["map", ["date"]], [1], [1]],
    ["an unknown reference", ["ref", "None"], 5, 5],
  ])("%s", async (_, codec, value, expected) => {
    expect(await received(ANY, codec, value)).toEqual(expected);
  });

  test("a Buffer is one, and bytes where there is none", async () => {
    const value = await received(ANY, ["node-buffer"], "aGk");
    expect(Buffer.isBuffer(value)).toBe(true);
    expect(String(value)).toBe("hi");
    vi.stubGlobal("Buffer", undefined);
    const bytes = await received(ANY, ["node-buffer"], "aGk").finally(() => vi.unstubAllGlobals());
    expect(Buffer.isBuffer(bytes)).toBe(false);
    expect(bytes).toEqual(new Uint8Array([104, 105]));
  });

  test("__proto__ is a name, in objects and maps", async () => {
    const value: unknown = JSON.parse(`{"__proto__":"${NOON}"}`);
    const object = (await received(ANY, ["object", [], ["date"]], value)) as object;
    expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
    expect(Object.entries(object)).toEqual([["__proto__", new Date(NOON)]]);
    expect(await received(ANY, ["map", ["date"]], value)).toEqual(new Map([["__proto__", new Date(NOON)]]));
  });

  test("a union takes the first branch whose schema accepts the value", async () => {
    const schema: JsonSchema = { anyOf: [DATE, { type: "array", items: TEXT }] };
    const codec: Codec = [
      "union",
      [
        ["/properties/x/anyOf/0", ["date"]],
        ["/properties/x/anyOf/1", ["set", ["keep"]]],
      ],
    ];
    expect(await received(schema, codec, NOON)).toEqual(new Date(NOON));
    expect(await received(schema, codec, ["a"])).toEqual(new Set(["a"]));
  });

  describe("a union passes over a branch that accepts the value and cannot read it", () => {
    const BYTES: JsonSchema = { type: "string", contentEncoding: "base64" };
    const DIGITS: JsonSchema = { type: "string", pattern: "^-?\\d+$" };
    const listOf = (items: JsonSchema): JsonSchema => ({ type: "array", items });
    const union = (...codecs: readonly Codec[]): Codec => [
      "union",
      codecs.map((codec, index) => [`/properties/x/anyOf/${index}`, codec]),
    ];

    test.each<[string, JsonSchema[], Codec[], unknown, unknown]>([
      ["a text", [BYTES, DATE], [["bytes"], ["date"]], NOON, new Date(NOON)],
      ["a text that both read", [BYTES, DIGITS], [["bytes"], ["bigint"]], "1234", new Uint8Array([215, 109, 248])],
      [
        "a list",
        [listOf(BYTES), listOf(DATE)],
        [
          ["array", ["bytes"]],
          ["array", ["date"]],
        ],
        [NOON],
        [new Date(NOON)],
      ],
      ["a kept branch", [listOf(BYTES), listOf(TEXT)], [["array", ["buffer"]], ["keep"]], ["ä"], ["ä"]],
      [
        "a set",
        [listOf(BYTES), listOf(DIGITS)],
        [
          ["set", ["node-buffer"]],
          ["set", ["bigint"]],
        ],
        ["7"],
        new Set([7n]),
      ],
    ])("%s", async (_, anyOf, codecs, value, expected) => {
      expect(await received({ anyOf }, union(...codecs), value)).toEqual(expected);
    });

    test("where none can read it, the nearest says what is wrong", async () => {
      const anyOf = [listOf(BYTES), listOf(DATE)];
      const codec = union(["array", ["bytes"]], ["array", ["date"]]);
      await expect(received({ anyOf }, codec, [NOON, "2031-05-06T23:59:60Z"])).rejects.toMatchObject({
        faults: [{ path: ["x", 1], message: expect.stringContaining("leap second") }],
      });
    });

    test("a deep value is decided once at each place", async () => {
      const node = (name: string, v: JsonSchema): JsonSchema => ({
        type: "object",
        properties: { v, next: { $ref: "#/$defs/Node" } },
        required: ["v"],
        title: name,
      });
      const part = (codec: Codec): Codec => [
        "object",
        [
          ["v", codec],
          ["next", ["ref", "Node"]],
        ],
      ];
      const defs: { [name: string]: Codec } = {
        Node: [
          "union",
          [
            ["/$defs/Node/anyOf/0", part(["bytes"])],
            ["/$defs/Node/anyOf/1", part(["date"])],
          ],
        ],
      };
      const $defs = { Node: { anyOf: [node("a", BYTES), node("b", DATE)] } };
      const parts = { $defs, codec: { input: ["object", [["x", ["ref", "Node"]]]] as Codec, defs } };
      const chain = (last: string) => {
        let value: object = { v: last };
        for (let depth = 0; depth < 100; depth++) value = { v: NOON, next: value };
        return value;
      };
      const schema: JsonSchema = { $ref: "#/$defs/Node" };
      expect(await received(schema, ["keep"], chain("aGk="), parts)).toMatchObject({ next: { v: new Date(NOON) } });
      await expect(received(schema, ["keep"], chain("ä"), parts)).rejects.toMatchObject({ faults: { length: 1 } });
    });
  });

  test("recursive codecs", async () => {
    const Node: JsonSchema = {
      type: "object",
      properties: { at: DATE, next: { $ref: "#/$defs/Node" } },
      required: ["at"],
    };
    const defs = {
      Node: [
        "object",
        [
          ["at", ["date"]],
          ["next", ["ref", "Node"]],
        ],
      ] as Codec,
    };
    const parts = { $defs: { Node }, codec: { input: ["object", [["x", ["ref", "Node"]]]] as Codec, defs } };
    expect(await received({ $ref: "#/$defs/Node" }, ["keep"], { at: NOON, next: { at: NOON } }, parts)).toEqual({
      at: new Date(NOON),
      next: { at: new Date(NOON) },
    });
  });

  test("every fault is named, up to a bound", async () => {
    const dates = ["2031-05-06T12:00:00+09", NOON, "2031-05-06T23:59:60Z"];
    await expect(received({ type: "array", items: DATE }, ["array", ["date"]], dates)).rejects.toMatchObject({
      code: "WL2102",
      faults: [{ path: ["x", 0] }, { path: ["x", 2], message: expect.stringContaining("without a leap second") }],
    });
    const many = new Array(100).fill("no url");
    await expect(received(ANY, ["array", ["url"]], many)).rejects.toMatchObject({ faults: { length: 20 } });
  });
});

describe("reading", () => {
  test.each([
    ["2031-05-06T07:08:09Z", "2031-05-06T07:08:09.000Z"],
    ["2031-05-06t07:08:09.5+02:00", "2031-05-06T05:08:09.500Z"],
    ["2031-05-06 07:08:09.123456z", "2031-05-06T07:08:09.123Z"],
    ["2031-05-06T07:08:09-0130", "2031-05-06T08:38:09.000Z"],
  ])("the date %s", (text, iso) => {
    expect(readDate(text)).toEqual({ ok: true, value: new Date(iso) });
  });

  test.each(["", "now", "2031", "2031-05-06T07:08Z", "2031-05-06T25:00:00Z", "2031-05-06T07:08:09", "5"])(
    "no date: %s",
    (text) => {
      expect(readDate(text).ok).toBe(false);
    },
  );

  test("bytes in any of the usual spellings", () => {
    const bytes = new Uint8Array([251, 255, 0]);
    expect(writeBytes(bytes)).toBe("+/8A");
    for (const text of ["+/8A", "-_8A"]) expect(readBytes(text)).toEqual({ ok: true, value: bytes });
    expect(readBytes("aGk")).toEqual({ ok: true, value: new Uint8Array([104, 105]) });
    for (const text of ["a", "a===", "ä", "{}"]) expect(readBytes(text).ok).toBe(false);
    const large = new Uint8Array(1_000_000).map((_, index) => index);
    expect(readBytes(writeBytes(large))).toEqual({ ok: true, value: large });
  });

  test("whole numbers and URLs", () => {
    expect(readBigInt("-12")).toEqual({ ok: true, value: -12n });
    for (const text of ["", "1.5", "0x1", " 1", "1n", "9".repeat(10_001)]) expect(readBigInt(text).ok).toBe(false);
    expect(readUrl("/relative").ok).toBe(false);
  });
});

describe("typed arguments", () => {
  const tool = (fn: (...args: never[]) => unknown) =>
    target(fn, {
      input: { at: DATE, tags: { type: "array", items: TEXT, uniqueItems: true, maxItems: 2 } },
      required: ["at"],
      params: ["at", "tags", { host: "signal" }],
      codec: {
        input: [
          "object",
          [
            ["at", ["date"]],
            ["tags", ["set", ["keep"]]],
          ],
        ],
      },
    });

  test("reach the function as they are, and what the host supplies is filled in", async () => {
    const fn = vi.fn((..._: unknown[]) => null);
    const [at, tags] = [new Date(NOON), new Set(["a"])];
    await callToolWith(tool(fn), [at, tags], {});
    expect(fn.mock.calls[0]?.[0]).toBe(at);
    expect(fn.mock.calls[0]?.[1]).toBe(tags);
    expect(fn.mock.calls[0]?.[2]).toBeInstanceOf(AbortSignal);
    const { signal } = new AbortController();
    await callToolWith(tool(fn), [at, undefined, signal], {});
    expect(fn.mock.calls[1]?.[2]).toBe(signal);
  });

  test("are held against the schema", async () => {
    const fn = vi.fn(() => null);
    const long = await callToolWith(tool(fn), [new Date(NOON), new Set(["a", "b", "c"])], {});
    expect(long.content[0]).toMatchObject({ text: "Invalid arguments: tags: expected at most 2 items, got 3" });
    const invalid = await callToolWith(tool(fn), [new Date(Number.NaN)], {});
    expect(invalid.content[0]).toMatchObject({ text: "Invalid arguments: at: an invalid Date has no JSON form" });
    const missing = await callToolWith(tool(fn), [], {});
    expect(missing.code).toBe("invalid_arguments");
    expect(fn).not.toHaveBeenCalled();
  });

  test("an approver sees them as JSON, and may change them", async () => {
    const fn = vi.fn((..._: unknown[]) => null);
    const seen: unknown[] = [];
    const guarded = { ...tool(fn), requiresApproval: true };
    await callToolWith(guarded, [new Date(NOON), new Set(["a"])], {
      approve: ({ arguments: args }) => {
        seen.push(args);
        return { approved: true, arguments: { at: "2032-01-01T00:00:00Z" } };
      },
    });
    expect(seen).toEqual([{ at: "2031-05-06T12:00:00.000Z", tags: ["a"] }]);
    expect(fn.mock.calls[0]?.[0]).toEqual(new Date("2032-01-01T00:00:00Z"));
  });

  test("a single destructured parameter is the arguments object", async () => {
    const fn = vi.fn(({ a }: { a: number }) => a);
    const spread = target(fn, { input: { a: { type: "number" } }, params: [{ all: true }] });
    expect((await callToolWith(spread, [{ a: 1 }], {})).data).toBe(1);
    expect((await callTool(spread, { name: "probe", arguments: { a: 2 } }, {})).data).toBe(2);
    expect((await callToolWith(spread, [{ a: "1" }], {})).code).toBe("invalid_arguments");
  });
});

test("what a secret's name holds is not printed where it cannot be read", async () => {
  const tool = target(() => null, {
    input: { privateKey: TEXT, data: TEXT },
    codec: {
      input: [
        "object",
        [
          ["privateKey", ["bytes"]],
          ["data", ["bytes"]],
        ],
      ],
    },
  });
  const args = { privateKey: "hunter2!", data: "no bytes!" };
  const { content } = await callTool(tool, { name: "probe", arguments: args }, {});
  expect(content).toEqual([
    {
      type: "text",
      text: 'Invalid arguments:\nprivateKey: expected base64 text, got a text of 8 characters\ndata: expected base64 text, got "no bytes!"',
    },
  ]);
});
