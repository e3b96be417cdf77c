import { describe, expect, test } from "vitest";
import { BY_NAME } from "../../src/dialects/all.js";
import { convert } from "../../src/dialects/convert.js";
import type { JsonSchema } from "../../src/json-schema.js";
import { accepts } from "../../src/schema/explain/explain.js";
import { facts, frozen } from "../hand-written.js";
import { CANONICAL } from "./canonical.js";
import { checkRequest } from "./check-request.js";
import { REQUEST_RULES } from "./request-rules.js";

/** Schemas that are not of draft 2020-12, or broken. */
const ODD = /leads nowhere|elsewhere|old draft|OpenAPI/;

/** The schema in a definition, wherever the dialect has it. */
function schemaIn(definition: object): unknown {
  const found = definition as Record<string, Record<string, unknown>>;
  const inner = (found.function ?? found.toolSpec ?? found) as Record<string, unknown>;
  const { parameters, input_schema, parametersJsonSchema, inputSchema } = inner;
  return parameters ?? input_schema ?? parametersJsonSchema ?? (inputSchema as { json?: unknown })?.json ?? inputSchema;
}

describe.each(Object.keys(REQUEST_RULES).filter((name) => name !== "mcp"))("%s takes what goes out", (mode) => {
  const strict = mode.endsWith("-strict");
  const dialect = BY_NAME[mode.replace(/-strict$/, "")]!;

  test.each(Object.entries(CANONICAL))("%s", (name, { schema, args }) => {
    const conversion = convert(facts(frozen(schema)), dialect, { strict });
    const said = strict && !conversion.strict ? dialect.name : mode;
    expect(checkRequest(said, schemaIn(conversion.definition))).toEqual([]);
    if (strict && !conversion.strict) expect(conversion.losses.map(({ kind }) => kind)).toContain("demoted");
    for (const each of args) {
      if (!ODD.test(name)) expect(accepts(schema as JsonSchema, each)).toBe(true);
      expect(conversion.decode(conversion.encode(each))).toEqual(each);
      expect(conversion.decode(JSON.stringify(conversion.encode(each)))).toEqual(
        conversion.decodes ? each : JSON.stringify(each),
      );
    }
  });
});

test("the rules of requests refuse what providers refuse", () => {
  const root = (properties: object, more: object = {}) => ({
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
    ...more,
  });
  const refused: [string, object, string][] = [
    ["openai", { type: "object" }, "missing properties"],
    ["openai", root({}, { anyOf: [] }), "top level"],
    ["openai", root({ a: { type: "array" } }), "missing items"],
    ["openai", root({ a: { type: "string", pattern: "(?=x)" } }), "lookaround"],
    ["openai-strict", root({ a: { oneOf: [] } }), "oneOf"],
    ["openai-strict", root({ a: { type: "object", properties: {} } }), "additionalProperties"],
    ["openai-strict", root({ a: {} }), "'type' key"],
    ["openai-strict", { ...root({ a: { type: "string" } }), required: [] }, "'required'"],
    ["openai-strict", root({ a: { type: "string", format: "uri" } }), "valid format"],
    [
      "openai-strict",
      root({ a: { $ref: "#/$defs/A", description: "d" } }, { $defs: { A: { type: "string" } } }),
      "$ref cannot",
    ],
    ["anthropic", root({ $top: { type: "string" } }), "property key"],
    ["anthropic", root({ a: { items: [{}] } }), "2020-12"],
    ["anthropic-strict", root({ a: { type: "number", minimum: 1 } }), "minimum"],
    ["anthropic-strict", root({ a: { type: ["string", "null"], enum: ["a", null] } }), "list of types"],
    [
      "anthropic-strict",
      root({ a: { $ref: "#/$defs/A" } }, { $defs: { A: root({ a: { $ref: "#/$defs/A" } }) } }),
      "Circular",
    ],
    ["gemini", root({ a: { const: "x" } }), "const"],
    ["gemini-openapi", root({ a: { type: ["string", "null"] } }), "not repeating"],
    ["gemini-openapi", root({ a: { type: "string" } }), "additionalProperties"],
    [
      "gemini-openapi",
      { type: "object", properties: { a: { anyOf: [{ type: "string" }], description: "d" } } },
      "alongside any_of",
    ],
    ["gemini-openapi", { type: "object", properties: { a: { type: "object", properties: {} } } }, "non-empty"],
    ["gemini-openapi", { type: "object", properties: { a: { type: "integer", enum: [1] } } }, "enum value"],
    ["xai", root({ a: { type: "string", minLength: 1 } }), "minLength"],
    ["cohere", root({ a: { type: "string", pattern: "^a" } }), "anchors"],
    ["cohere-strict", root({}), "at least one"],
  ];
  for (const [dialect, schema, problem] of refused) expect(checkRequest(dialect, schema).join("\n")).toContain(problem);
  expect(checkRequest("openai-strict", root({ a: { type: ["string", "null"] } }))).toEqual([]);
});
