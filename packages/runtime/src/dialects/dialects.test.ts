import { describe, expect, test } from "vitest";
import { compiled, type DescriptorParts } from "../../tests/compiled.js";
import type { JsonSchema } from "../json-schema.js";
import { Tool } from "../tool/tool.js";
import { toolOf } from "../tool/tool-of.js";
import { GEMINI_RULES } from "./providers/gemini-rules.js";
import { type Rewritten, rewrite } from "./rewrite/rewrite.js";
import type { Style } from "./styles.js";

const tool = (parts: Omit<DescriptorParts, "name"> & { readonly name?: string } = {}) =>
  toolOf(compiled(() => 1, { name: "probe", ...parts }));

/** The input schema of a hand-written tool in a style. */
function byHand(schema: object, style: Style): JsonSchema {
  class ByHand extends Tool {
    override name = "probe";
    override parameters = { type: "object", ...schema };
    call(): void {}
  }
  const declared = new ByHand().schema({ style }) as { readonly [key: string]: unknown };
  const inner = declared.function as { readonly parameters?: unknown } | undefined;
  return (inner?.parameters ??
    declared.input_schema ??
    declared.parametersJsonSchema ??
    declared.inputSchema) as JsonSchema;
}

describe("the four shapes", () => {
  const weather = tool({
    name: "get_weather",
    description: "Look up the weather.",
    input: { city: { type: "string" } },
    output: { type: "object", properties: { degrees: { type: "number" } } },
    options: { annotations: { readOnlyHint: true } },
    examples: ['{"city":"Paris"}'],
  });
  const schema = {
    type: "object",
    properties: { city: { type: "string" } },
    required: ["city"],
    additionalProperties: false,
  };

  test("openai, the default", () => {
    const declared = {
      type: "function",
      function: { name: "get_weather", description: "Look up the weather.", parameters: schema },
    };
    expect(weather.schema()).toEqual(declared);
    expect(weather.schema({ style: "openai" })).toEqual(declared);
    expect(weather.schema({ style: undefined })).toEqual(declared);
  });

  test("anthropic, with examples", () => {
    expect(weather.schema({ style: "anthropic" })).toEqual({
      name: "get_weather",
      description: "Look up the weather.",
      input_schema: schema,
      input_examples: [{ city: "Paris" }],
    });
  });

  test("gemini", () => {
    expect(weather.schema({ style: "gemini" })).toEqual({
      name: "get_weather",
      description: "Look up the weather.",
      parametersJsonSchema: schema,
    });
  });

  test("mcp, with the output and the annotations", () => {
    expect(weather.schema({ style: "mcp" })).toEqual({
      name: "get_weather",
      description: "Look up the weather.",
      inputSchema: schema,
      outputSchema: { type: "object", properties: { degrees: { type: "number" } } },
      annotations: { readOnlyHint: true },
    });
  });

  test("a dialect as a value", () => {
    expect(weather.schema({ style: { name: "mine", declare: ({ name }) => ({ mine: name }) } })).toEqual({
      mine: "get_weather",
    });
  });

  test("text is the same as JSON, and mcp's is pasted byte for byte", () => {
    for (const style of ["openai", "anthropic", "gemini", "mcp"] as const) {
      expect(weather.schemaText({ style })).toBe(JSON.stringify(weather.schema({ style })));
    }
    expect(weather.schemaText({ style: "mcp" })).toContain(weather.schemaTexts.input);
  });

  test("an empty description is left out", () => {
    for (const style of ["openai", "anthropic", "gemini", "mcp"] as const) {
      expect(tool().schemaText({ style })).not.toContain("description");
    }
  });

  test.each(["opanai", "toString", "", 5])("%j is no dialect", (style) => {
    expect(() => weather.schema({ style: style as never })).toThrow(expect.objectContaining({ code: "WL2201" }));
    expect(() => weather.schema({ style: style as never })).toThrow("openai, openai-responses, anthropic, gemini, mcp");
  });
});

describe("what providers refuse", () => {
  test("a tool without arguments has properties and, for OpenAI, required", () => {
    expect(byHand({ additionalProperties: false }, "openai")).toEqual({
      type: "object",
      properties: {},
      required: [],
      additionalProperties: false,
    });
    expect(byHand({}, "anthropic")).toEqual({ type: "object", properties: {} });
    expect(byHand({}, "gemini")).toEqual({ type: "object", properties: {} });
    expect(byHand({}, "mcp")).toEqual({ type: "object" });
  });

  test("OpenAI: objects without properties, arrays without items, inside too", () => {
    const properties = {
      o: { type: "object" },
      a: { type: ["array", "null"] },
      m: { additionalProperties: { type: "object" } },
    };
    expect(byHand({ properties }, "openai").properties).toEqual({
      o: { type: "object", properties: {} },
      a: { type: ["array", "null"], items: {} },
      m: { properties: {}, additionalProperties: { type: "object", properties: {} } },
    });
  });

  test("schemas that are booleans", () => {
    const properties = {
      any: true,
      none: false,
      tuple: { type: "array", prefixItems: [{ type: "number" }, { type: "string" }], items: false, minItems: 2 },
      same: { type: "array", prefixItems: [{ type: "number" }, { type: "number" }], items: false },
      open: { type: "array", items: true },
      either: { anyOf: [true, { type: "null" }] },
    };
    for (const style of ["openai", "anthropic"] as const) {
      expect(byHand({ properties }, style).properties).toEqual({
        any: {},
        none: { not: {} },
        tuple: {
          type: "array",
          prefixItems: [{ type: "number" }, { type: "string" }],
          items: { anyOf: [{ type: "number" }, { type: "string" }] },
          minItems: 2,
          maxItems: 2,
        },
        same: {
          type: "array",
          prefixItems: [{ type: "number" }, { type: "number" }],
          items: { type: "number" },
          maxItems: 2,
        },
        open: { type: "array", items: {} },
        either: { anyOf: [{}, { type: "null" }] },
      });
    }
  });

  test("combinations at the root", () => {
    const a = {
      type: "object",
      properties: { a: { type: "number" }, k: { const: "a" } },
      required: ["a", "k"],
      additionalProperties: false,
    };
    const b = { type: "object", properties: { b: { type: "string" }, k: { const: "b" } }, required: ["k"] };
    expect(byHand({ anyOf: [a, b] }, "anthropic")).toEqual({
      type: "object",
      description: '(either a, k="a"; or k="b")',
      properties: { a: { type: "number" }, k: { anyOf: [{ const: "a" }, { const: "b" }] }, b: { type: "string" } },
      required: ["k"],
      additionalProperties: false,
    });
    expect(byHand({ allOf: [a, { properties: { c: {} }, required: ["c"] }] }, "openai").required).toEqual([
      "a",
      "k",
      "c",
    ]);
    expect(byHand({ not: { required: ["x"] }, enum: [{}] }, "openai")).toEqual({
      type: "object",
      properties: {},
      required: [],
    });
    const $defs = { Args: a };
    expect(byHand({ $ref: "#/$defs/Args", $defs }, "anthropic")).toEqual(a);
    expect(byHand({ anyOf: [{ $ref: "#/$defs/Args" }, b], $defs }, "anthropic").properties).toHaveProperty("a");
  });

  test("names that a provider refuses need decoding, and whoever takes only the definition is told so", () => {
    expect(() => byHand({ properties: { $top: {} } }, "anthropic")).toThrow(
      expect.objectContaining({
        code: "WL2202",
        message: expect.stringContaining("/properties/$top: the property travels as"),
      }),
    );
    expect(byHand({ properties: { a: { properties: { $top: {} } } } }, "anthropic")).toBeDefined();
    expect(() => tool({ name: "7days" }).schema({ style: "gemini" })).toThrow('the tool is called "_7days"');
  });
});

describe("gemini's keywords", () => {
  test.each<[JsonSchema, JsonSchema]>([
    [{ const: "a" }, { type: "string", enum: ["a"] }],
    [
      { const: 3, description: "d" },
      { type: "integer", enum: [3], description: "d" },
    ],
    [{ const: true }, { type: "boolean", description: "(one of: true)" }],
    [{ const: null }, { type: "null" }],
    [
      { enum: ["a", 1, null] },
      { anyOf: [{ type: "string", enum: ["a"] }, { type: "integer", enum: [1] }, { type: "null" }] },
    ],
    [
      { type: "string", enum: ["a", "b"] },
      { type: "string", enum: ["a", "b"] },
    ],
    [{ oneOf: [{ type: "string" }, { type: "null" }] }, { anyOf: [{ type: "string" }, { type: "null" }] }],
    [
      { type: "string", pattern: "^a$", minLength: 2, description: "d" },
      { type: "string", description: 'd (minLength: 2; pattern: "^a$")' },
    ],
    [
      { type: "number", default: 20 },
      { type: "number", description: "(default: 20)" },
    ],
    [
      { type: "array", items: {}, uniqueItems: true },
      { type: "array", items: {}, description: "(uniqueItems: true)" },
    ],
    [{ $ref: "#/$defs/A" }, { $ref: "#/$defs/A" }],
    [
      { $ref: "#/$defs/A", description: "d" },
      { anyOf: [{ $ref: "#/$defs/A" }], description: "d" },
    ],
    [
      { type: "object", patternProperties: { "^x": { type: "number" } }, additionalProperties: false },
      {
        type: "object",
        properties: {},
        additionalProperties: { type: "number" },
        description: "(property names match: ^x)",
      },
    ],
    [
      {
        allOf: [
          { type: "object", properties: { a: {} } },
          { properties: { b: {} }, required: ["b"] },
        ],
      },
      { type: "object", properties: { a: {}, b: {} }, required: ["b"] },
    ],
    [
      { type: "string", deprecated: true, examples: ["a"] },
      { type: "string", description: '(examples: ["a"])' },
    ],
  ])("%j is %j", (schema, expected) => {
    const { schema: said } = rewrite(
      { properties: { v: schema }, $defs: { A: { type: "string" } } },
      GEMINI_RULES,
    ) as Rewritten;
    expect(said?.properties?.v).toEqual(expected);
  });
});

test("a property with a keyword's name, and payloads, are no keywords", () => {
  const properties = {
    items: { type: "string" },
    const: { type: "number" },
    $ref: { type: "string", enum: ["#/x"] },
    additionalProperties: { type: "boolean", default: { $ref: "#/x", const: 1 } as never },
    pattern: { type: "string" },
    required: { type: "string" },
  };
  for (const style of ["openai", "anthropic", "gemini"] as const) {
    const declared = style === "anthropic" ? { ...properties, $ref: undefined } : properties;
    const given = Object.fromEntries(Object.entries(declared).filter(([, value]) => value !== undefined));
    expect(Object.keys(byHand({ properties: given }, style).properties ?? {})).toEqual(Object.keys(given));
  }
  expect(byHand({ properties }, "openai").properties).toEqual(properties);
});

test("strict mode of a definition alone: what the repair of arguments undoes, or none", () => {
  const nullable = tool({ input: { a: { type: "string" } }, required: [] }).schema({ strict: true });
  expect(nullable.function).toMatchObject({ strict: true, parameters: { required: ["a"] } });
  const map = tool({ input: { m: { type: "object", additionalProperties: { type: "number" } } } }).schema({
    strict: true,
  });
  expect(map.function).not.toHaveProperty("strict");
  expect(map.function.parameters.properties?.m).toMatchObject({ additionalProperties: { type: "number" } });
});
