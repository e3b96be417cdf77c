import { expect, test } from "vitest";
import { Tool, ToolRegistry, type WindlassError } from "../../src/index.js";
import { expansionOf } from "../../src/schema/expansion.js";

// What a remote server may send as the schema of a tool. Each of these once took minutes, or all memory.

class Remote extends Tool {
  call(): string {
    return "ran";
  }
}

async function call(v: unknown, schema: object, warnings: WindlassError[] = []) {
  const parameters = { type: "object", properties: { v: { $ref: "#/$defs/A0" } }, ...schema };
  const registry = new ToolRegistry({ onWarning: (warning) => warnings.push(warning) });
  registry.add(new Remote({ name: "remote", parameters }));
  const { code, content } = await registry.execute({ name: "remote", arguments: { v } });
  return code ?? (content[0] as { text: string }).text;
}

/** Thirty types, each put together from the next one twice: a thousand million readings. */
const bomb = (keyword: "allOf" | "anyOf" | "oneOf") => {
  const types = Array.from({ length: 30 }, (_, index) => {
    const next = { $ref: `#/$defs/A${index + 1}` };
    return [`A${index}`, { [keyword]: keyword === "oneOf" ? [next, { type: "null" }] : [next, next] }];
  });
  return { $defs: Object.fromEntries([...types, ["A30", { type: "string" }]]) };
};

test.each(["allOf", "anyOf", "oneOf"] as const)(
  "types that are put together from others twice, by %s",
  async (keyword) => {
    expect(await call("x", bomb(keyword))).toBe("ran");
    expect(await call(5, bomb(keyword))).toBe("invalid_arguments");
    expect(await call({ deep: [1] }, bomb(keyword))).toBe("invalid_arguments");
  },
);

test("keywords that only ajv knows are not checked by it there, and that is said", async () => {
  const warnings: WindlassError[] = [];
  expect(await call("x", { ...bomb("allOf"), minContains: 1 }, warnings)).toBe("ran");
  expect(warnings.map(({ code, message }) => [code, message])).toEqual([
    ["WL2301", expect.stringContaining("it is too complex for ajv")],
  ]);
});

test("types that refer to themselves without going into the value fit nothing", async () => {
  expect(await call(1, { $defs: { A0: { $ref: "#/$defs/A0" } } })).toBe("invalid_arguments");
  const circle = { A0: { $ref: "#/$defs/A1" }, A1: { allOf: [{ $ref: "#/$defs/A0" }] } };
  expect(await call(1, { $defs: circle })).toBe("invalid_arguments");
});

test("a value with a fault in each of many nested unions", async () => {
  const child = { $ref: "#/$defs/A0" };
  const tree = {
    anyOf: [
      { type: "object", properties: { l: child, r: child }, additionalProperties: false },
      { type: "object", properties: { l: child, x: { type: "number" } }, additionalProperties: false },
    ],
  };
  const value = (depth: number): object => (depth === 0 ? { x: "bad" } : { l: value(depth - 1), r: value(depth - 1) });
  expect(await call(value(14), { $defs: { A0: tree } })).toBe("invalid_arguments");
});

test("how often a value is held against schemas", () => {
  expect(expansionOf({ type: "string" })).toBe(1);
  expect(expansionOf({ anyOf: [{ type: "string" }, { not: { type: "null" } }] })).toBe(4);
  expect(expansionOf({ properties: { a: { allOf: [{}, {}] } } })).toBe(3);
  expect(expansionOf({ $ref: "#" })).toBe(Number.POSITIVE_INFINITY);
  expect(expansionOf({ properties: { next: { $ref: "#" } } })).toBe(2);
});

test.each(["email", "hostname", "date-time", "duration", "ipv6", "uuid", "uri"])(
  "a long text is no %s",
  async (format) => {
    const long = format === "uri" ? `http://${"a%2".repeat(2_000_000)}` : "a.".repeat(2_000_000);
    expect(await call(long, { $defs: { A0: { type: "string", format } } })).toBe("invalid_arguments");
  },
);

test("a long address of data is a URI", async () => {
  const long = `data:text/plain,${"a%20".repeat(200_000)}`;
  expect(await call(long, { $defs: { A0: { type: "string", format: "uri" } } })).toBe("ran");
});

test("many patterns against many names are given up", async () => {
  const each = (make: (index: number) => [string, unknown]) =>
    Object.fromEntries(Array.from({ length: 1000 }, (_, index) => make(index)));
  const patternProperties = each((index) => [`^k${index}(a+)+$`, { type: "number" }]);
  const value = each((index) => [`k${index}${"a".repeat(50)}`, 1]);
  expect(await call(value, { $defs: { A0: { type: "object", patternProperties } } })).toBe("invalid_arguments");
});
