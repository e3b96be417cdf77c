import { describe, expect, test } from "vitest";
import { equal } from "./equal.js";
import { hasFormat } from "./formats.js";
import { ownValue, setOwn } from "./own.js";
import { faultText, pathText } from "./path.js";
import { dereference, resolve } from "./resolve.js";
import { shorten, show } from "./show.js";

describe("own properties", () => {
  test("inherited ones are not there", () => {
    expect(ownValue({}, "toString")).toBeUndefined();
    expect(ownValue({ toString: 1 }, "toString")).toBe(1);
  });

  test("writing __proto__ makes an ordinary property", () => {
    const object = {};
    setOwn(object, "__proto__", { evil: true });
    expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
    expect(Object.keys(object)).toEqual(["__proto__"]);
  });
});

describe("equal", () => {
  test.each([
    [{ a: 1, b: [null] }, { b: [null], a: 1 }, true],
    [{ toString: 1 }, { toString: 1 }, true],
    [{ toString: 1 }, {}, false],
    [[], {}, false],
    [1, "1", false],
    [{ a: undefined }, { b: undefined }, false],
  ])("%j and %j: %s", (a, b, expected) => {
    expect(equal(a, b)).toBe(expected);
  });
});

describe("resolve", () => {
  const root = { $defs: { "a/b~c d": { type: "string" }, Loop: { $ref: "#/$defs/Loop" } } } as const;

  test("follows pointers, escaped and percent-encoded", () => {
    expect(resolve(root as never, "#/$defs/a~1b~0c%20d")).toEqual({ type: "string" });
    expect(resolve(root as never, "/$defs/a~1b~0c d")).toEqual({ type: "string" });
    expect(resolve(root as never, "#")).toBe(root);
  });

  test.each(["#/$defs/None", "#/toString", "https://example.com/x", "#name", "#/$defs/%"])(
    "%s leads nowhere",
    (ref) => {
      expect(resolve(root as never, ref)).toBeUndefined();
    },
  );

  test("circles end", () => {
    expect(dereference(root as never, { $ref: "#/$defs/Loop" })).toEqual({});
  });
});

describe("show", () => {
  test.each([
    ["big", '"big"'],
    [[1, 2], "[1,2]"],
    [[1, 2, 3, 4, 5], "[1,2,3,4,…]"],
    [{ a: { b: 1 }, c: [1] }, '{"a":{…},"c":[…]}'],
    [new Date(0), "a Date"],
    [[new Map()], "[Map]"],
    [12n, "12n"],
    [undefined, "undefined"],
    [Number.NaN, "NaN"],
    [() => 1, "a function"],
    [Symbol("s"), "a symbol"],
    [Object.create(null), "{}"],
  ])("%s as %s", (value, text) => {
    expect(show(value)).toBe(text);
  });

  test("never runs accessors", () => {
    const trap = Object.defineProperty({}, "x", {
      enumerable: true,
      get() {
        throw new Error("run");
      },
    });
    expect(show(trap)).toBe('{"x":undefined}');
  });

  test("is short, and cuts no character in two", () => {
    for (const value of ["x".repeat(1e6), new Array(1e6).fill("y"), { long: "z".repeat(99), more: "z".repeat(99) }]) {
      expect(show(value).length).toBeLessThan(70);
    }
    expect(shorten(`${"x".repeat(58)}😀😀`)).toBe(`${"x".repeat(58)}…`);
  });
});

describe("paths", () => {
  test.each([
    [["shape", "radius"], "shape.radius"],
    [["ids", 1], "ids[1]"],
    [["a b", 'c"'], '["a b"]["c\\""]'],
    [["größe"], "größe"],
    [[], ""],
  ])("%j is %s", (path, text) => {
    expect(pathText(path)).toBe(text);
  });

  test("are bounded", () => {
    expect(pathText(new Array(200).fill("x".repeat(100))).length).toBeLessThanOrEqual(400);
  });

  test("the root has none", () => {
    expect(faultText({ path: [], keyword: "type", message: "expected an object, got 5" })).toBe(
      "expected an object, got 5",
    );
  });
});

describe("formats", () => {
  test.each([
    ["date", "2024-02-29", true],
    ["date", "2026-02-29", false],
    ["date", "1900-02-29", false],
    ["date-time", "2031-05-06T07:08:09Z", true],
    ["date-time", "2031-05-06T07:08:09", false],
    ["date-time", "2031-05-06", false],
    ["time", "24:00:00Z", false],
    ["time", "23:59:60Z", true],
    ["time", "22:59:60Z", false],
    ["email", "a@b.c", true],
    ["email", "a@b", false],
    ["email", `${"a.".repeat(50_000)}@`, false],
    ["hostname", "a.example.", true],
    ["hostname", `${"a".repeat(64)}.example`, false],
    ["ipv4", "127.0.0.1", true],
    ["ipv4", "127.0.0.01", false],
    ["ipv6", "::", true],
    ["ipv6", "1::2::3", false],
    ["ipv6", "1:2:3:4:5:6:127.0.0.1", true],
    ["uri", "https://example.com/", true],
    ["uri", "example.com", false],
    ["uuid", "123e4567-e89b-12d3-a456-426614174000", true],
    ["duration", "PT", false],
    ["of-my-own", "anything", true],
    ["toString", "anything", true],
  ])("%s %s: %s", (format, text, expected) => {
    expect(hasFormat(format, text)).toBe(expected);
  });
});
