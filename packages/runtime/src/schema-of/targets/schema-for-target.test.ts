import { describe, expect, test } from "vitest";
import type { JsonSchema } from "../../json-schema.js";
import { schemaForTarget } from "./schema-for-target.js";

const TEXT: JsonSchema = { type: "string" };
const TREE: JsonSchema = {
  $ref: "#/$defs/Tree",
  $defs: {
    Tree: {
      type: "object",
      properties: { kids: { type: "array", items: { $ref: "#/$defs/Tree" } } },
      required: ["kids"],
      additionalProperties: false,
    },
  },
};
const field = (schema: JsonSchema): JsonSchema => ({ type: "object", properties: { a: schema } });

test("draft-2020-12 is the schema as it is", () => {
  expect(schemaForTarget(TREE, "draft-2020-12")).toEqual(TREE);
});

describe("draft-07", () => {
  const convert = (schema: JsonSchema) => {
    const { $schema, ...rest } = schemaForTarget(schema, "draft-07");
    expect($schema).toBe("http://json-schema.org/draft-07/schema#");
    return rest;
  };

  test.each<[string, JsonSchema, object]>([
    ["a closed tuple", { prefixItems: [TEXT], items: false }, { items: [TEXT], additionalItems: false }],
    ["a tuple with a rest", { prefixItems: [TEXT], items: TEXT }, { items: [TEXT], additionalItems: TEXT }],
    ["a list", { type: "array", items: TEXT }, { type: "array", items: TEXT }],
    [
      "a reference with a comment",
      field({ $ref: "#/$defs/A%20b", description: "x" }),
      field({ description: "x", allOf: [{ $ref: "#/definitions/A%20b" }] }),
    ],
    ["a payload that looks like a schema", { default: { prefixItems: [] } }, { default: { prefixItems: [] } }],
    ["a property of that name", field({ $ref: "#/$defs/A" }), field({ $ref: "#/definitions/A" })],
  ])("%s", (_, schema, expected) => {
    expect(convert(schema)).toEqual(expected);
  });

  test("a recursive root starts with its definition", () => {
    const tree = JSON.parse(JSON.stringify(TREE.$defs?.Tree).replaceAll("$defs", "definitions")) as JsonSchema;
    expect(convert({ ...TREE, description: "A tree." })).toEqual({
      ...tree,
      description: "A tree.",
      definitions: { Tree: tree },
    });
  });
});

describe("openapi-3.0", () => {
  const convert = (schema: JsonSchema) => schemaForTarget(field(schema), "openapi-3.0").properties;

  test.each<[string, JsonSchema, object]>([
    ["null beside a type", { type: ["string", "null"] }, { type: "string", nullable: true }],
    ["null alone", { type: "null" }, { enum: [null], nullable: true }],
    [
      "null beside an object",
      { anyOf: [field(TEXT), { type: "null" }], description: "x" },
      { ...field(TEXT), nullable: true, description: "x" },
    ],
    [
      "null beside values",
      { anyOf: [{ type: "string", enum: ["a"] }, { type: "null" }] },
      { type: "string", enum: ["a", null], nullable: true },
    ],
    ["one value", { type: "string", const: "a" }, { type: "string", enum: ["a"] }],
    ["several types", { type: ["string", "number"] }, { anyOf: [{ type: "string" }, { type: "number" }] }],
    ["bounds", { exclusiveMinimum: 0, maximum: 5 }, { minimum: 0, exclusiveMinimum: true, maximum: 5 }],
    [
      "a pair",
      { type: "array", prefixItems: [TEXT, TEXT], items: false, minItems: 2 },
      { type: "array", items: TEXT, minItems: 2, maxItems: 2 },
    ],
    ["a list of anything", { type: "array" }, { type: "array", items: {} }],
    ["bytes", { type: "string", contentEncoding: "base64" }, { type: "string", format: "byte" }],
    ["examples", { type: "string", examples: ["a", "b"] }, { type: "string", example: "a" }],
  ])("%s", (_, schema, expected) => {
    expect(convert(schema)).toEqual({ a: expected });
  });

  test("references are put in place", () => {
    const schema = { ...field({ $ref: "#/$defs/A", description: "x" }), $defs: { A: TEXT } };
    expect(schemaForTarget(schema, "openapi-3.0")).toEqual(field({ ...TEXT, description: "x" }));
  });

  test.each<[JsonSchema, string]>([
    [TREE, "OpenAPI 3.0 cannot say a type that contains itself, which `kids.items` holds."],
    [field({ prefixItems: [TEXT, {}], items: false }), "a tuple of different types, which `a` holds"],
    [{ patternProperties: { "^x": TEXT } }, "names that match a pattern, which the type holds"],
  ])("%j has no words", (schema, message) => {
    const error = expect.objectContaining({ code: "WL2405", message: expect.stringContaining(message) });
    expect(() => schemaForTarget(schema, "openapi-3.0")).toThrow(error);
  });
});

test("an unknown target is an error that lists those there are", () => {
  expect(() => schemaForTarget({}, "draft-7")).toThrow('Did you mean "draft-07"? Known are draft-2020-12, draft-07');
  expect(() => schemaForTarget({}, "toString")).toThrow('no JSON Schema target "toString"');
});
