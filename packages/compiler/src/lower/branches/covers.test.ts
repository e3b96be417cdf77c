import { expect, it } from "vitest";
import type { JsonSchema } from "windlass";
import { covers } from "./covers.js";

const STRING: JsonSchema = { type: "string" };
const DATE: JsonSchema = { type: "string", format: "date-time" };
const closed = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});

/** Pairs of a wide and a narrow schema. */
const YES: readonly [JsonSchema, JsonSchema][] = [
  [{ description: "Any." }, DATE],
  [STRING, DATE],
  [STRING, { const: "a" }],
  [{ type: "number" }, { type: "integer", minimum: 1 }],
  [{ anyOf: [{ type: "number" }, STRING] }, { anyOf: [DATE, { type: "integer" }] }],
  [{ type: ["string", "null"] }, { type: ["string", "null"], format: "date-time" }],
  [
    { type: "array", items: STRING },
    { type: "array", items: DATE, uniqueItems: true },
  ],
  [
    { type: "array", items: STRING },
    { type: "array", prefixItems: [DATE], items: false, minItems: 1 },
  ],
  [closed({ a: STRING, b: STRING }, ["a"]), closed({ a: DATE }, ["a"])],
  [{ type: "object", additionalProperties: STRING }, closed({ a: DATE })],
  [{ type: "object" }, closed({ a: DATE })],
];
const NO: readonly [JsonSchema, JsonSchema][] = [
  [DATE, STRING],
  [STRING, {}],
  [STRING, { enum: ["a", 1] }],
  [
    { type: "array", items: DATE },
    { type: "array", items: STRING },
  ],
  [
    { type: "array", items: STRING, minItems: 2 },
    { type: "array", items: STRING },
  ],
  [
    { type: "array", prefixItems: [STRING], items: false },
    { type: "array", items: STRING },
  ],
  [closed({ a: STRING }, ["a"]), closed({ a: STRING })],
  [closed({ a: STRING }), closed({ a: STRING, b: STRING })],
  [closed({ a: STRING }), { type: "object" }],
  [
    { type: "object", additionalProperties: STRING },
    { type: "object", properties: { a: { type: "number" } }, additionalProperties: STRING },
  ],
  [{ $ref: "#/$defs/A" }, { $ref: "#/$defs/B" }],
];

it.each(YES)("%j covers %j", (wide, narrow) => {
  expect(covers(wide, narrow)).toBe(true);
});

it.each(NO)("%j does not cover %j", (wide, narrow) => {
  expect(covers(wide, narrow)).toBe(false);
});
