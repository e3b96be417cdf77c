import { expect, test } from "vitest";
import { ToolError } from "../../../errors/tool-error.js";
import { pack, packAnyway } from "./pack.js";
import type { Packed } from "./packed.js";
import { unpack } from "./unpack.js";

/** To another thread, and nothing else of the value. */
const cross = (value: unknown, names: readonly string[] = []) =>
  unpack(structuredClone(pack(value, { names: new Set(names) })));

test.each([
  ["undefined", undefined],
  ["NaN", Number.NaN],
  ["a bigint", 10n],
  ["a date", new Date(5)],
  ["an invalid date", new Date(Number.NaN)],
  ["a URL", new URL("https://example.com/?a=b")],
  ["a pattern", /a+/gi],
  ["bytes", new Uint8Array([1, 2])],
  ["numbers", new Float64Array([1.5])],
  ["an ArrayBuffer", new Uint8Array([1, 2]).buffer],
  ["a Buffer", Buffer.from("hello")],
  ["a Map with other keys", new Map<unknown, unknown>([[{ a: new URL("x:y") }, new Set([new Date(1)])]])],
  ["a list with nothing in it", [undefined, null]],
  ["names that other objects inherit", JSON.parse('{"__proto__":{"a":1},"toString":2}')],
])("%s arrives as it was", (_, value) => {
  expect(cross(value)).toEqual(value);
  expect(cross({ deep: [value, value] })).toEqual({ deep: [value, value] });
});

test("a Buffer stays one", () => {
  const [first, second] = cross([Buffer.from("a"), new Uint8Array([1])]) as Uint8Array[];
  expect([Buffer.isBuffer(first), Buffer.isBuffer(second)]).toEqual([true, false]);
});

test("cycles and shared parts stay such", () => {
  const shared = { url: new URL("x:y") };
  const value: Record<string, unknown> = { list: [shared, shared], map: new Map([["m", shared]]) };
  value.self = value;
  const there = cross(value) as typeof value & { list: unknown[]; map: Map<string, unknown> };
  expect(there.self).toBe(there);
  expect(there.list[0]).toBe(there.list[1]);
  expect(there.map.get("m")).toBe(there.list[0]);
});

test("of a view into a large buffer only what it shows goes along", () => {
  const packed = pack(new Uint8Array(1_000_000).subarray(5, 7));
  expect((packed.value as Uint8Array).buffer.byteLength).toBe(2);
});

test("the value is not changed", () => {
  const value = { url: new URL("x:y"), list: [new Error("a")] };
  const before = { ...value };
  cross(value);
  expect(value).toEqual(before);
  expect(value.url).toBeInstanceOf(URL);
});

test("objects of classes arrive as their data", () => {
  class Account {
    owner = "Ann";
    #secret = 1;
    get balance() {
      return this.#secret;
    }
    close() {}
  }
  expect(cross(new Account())).toEqual({ owner: "Ann" });
  expect(cross(new Account(), ["balance"])).toEqual({ owner: "Ann", balance: 1 });
  expect(cross({ toJSON: () => [1] })).toEqual([1]);
  expect(cross(new Set([1]).values())).toEqual([1]);
});

test("methods in fields are refused, or left out as JSON does", () => {
  expect(unpack(pack({ a: 1, run() {} }, { leavesOut: true }))).toEqual({ a: 1 });
  expect(() => pack([() => {}], { leavesOut: true })).toThrow("[0]: a function cannot go");
});

test("errors keep name, message, stack, cause, inner errors and data", () => {
  const error = Object.assign(new RangeError("far", { cause: new TypeError("deep") }), { code: "E_FAR", undo() {} });
  const there = cross(error) as RangeError & { code: string; undo?: unknown };
  expect(there).toBeInstanceOf(Error);
  expect([there.name, there.message, there.code, there.stack]).toEqual(["RangeError", "far", "E_FAR", error.stack]);
  expect(there.cause).toMatchObject({ name: "TypeError", message: "deep" });
  expect("undo" in there).toBe(false);
  const several = cross(new AggregateError([new Error("one")], "some")) as AggregateError;
  expect(several.errors).toEqual([new Error("one")]);
  expect(ToolError.isInstance(cross(new ToolError("say it")))).toBe(true);
  const selfCaused = new Error("circle");
  selfCaused.cause = selfCaused;
  const circle = cross(selfCaused) as Error;
  expect(circle.message).toBe("circle");
});

test("an error that throws when it is looked at is an error all the same", () => {
  const hostile = Object.defineProperties(new Error("x"), {
    message: {
      get: () => {
        throw new Error("no");
      },
    },
    stack: {
      get: () => {
        throw new Error("no");
      },
    },
  });
  expect(cross(hostile)).toBeInstanceOf(Error);
});

test.each<[string, () => unknown, string]>([
  ["a function", () => ({ on: { click() {} } }), "on.click: a function cannot go"],
  ["a symbol", () => [Symbol("s")], "[0]: a symbol cannot go"],
  ["a promise", () => ({ later: Promise.resolve() }), "later: a Promise cannot go"],
  ["a response", () => ({ answer: new Response("x") }), "answer: a Response cannot go"],
  ["what is nested too deeply", () => JSON.parse(`${"[".repeat(300)}${"]".repeat(300)}`), "more than 200 levels"],
  [
    "what has no end",
    () => ({
      *[Symbol.iterator]() {
        for (;;) yield 1;
      },
    }),
    "a list without an end",
  ],
  [
    "what unfolds without an end",
    () => ({
      toJSON() {
        return { ...this };
      },
    }),
    "more than 200 levels",
  ],
])("%s is refused with its place", (_, make, message) => {
  expect(() => pack(make())).toThrow(message);
  expect((unpack(structuredClone(packAnyway(make()) as Packed)) as Error).message).toContain(message);
});
