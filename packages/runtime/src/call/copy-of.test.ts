import { expect, test } from "vitest";
import { copyOf } from "./copy-of.js";

test("data is copied, of whatever kind, with its cycles and its shared parts", () => {
  const shared = { n: 1 };
  const bare = Object.assign(Object.create(null) as object, { a: [shared] });
  const before = {
    shared,
    list: [shared, [1]],
    map: new Map([[shared, shared]]),
    set: new Set([shared]),
    on: new Date(5),
    bare,
    self: undefined as unknown,
  };
  before.self = before;
  const after = copyOf(before) as typeof before;
  expect(after).toEqual(before);
  expect(after.self).toBe(after);
  expect(after.shared).toBe(after.list[0]);
  expect([...after.set][0]).toBe(after.shared);
  for (const name of ["shared", "list", "map", "set", "on", "bare"] as const)
    expect(after[name]).not.toBe(before[name]);
  expect(Object.getPrototypeOf(after.bare)).toBe(null);
});

test("names are only names", () => {
  const before = JSON.parse('{"__proto__":{"polluted":true},"toString":1}') as object;
  const after = copyOf(before) as object;
  expect(Object.keys(after)).toEqual(["__proto__", "toString"]);
  expect((after as { polluted?: unknown }).polluted).toBeUndefined();
});

test.each([
  ["an object of a class", new (class Money {})()],
  ["bytes", new Uint8Array(2)],
  ["a function", () => 1],
  ["a symbol", Symbol("s")],
  ["nothing", undefined],
  [
    "what cannot be read",
    {
      get a() {
        throw new Error("no");
      },
    },
  ],
  [
    "a proxy that throws",
    new Proxy(
      {},
      {
        getPrototypeOf: () => {
          throw new Error("no");
        },
      },
    ),
  ],
  ["what pretends to be endless", { list: new Array(2 ** 32 - 1) }],
  ["what is nested beyond all reason", JSON.parse(`${"[".repeat(5000)}${"]".repeat(5000)}`)],
])("%s stays what it is", (_, value) => {
  expect(copyOf(value)).toBe(value);
});
