import { expect, test } from "vitest";
import { target } from "../../../tests/target.js";
import type { JsonSchema } from "../../json-schema.js";
import { callTool } from "../pipeline.js";
import { tupleEnd } from "./tuple-end.js";

const text: JsonSchema = { type: "string" };
const tuple = (minItems: number, items: JsonSchema | false = false): JsonSchema => ({
  type: "array",
  prefixItems: [{ type: "number" }, text, text],
  minItems,
  items,
});
const nullable: JsonSchema = { type: ["string", "null"] };

/** What a function's result is as JSON: the value of a property, and a value of its own, which is wrapped. */
async function given(schema: JsonSchema, value: unknown): Promise<unknown> {
  const input: JsonSchema = { type: "object", properties: { at: schema }, required: ["at"] };
  const inside = await callTool(
    target(() => ({ at: value }), { output: input }),
    { name: "probe" },
    {},
  );
  const { $defs, ...own } = schema;
  const output: JsonSchema = { type: "object", properties: { result: own }, ...($defs && { $defs }) };
  const alone = await callTool(
    target(() => value, { output, wrapped: true }),
    { name: "probe" },
    {},
  );
  const results = [inside.structuredContent?.at ?? inside.code, alone.structuredContent?.result ?? alone.code];
  expect(results[0]).toEqual(results[1]);
  return results[1];
}

test.each<[string, JsonSchema, readonly unknown[], unknown]>([
  ["optional items that are undefined are not there", tuple(1), [1, undefined], [1]],
  ["all of them", tuple(1), [1, undefined, undefined], [1]],
  ["only at the end", tuple(1), [1, "a", undefined], [1, "a"]],
  ["behind others", tuple(2, text), [1, "a", undefined], [1, "a"]],
  ["in a union", { anyOf: [text, tuple(1)] }, [1, undefined], [1]],
  ["not where one must be there", tuple(2), [1, undefined], "invalid_output"],
  ["not in the middle", tuple(1), [1, undefined, "a"], "invalid_output"],
  [
    "not where null may stand",
    { type: "array", prefixItems: [text, nullable], minItems: 1, items: false },
    ["a", undefined],
    ["a", null],
  ],
  ["not what is null", tuple(1), [1, null], "invalid_output"],
  ["nor in lists", { type: "array", items: nullable }, ["a", undefined], ["a", null]],
])("%s", async (_, schema, value, expected) => {
  expect(await given(schema, value)).toEqual(expected);
});

test("through references, also in circles", () => {
  const root: JsonSchema = {
    $ref: "#/$defs/A",
    $defs: {
      A: { anyOf: [{ $ref: "#/$defs/A" }, { type: "object", properties: { at: { $ref: "#/$defs/Pair" } } }] },
      Pair: tuple(1),
    },
  };
  expect(tupleEnd(root, ["at"], 2, 1)).toBe(1);
  expect(tupleEnd(root, ["other"], 2, 1)).toBe(2);
});
