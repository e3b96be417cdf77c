import { describe, expect, test } from "vitest";
import { pathText } from "../../schema/path.js";
import { findJsonEnd } from "./json-end.js";
import { parseArguments } from "./parse.js";
import { snapshot } from "./snapshot.js";

const parse = (raw: unknown, options = {}) =>
  parseArguments(raw, { toolName: "probe", takesNothing: false, lenient: true, ...options });

describe("text", () => {
  test.each([
    ['{"a":1}', {}],
    [' \n{"a":1}\n', {}],
    ['```\n{"a":1}\n```', { from: "JSON text in a fence" }],
    ['```JSON\n{"a":1}```', { from: "JSON text in a fence" }],
    ['{"a":1}\n\nDone.', { from: "JSON text with prose behind it" }],
    [JSON.stringify('{"a":1}'), { from: "JSON text encoded twice" }],
  ])("%j is understood", (text, repair) => {
    const { value, repairs } = parse(text);
    expect(value).toEqual({ a: 1 });
    expect(repairs).toMatchObject("from" in repair ? [repair] : []);
  });

  test.each([
    ['{"a":1}{"a":2}', "not valid JSON"],
    ['{"a":1} {"a":1}', "not valid JSON"],
    ['{"a":1', "cut off"],
    ['{"a":"x', "cut off"],
    ['{"a":"\\', "cut off"],
    ['```json\n{"a":1', "not valid JSON"],
    ["{a:1}", "not valid JSON at position 1"],
    ["call probe with a=1", "not valid JSON"],
    ["[1]", "must be an object, got [1]"],
    ["5", "must be an object, got 5"],
    ["null", "must be an object, got null"],
    [JSON.stringify(JSON.stringify('{"a":1}')), "must be an object"],
    ["", "not valid JSON"],
  ])("%j is an error", (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });

  test("that is too long is an error", () => {
    expect(() => parse(" ".repeat(20_000_001))).toThrow("too long");
  });
});

describe("whole numbers that would be rounded", () => {
  test.each<[string, string[]]>([
    ['{"a":9007199254740993}', ["a"]],
    ['{"a":-9007199254740993,"b":[1,{"c":12345678901234567891}]}', ["a", "b[1].c"]],
    ['{"a":9007199254740992,"b":1234567890123456.7,"c":12345678901234567891e3}', []],
    ['{"a":"9007199254740993","9007199254740993":1}', []],
    ['{"a":9007199254740993,"a":1}', []],
    ['{"a":1,"a":9007199254740993}', ["a"]],
    ['{"\\"]":{"__proto__":9007199254740993},"toString":{}}', ['["\\"]"].__proto__']],
    [`{"a":${JSON.stringify(2 ** 60 + 2 ** 20)},"b":10000000000000000000000}`, []],
    [`{"a":${"9".repeat(400)}}`, []],
    ['```json\n{"a":[9007199254740993]}\n```', ["a[0]"]],
    [JSON.stringify('{"a":9007199254740993}'), ["a"]],
  ])("%j", (text, places) => {
    expect(parse(text).inexact.map(pathText)).toEqual(places);
  });

  test("are exact where they are told", () => {
    expect(parse('{"a":[9007199254740993,2]}').value).toEqual({ a: [9007199254740993n, 2] });
  });

  test("are few, however many there are", () => {
    const long = `{"a":[${"9007199254740993,".repeat(100_000)}1]}`;
    expect(parse(long).inexact).toHaveLength(20);
  });
});

describe("nothing", () => {
  test("is no arguments; null and an empty text only for a tool without parameters", () => {
    expect(parse(undefined).value).toEqual({});
    for (const raw of [null, "", "  ", undefined, "null", " null ", '""'])
      expect(parse(raw, { takesNothing: true }).value).toEqual({});
    expect(() => parse(null)).toThrow("must be an object, got null");
  });
});

describe("a snapshot", () => {
  test("is a copy all the way down, in the same order", () => {
    const value = { b: { c: [1, { d: 2 }] }, a: null };
    const copy = snapshot(value) as typeof value;
    expect(copy).toEqual(value);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
    expect(copy.b.c).not.toBe(value.b.c);
  });

  test("keeps what is no plain data", () => {
    const date = new Date(0);
    const bytes = new Uint8Array(2);
    class Filter {
      field = 1;
    }
    const copy = snapshot({ date, bytes, filter: new Filter() }) as Record<string, unknown>;
    expect(copy.date).toBe(date);
    expect(copy.bytes).toBe(bytes);
    expect(copy.filter).toEqual({ field: 1 });
  });

  test("is no arguments where it cannot be made: an accessor throws, or a proxy", () => {
    const hostile = {
      get a(): never {
        throw new Error("secret");
      },
    };
    const trap = (): never => {
      throw new Error("secret");
    };
    for (const raw of [hostile, { b: [hostile] }, new Proxy({}, { ownKeys: trap }), new Proxy({}, { get: trap })]) {
      expect(() => parse(raw)).toThrow(
        expect.objectContaining({
          resultCode: "invalid_arguments",
          modelText: "Invalid arguments: arguments cannot be read",
        }),
      );
    }
  });

  test("takes `__proto__` for a name", () => {
    const copy = snapshot(JSON.parse('{"__proto__":{"x":1}}')) as object;
    expect(Object.keys(copy)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });

  test("is bounded in size", () => {
    expect(() => snapshot(new Array(2_000_001).fill(0))).toThrow("too large");
  });
});

test.each([
  ['{"a":"}"} rest', 9],
  ['[{"a":[]}]x', 10],
  ['{"a":"\\""}', 10],
  ['{"a":', undefined],
])("%j ends at %s", (text, end) => {
  expect(findJsonEnd(text)).toBe(end);
});
