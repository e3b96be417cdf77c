import { describe, expect, test } from "vitest";
import { callTool } from "../../src/call/pipeline.js";
import type { JsonSchema } from "../../src/json-schema.js";
import { target } from "../target.js";

// What a model may send, or a tool give back. Each comes to an end within the general limit of tests, with an answer.

const tool = (v: JsonSchema, fn: (v: unknown) => unknown = () => "ran") => target(fn, { input: { v } });
const numbers = tool({ type: "array", items: { type: "number" } }, (v) => (v as unknown[]).length);
const any = tool({});

async function outcome(made: ReturnType<typeof tool>, args: unknown) {
  const { code, content } = await callTool(made, { name: "probe", arguments: args }, {});
  const [block] = content;
  const text = block?.type === "text" ? block.text : "";
  expect(text.length).toBeLessThan(10_000);
  return code ?? text;
}

const million = (make: (index: number) => unknown) => Array.from({ length: 1_000_000 }, (_, index) => make(index));
const deep = (levels: number) => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = { v: value };
  return { v: value };
};

describe("texts", () => {
  test.each<[string, () => string, string]>([
    ["a hundred million characters", () => "x".repeat(1e8), "invalid_json"],
    ["as many inside of JSON", () => `{"v":"${"x".repeat(1e8)}"}`, "invalid_json"],
    ["nineteen million brackets", () => "[".repeat(1.9e7), "invalid_json"],
    ["nineteen million quotes of a fence", () => "```".repeat(6e6), "invalid_json"],
    ["three million keys that are cut off", () => '{"v":'.repeat(3e6), "invalid_json"],
    ["nineteen million digits", () => `{"v":${"1".repeat(1.9e7)}}`, "invalid_json"],
    ["many long numbers", () => `{"v":[${"12345678901234567890,".repeat(8e5)}1]}`, "invalid_arguments"],
    ["a hundred thousand levels", () => `{"v":${"[".repeat(1e5)}${"]".repeat(1e5)}}`, "invalid_arguments"],
    [
      "the same, encoded twice",
      () => JSON.stringify(`{"v":${"[".repeat(1e5)}${"]".repeat(1e5)}}`),
      "invalid_arguments",
    ],
  ])("%s", async (_, make, code) => {
    expect(await outcome(any, make())).toBe(code);
  });
});

describe("objects", () => {
  test.each<[string, ReturnType<typeof tool>, () => unknown, string]>([
    ["a hundred thousand levels", any, () => deep(100_000), "invalid_arguments"],
    ["a million wrong items", numbers, () => ({ v: million(() => "x") }), "invalid_arguments"],
    ["a million items that could be repaired", numbers, () => ({ v: million(String) }), "invalid_arguments"],
    ["a million right items", numbers, () => ({ v: million((index) => index) }), "1000000"],
    ["three million items", numbers, () => ({ v: Array(3_000_000).fill(1) }), "invalid_arguments"],
    [
      "a list that says it is long",
      numbers,
      () => ({ v: Object.assign([], { length: 2 ** 32 - 1 }) }),
      "invalid_arguments",
    ],
    [
      "a million unknown properties",
      any,
      () => Object.fromEntries(million((index) => [`k${index}`, index]) as [string, number][]),
      "invalid_arguments",
    ],
    ["a name of a million characters", any, () => ({ ["n".repeat(1e6)]: 1 }), "invalid_arguments"],
    ["what contains itself", any, () => Object.assign(deep(1), { v: million(() => globalThis).slice(0, 3) }), "ran"],
  ])("%s", async (_, made, make, expected) => {
    expect(await outcome(made, make())).toBe(expected);
  });

  test("a cycle, a getter that throws, a proxy that was revoked", async () => {
    const cycle: Record<string, unknown> = {};
    cycle.v = cycle;
    expect(await outcome(any, cycle)).toBe("invalid_arguments");
    const thrower = {
      get v() {
        throw new Error("no");
      },
    };
    expect(await outcome(any, thrower)).toBe("invalid_arguments");
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(await outcome(any, { v: proxy })).toMatch(/^(?:ran|invalid_arguments)$/);
  });

  test("names that reach for prototypes are ordinary names", async () => {
    const record = tool({ type: "object", additionalProperties: { type: "number" } }, (v) =>
      Object.keys(v as object).join(),
    );
    expect(await outcome(record, '{"v":{"__proto__":1,"constructor":2,"toString":3}}')).toBe(
      "__proto__,constructor,toString",
    );
    expect(await outcome(any, '{"v":1,"__proto__":{"polluted":1}}')).toBe("invalid_arguments");
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
