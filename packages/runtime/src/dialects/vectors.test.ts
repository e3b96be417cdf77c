import { describe, expect, test } from "vitest";
import { facts, frozen } from "../../tests/hand-written.js";
import type { JsonSchema } from "../json-schema.js";
import { BY_NAME } from "./all.js";
import type { Conversion } from "./conversion.js";
import { convert } from "./convert.js";
import { convertAll } from "./convert-all.js";
import type { Dialect } from "./dialect.js";

// What every provider's public failures taught, an input each: what goes out, and what comes back.

const dialect = (name: string): Dialect => BY_NAME[name]!;

function converted(schema: unknown, style: string, strict = false): Conversion & { readonly schema: JsonSchema } {
  const conversion = convert(facts(frozen(schema)), dialect(style), { strict });
  return { ...conversion, schema: schemaOf(conversion.definition) as JsonSchema };
}

function schemaOf(definition: object): unknown {
  const found = definition as Record<string, Record<string, unknown>>;
  const inner = found.function ?? found.toolSpec ?? found;
  const { parameters, input_schema, parametersJsonSchema, inputSchema } = inner as Record<string, unknown>;
  return parameters ?? input_schema ?? parametersJsonSchema ?? (inputSchema as { json?: unknown })?.json ?? inputSchema;
}

const object = (properties: Record<string, unknown>, required: string[] = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
const names = Object.keys(BY_NAME);
const STRICT = ["openai", "openai-responses", "azure", "groq", "mistral", "deepseek"];

describe("1: a tool without arguments", () => {
  const none = { type: "object", additionalProperties: false };
  test.each(["openai", "openai-responses", "groq", "azure"])("%s wants properties and required", (style) => {
    const full = { type: "object", properties: {}, required: [], additionalProperties: false };
    expect(converted(none, style).schema).toEqual(full);
    expect(converted(none, style, true)).toMatchObject({ schema: full, strict: true });
  });

  test("Gemini's older surface wants no schema, MCP takes it as it is, Cohere's strict mode does not take it", () => {
    expect(converted(none, "gemini-openapi").definition).toEqual({ name: "probe" });
    expect(converted(none, "mcp").schema).toEqual(none);
    expect(converted(none, "anthropic").schema).toMatchObject({ type: "object" });
    expect(converted(none, "cohere", true)).toMatchObject({
      strict: false,
      losses: expect.arrayContaining([expect.objectContaining({ kind: "demoted" })]),
    });
  });
});

describe("2: a property that may be left out", () => {
  test.each(STRICT)("%s: null says so, unless null is a value of its own", (style) => {
    const both = converted(object({ a: { type: "string" }, b: { type: ["string", "null"] } }, []), style, true);
    expect(both.schema.required).toEqual(["a", "b"]);
    expect(both.schema.properties?.a).toEqual({ type: ["string", "null"] });
    expect(both.decode({ a: null, b: null })).toEqual({ b: null });
    expect(both.decode('{"a":null,"b":"x"}')).toEqual({ b: "x" });
    expect(both.decode({ a: "x" })).toEqual({ a: "x" });
  });

  test("Anthropic: it may still be left out, and is no union", () => {
    const { schema, strict } = converted(object({ a: { type: "string" } }, []), "anthropic", true);
    expect([schema.required ?? [], schema.properties, strict]).toEqual([[], { a: { type: "string" } }, true]);
  });
});

test("3: numbers as fixed values", () => {
  const schema = object({ n: { enum: [1, 2] } });
  const old = converted(schema, "gemini-openapi");
  expect(old.schema.properties?.n).toEqual({ type: "string", enum: ["1", "2"] });
  expect([old.decode({ n: "2" }), old.decode({ n: 2 }), old.encode({ n: 2 })]).toEqual([
    { n: 2 },
    { n: 2 },
    { n: "2" },
  ]);
  expect(converted(schema, "gemini").schema.properties?.n).toEqual({ type: "integer", enum: [1, 2] });
});

test("4: const in a discriminated union", () => {
  const schema = object({
    shape: {
      anyOf: [object({ kind: { const: "circle" }, r: { type: "number" } }), object({ kind: { const: "point" } })],
    },
  });
  const kinds = (style: string, strict = false) =>
    converted(schema, style, strict).schema.properties?.shape?.anyOf?.map((branch) => branch.properties?.kind);
  expect(kinds("gemini")).toEqual([
    { type: "string", enum: ["circle"] },
    { type: "string", enum: ["point"] },
  ]);
  expect(kinds("gemini-openapi")).toEqual([
    { type: "string", enum: ["circle"] },
    { type: "string", enum: ["point"] },
  ]);
  for (const style of ["anthropic", "openai"]) {
    expect(kinds(style, true)).toEqual([
      { type: "string", const: "circle" },
      { type: "string", const: "point" },
    ]);
  }
});

describe("5: a union at the root", () => {
  const schema = {
    type: "object",
    oneOf: [
      object({ id: { type: "number" } }),
      object({ name: { type: "string" }, exact: { type: "boolean" } }, ["name"]),
    ],
  };
  test.each(names.filter((name) => name !== "mcp"))("%s: none", (style) => {
    for (const strict of [false, true]) {
      const { schema: said, decode, encode } = converted(schema, style, strict);
      for (const word of ["oneOf", "anyOf", "allOf", "not", "enum", "$ref"]) expect(said).not.toHaveProperty(word);
      expect(said.type).toBe("object");
      for (const args of [{ id: 1 }, { name: "a" }, { name: "a", exact: true }])
        expect(decode(encode(args))).toEqual(args);
    }
  });

  test("MCP takes it, and where it is one object the description tells the alternatives", () => {
    expect(converted(schema, "mcp").schema).toEqual(schema);
    expect(converted(schema, "openai").schema.description).toBe("(either id; or name)");
    expect(converted(schema, "openai", true).decode({ arguments: { name: "a", exact: null } })).toEqual({ name: "a" });
  });
});

test("6: what stands beside a reference", () => {
  const schema = {
    ...object({ a: { $ref: "#/$defs/A", description: "outer" } }),
    $defs: { A: { type: "string", description: "inner" } },
  };
  expect(converted(schema, "openai", true).schema.properties?.a).toEqual({
    description: "outer",
    anyOf: [{ $ref: "#/$defs/A" }],
  });
  expect(converted(schema, "gemini-openapi").schema.properties?.a).toEqual({
    type: "string",
    description: "inner outer",
  });
  expect(converted(schema, "openai").schema.properties?.a).toEqual({ $ref: "#/$defs/A", description: "outer" });
});

describe("7: what contains itself", () => {
  const node = object({ value: { type: "string" }, children: { type: "array", items: { $ref: "#/$defs/Node" } } });
  const schema = { ...object({ root: { $ref: "#/$defs/Node" } }), $defs: { Node: node } };
  const value = { root: { value: "a", children: [{ value: "b", children: [{ value: "c", children: [] }] }] } };

  test("OpenAI takes it in strict mode, Anthropic and Bedrock do not", () => {
    expect(converted(schema, "openai", true)).toMatchObject({ strict: true, schema });
    for (const style of ["anthropic", "bedrock", "deepseek"]) {
      const { strict, losses } = converted(schema, style, true);
      expect(strict).toBe(false);
      expect(losses).toContainEqual({
        path: "",
        keyword: "strict",
        kind: "demoted",
        message: "not in strict mode: a schema that contains itself cannot be said (at /properties/root)",
      });
    }
  });

  test("Gemini's older surface: from the second level on as JSON text", () => {
    const { schema: said, encode, decode } = converted(schema, "gemini-openapi");
    expect(JSON.stringify(said)).not.toContain("$ref");
    expect(decode(encode(value))).toEqual(value);
  });

  test("Gemini: not through what is required", () => {
    const said = converted(schema, "gemini").schema;
    expect(said.$defs?.Node?.required).toEqual(["value"]);
    expect(said.$defs?.Node?.properties?.children).toMatchObject({ description: "(required)" });
  });
});

test.each(names)("8: %s: a map is never a closed, empty object", (style) => {
  for (const strict of [false, true]) {
    const { schema, decode, encode } = converted(
      object({ m: { type: "object", additionalProperties: { type: "number" } } }),
      style,
      strict,
    );
    const map = schema.properties?.m as JsonSchema;
    expect(map.additionalProperties === false && Object.keys(map.properties ?? {}).length === 0).toBe(false);
    const args = { m: { a: 1, "a b": 2, constructor: 3 } };
    expect(decode(encode(args))).toEqual(args);
  }
});

test("9: patterns that look around", () => {
  const schema = object({
    a: { type: "string", pattern: "^(?=.*x).+$" },
    b: { type: "string", pattern: "(?:a|b)" },
    c: { type: "string", pattern: "[(?=]" },
    d: { type: "string", pattern: "\\(?=" },
  });
  for (const strict of [false, true]) {
    const { properties } = converted(schema, "openai", strict).schema;
    expect(properties?.a).toEqual({ type: "string", description: '(pattern: "^(?=.*x).+$")' });
    expect([properties?.b?.pattern, properties?.c?.pattern, properties?.d?.pattern]).toEqual([
      "(?:a|b)",
      "[(?=]",
      "\\(?=",
    ]);
  }
});

test("10: a format", () => {
  const schema = object({ u: { type: "string", format: "uri" } });
  const format = (style: string, strict: boolean) => converted(schema, style, strict).schema.properties?.u?.format;
  expect([
    format("openai", true),
    format("anthropic", true),
    format("deepseek", true),
    format("gemini-openapi", false),
  ]).toEqual([undefined, "uri", undefined, undefined]);
  expect(converted(schema, "openai", true).schema.properties?.u?.description).toBe('(format: "uri")');
});

test("11: a list of types", () => {
  const schema = object({
    a: { type: ["array", "null"], items: { type: "string" }, description: "d" },
    b: { type: ["string", "number"], minimum: 1, minLength: 2 },
  });
  const { properties } = converted(schema, "gemini-openapi").schema;
  expect(properties?.a).toEqual({ type: "array", items: { type: "string" }, nullable: true, description: "d" });
  expect(properties?.b).toEqual({
    anyOf: [
      { type: "string", minLength: 2 },
      { type: "number", minimum: 1 },
    ],
  });
});

test("12: a tuple", () => {
  const schema = object({
    t: { type: "array", prefixItems: [{ type: "string" }, { type: "number" }], items: false, minItems: 2 },
  });
  for (const style of ["openai", "anthropic", "bedrock"]) {
    const { schema: said, decode, encode } = converted(schema, style, true);
    expect(said.properties?.t).toEqual(object({ 0: { type: "string" }, 1: { type: "number" } }));
    expect(encode({ t: ["a", 1] })).toEqual({ t: { 0: "a", 1: 1 } });
    expect(decode({ t: { 0: "a", 1: 1 } })).toEqual({ t: ["a", 1] });
    expect(decode({ t: ["a", 1] })).toEqual({ t: ["a", 1] });
  }
  expect(converted(schema, "gemini").schema.properties?.t?.prefixItems).toHaveLength(2);
});

test("13: Anthropic's strict mode takes no bounds but the least number of items, 0 or 1", () => {
  const schema = object({
    n: { type: "number", minimum: 1 },
    s: { type: "string", minLength: 2 },
    l: { type: "array", items: { type: "string" }, minItems: 2 },
    m: { type: "array", items: { type: "string" }, minItems: 1 },
  });
  expect(converted(schema, "anthropic", true).schema.properties).toEqual({
    n: { type: "number", description: "(minimum: 1)" },
    s: { type: "string", description: "(minLength: 2)" },
    l: { type: "array", items: { type: "string" }, description: "(minItems: 2)" },
    m: { type: "array", items: { type: "string" }, minItems: 1 },
  });
});

test("14: fixed texts or null", () => {
  const schema = object({ e: { type: ["string", "null"], enum: ["low", "high", null] } });
  for (const style of ["anthropic", "openai", "xai"]) {
    expect(converted(schema, style, style !== "xai").schema.properties?.e).toEqual({
      anyOf: [{ type: "string", enum: ["low", "high"] }, { type: "null" }],
    });
  }
});

test("15: names of tools", () => {
  const long = "x".repeat(64);
  const tools = ["a.b/c", "a_b_c", `${long}one`, `${long}two`, "plain"].map((name) => facts(object({}), { name }));
  for (const style of names.filter((name) => name !== "mcp")) {
    const all = convertAll(tools, dialect(style));
    const made = all.map(({ name }) => name);
    expect(new Set(made).size).toBe(5);
    for (const name of made) expect(name).toMatch(/^[a-zA-Z_][a-zA-Z0-9_-]{0,63}$/);
    expect([made[1], made[4]]).toEqual(["a_b_c", "plain"]);
    expect(convertAll(tools, dialect(style)).map(({ name }) => name)).toEqual(made);
    expect(all.map(({ tool }) => tool)).toEqual(tools.map(({ name }) => name));
  }
});

test("16: names of properties", () => {
  const wild = {
    "filter[id]": { type: "string" },
    $top: { type: "number" },
    ["k".repeat(70)]: { type: "string" },
    nested: object({ $skip: { type: "number" } }),
  };
  const args = { "filter[id]": "a", $top: 1, ["k".repeat(70)]: "b", nested: { $skip: 2 } };
  for (const style of ["anthropic", "bedrock", "gemini-openapi"]) {
    const { schema, decode, encode } = converted(object(wild), style);
    const said = Object.keys(schema.properties ?? {});
    expect(said).toEqual(schema.required);
    for (const name of said) expect(name).toMatch(/^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/);
    expect(decode(encode(args))).toEqual(args);
    const inner = Object.keys(schema.properties?.nested?.properties ?? {});
    expect(inner).toEqual(style === "gemini-openapi" ? ["_skip"] : ["$skip"]);
  }
});

describe("17: what a request may hold", () => {
  const tools = (count: number, schema: unknown) =>
    Array.from({ length: count }, (_, index) => facts(schema, { name: `t${index}` }));
  const strict = (list: ReturnType<typeof tools>, style = "anthropic") =>
    convertAll(list, dialect(style), { strict: true }).map((each) => each.strict);

  test("21 tools in strict mode: the last one goes without", () => {
    const all = convertAll(tools(21, object({ a: { type: "string" } })), dialect("anthropic"), { strict: true });
    expect(all.map((each) => each.strict)).toEqual([...Array(20).fill(true), false]);
    expect(all[20]?.losses.at(-1)?.message).toBe(
      "not in strict mode: there are 21 tools in strict mode, and the provider takes 20",
    );
    expect(all[20]?.definition).not.toHaveProperty("strict");
  });

  test("25 properties that may be left out, 17 unions", () => {
    const five = object(Object.fromEntries([..."abcde"].map((name) => [name, { type: "string" }])), []);
    expect(strict(tools(5, five))).toEqual([true, true, true, true, false]);
    const union = object({ a: { type: ["string", "number"] } });
    expect(strict(tools(17, union))).toEqual([...Array(16).fill(true), false]);
    const many = object(
      Object.fromEntries(Array.from({ length: 24 }, (_, index) => [`p${index}`, { type: "string" }])),
      [],
    );
    expect(strict([facts(many, { name: "many" }), ...tools(2, five)])).toEqual([false, true, true]);
  });

  test("too many tools are heard of before the request", () => {
    expect(() => convertAll(tools(129, object({})), dialect("openai"))).toThrow(
      expect.objectContaining({
        code: "WL2204",
        message: expect.stringContaining('There are 129 tools, and "openai" takes 128'),
      }),
    );
    expect(convertAll(tools(129, object({})), dialect("anthropic"))).toHaveLength(129);
  });

  test("DeepSeek: all in strict mode, or none", () => {
    const recursive = {
      ...object({ a: { $ref: "#/$defs/A" } }),
      $defs: { A: object({ a: { anyOf: [{ $ref: "#/$defs/A" }, { type: "null" }] } }) },
    };
    expect(strict(tools(2, object({ a: { type: "string" } })), "deepseek")).toEqual([true, true]);
    expect(
      strict([...tools(1, object({ a: { type: "string" } })), facts(recursive, { name: "r" })], "deepseek"),
    ).toEqual([false, false]);
  });
});

test.each(names)("18: %s: a property with a keyword's name is a property", (style) => {
  const words = [
    "additionalProperties",
    "$ref",
    "pattern",
    "const",
    "type",
    "enum",
    "properties",
    "required",
    "items",
    "anyOf",
    "title",
    "default",
    "description",
    "format",
    "strict",
    "constructor",
    "toString",
  ];
  const schema = object(Object.fromEntries(words.map((word) => [word, { type: "string" }])));
  const args = Object.fromEntries(words.map((word) => [word, "x"]));
  for (const strict of [false, true]) {
    const { schema: said, decode, encode } = converted(schema, style, strict);
    expect(Object.values(said.properties ?? {})).toEqual(words.map(() => ({ type: "string" })));
    expect(decode(encode(args))).toEqual(args);
  }
});

test("18: __proto__ too", () => {
  const schema = JSON.parse(
    '{"type":"object","properties":{"__proto__":{"type":"string"}},"required":["__proto__"],"additionalProperties":false}',
  );
  for (const style of names) {
    const { schema: said, decode, encode } = converted(schema, style, true);
    expect(Object.keys(said.properties ?? {})).toHaveLength(1);
    const args = JSON.parse('{"__proto__":"x"}');
    expect(Object.keys(decode(encode(args)) as object)).toEqual(["__proto__"]);
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test.each(names)("19: %s: payloads are no schemas", (style) => {
  const payload = { $ref: "#/x", type: "nonsense" };
  const schema = object(
    { a: { const: payload }, b: { type: "object", additionalProperties: true, default: payload } },
    ["a"],
  );
  for (const strict of [false, true]) {
    const { decode, encode } = converted(schema, style, strict);
    const args = { a: payload, b: { $ref: 1 } };
    expect(decode(encode(args))).toEqual(args);
  }
});

test.each(names)("20, 21: %s: nothing that goes in is changed, and the bytes are the same each time", (style) => {
  const schema = {
    ...object({ a: { $ref: "#/$defs/A" }, b: { anyOf: [{ type: "string" }, { type: "null" }] } }, ["a"]),
    $defs: { A: { type: "number" } },
  };
  for (const strict of [false, true]) {
    expect(JSON.stringify(converted(schema, style, strict).definition)).toBe(
      JSON.stringify(converted(schema, style, strict).definition),
    );
  }
});

test("22: anything", () => {
  const schema = object({ a: true, b: {}, c: { description: "d" } });
  for (const style of ["openai", "anthropic"]) {
    const { schema: said, decode } = converted(schema, style, true);
    expect(said.properties?.c).toEqual({ type: "string", description: "d (any JSON value, written as JSON text)" });
    expect(Object.values(said.properties ?? {}).map(({ type }) => type)).toEqual(["string", "string", "string"]);
    expect(decode({ a: "[1]", b: '"x"', c: "not JSON" })).toEqual({ a: [1], b: "x", c: "not JSON" });
  }
  expect(converted(schema, "openai").schema.properties).toEqual({ a: {}, b: {}, c: { description: "d" } });
});
