import { describe, expect, test } from "vitest";
import { closed } from "../../../tests/closed.js";
import { target } from "../../../tests/target.js";
import type { JsonSchema } from "../../json-schema.js";
import { handWrittenContract } from "../../tool/contract.js";
import type { CallTarget } from "../call-target.js";
import { callTool } from "../pipeline.js";

const text: JsonSchema = { type: "string" };
const number: JsonSchema = { type: "number" };

async function told(tool: CallTarget, args: unknown): Promise<unknown> {
  const { isError, content } = await callTool(tool, { name: "probe", arguments: args }, {});
  return { isError, content };
}

/** A tool that ajv validates, as it does those of other people. */
const byHand = (schema: object) => target((args) => args, {}, handWrittenContract(schema as JsonSchema));
const textOf = async (schema: object, args: unknown) =>
  ((await told(byHand({ type: "object", ...schema }), args)) as { content: { text: string }[] }).content[0]?.text;

describe("a schema is told in the same words, whether it was compiled or ajv validates it", () => {
  test.each<[Record<string, JsonSchema>, unknown]>([
    [{ x: number }, { x: "big" }],
    [{ x: { type: "integer" } }, { x: "9007199254740993" }],
    [{ x: { type: "integer", minimum: 1 } }, { x: 0 }],
    [{ x: { type: "string", minLength: 3, pattern: "^a" } }, { x: "b" }],
    [{ x: { type: "string", format: "date-time" } }, { x: "tomorrow" }],
    [
      { x: { type: "string", format: "email" }, y: { type: "string", format: "uuid" } },
      { x: "a", y: "b" },
    ],
    [{ x: { enum: ["red", "green"] } }, { x: "Red" }],
    [{ x: { const: 1 } }, { x: 2 }],
    [{ x: text, y: number }, {}],
    [{ limit: number }, { limt: 1 }],
    [{ city: text }, { arguments: { city: "Paris" } }],
    [{ x: { type: "array", items: number, minItems: 2, uniqueItems: true } }, { x: ["a"] }],
    [{ x: { type: "array", items: closed({ a: number }) } }, { x: [{ a: 1 }, { a: [] }, {}] }],
    [{ x: { type: "array", prefixItems: [text], items: false } }, { x: [1, 2] }],
    [{ x: { anyOf: [number, { type: "null" }] } }, { x: "a" }],
    [{ x: { anyOf: [closed({ k: { const: "a" } }), closed({ k: { const: "b" }, n: number })] } }, { x: { k: "b" } }],
    [{ x: { type: "object", additionalProperties: number } }, { x: { a: 1, b: "c", "a/b~": "d" } }],
    [{ password: { type: "string", minLength: 8 } }, { password: "12345" }],
    [{ x: text }, { x: null }],
    [{ x: text }, { x: { value: "a" } }],
  ])("%j, %j", async (properties, args) => {
    const schema = closed(properties);
    const compiled = await told(
      target((...all) => all, { input: properties }),
      args,
    );
    expect(compiled).toMatchObject({ isError: true });
    expect(await told(byHand(schema), args)).toEqual(compiled);
  });
});

describe("what only ajv knows", () => {
  const when = (condition: object, then: object) => ({ if: condition, then });
  const rule = (then: object) => ({
    properties: { mode: text },
    if: { properties: { mode: { const: "by-id" } } },
    then,
  });

  test("is told in our words where we know the keyword itself", async () => {
    expect(await textOf(rule({ required: ["id"], properties: { n: number } }), { mode: "by-id", n: "x" })).toBe(
      'Invalid arguments:\nid: missing; expected anything\nn: expected number, got "x"',
    );
    const inside = { properties: { list: { type: "array", items: when(text, { minLength: 3 }) } } };
    expect(await textOf(inside, { list: ["long", "b"] })).toBe(
      'Invalid arguments: list[1]: expected at least 3 characters, got "b"',
    );
  });

  test("without what a secret's name holds", async () => {
    const then = { properties: { password: { minLength: 8 }, credentials: { properties: { pin: { minLength: 8 } } } } };
    for (const args of [{ password: "hunter2" }, { credentials: { pin: "hunter2" } }]) {
      const line = await textOf(rule(then), { mode: "by-id", ...args });
      expect(line).toMatch(/^Invalid arguments: (?:password|credentials\.pin): /);
      expect(line).not.toContain("hunter2");
    }
  });

  test("in ajv's words otherwise, in the same form", async () => {
    expect(await textOf({ properties: { list: { contains: number } } }, { list: ["a"] })).toBe(
      "Invalid arguments: list: must contain at least 1 valid item(s)",
    );
    expect(await textOf({ properties: { a: {} }, unevaluatedProperties: false }, { a: 1, "b c": 2 })).toBe(
      'Invalid arguments: ["b c"]: unknown property "b c"',
    );
    const nested = { properties: { rows: { items: { dependentRequired: { a: ["b"] } } } } };
    expect(await textOf(nested, { rows: [{}, { a: 1 }] })).toBe(
      "Invalid arguments: rows[1]: must have property b when property a is present",
    );
  });
});
