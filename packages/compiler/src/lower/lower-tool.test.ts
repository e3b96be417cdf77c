import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { ToolModel } from "../model/tool-model.js";
import type { PropertyModel, TypeModel, TypeTable } from "../model/type-model.js";
import { lowerTool } from "./lower-tool.js";
import type { LoweredTool } from "./lowered-tool.js";

const place = { file: "/tools.ts", start: 0, end: 4 };
const STRING: TypeModel = { kind: "string" };
const NUMBER: TypeModel = { kind: "number" };
const DATE: TypeModel = { kind: "date" };
const NULL: TypeModel = { kind: "null" };

function property(name: string, type: TypeModel, optional = false): PropertyModel {
  return { name, type, optional };
}

function object(...properties: PropertyModel[]): TypeModel {
  return { kind: "object", properties };
}

function union(...members: TypeModel[]): TypeModel {
  return { kind: "union", members };
}

interface Lowering {
  readonly tool: LoweredTool;
  readonly diagnostics: readonly Diagnostic[];
}

function lower(properties: readonly PropertyModel[], returns?: TypeModel, types: TypeTable = {}): Lowering {
  const model: ToolModel = {
    name: "act",
    properties,
    params: properties.map(({ name }) => name),
    ...(returns !== undefined && { returns }),
    types,
    origins: [],
    options: {},
    examples: [],
    place,
  };
  const diagnostics: Diagnostic[] = [];
  return { tool: lowerTool(model, (diagnostic) => diagnostics.push(diagnostic)), diagnostics };
}

/** What a required parameter `x` of a type becomes. */
function parameter(
  type: TypeModel,
  types?: TypeTable,
): Pick<LoweredTool, "codec"> & { schema: unknown; codes: string[] } {
  const { tool, diagnostics } = lower([property("x", type)], undefined, types);
  const ajv = addFormats.default(new Ajv2020({ strict: false }));
  expect(() => ajv.compile(tool.inputSchema)).not.toThrow();
  const codes = diagnostics.map((diagnostic) => diagnostic.code);
  return { schema: tool.inputSchema.properties?.x, ...(tool.codec && { codec: tool.codec }), codes };
}

describe("the arguments object", () => {
  it("is closed, requires what is not optional and keeps the order of the parameters", () => {
    const { tool } = lower([property("city", { ...STRING, doc: "The city." }), property("days", NUMBER, true)]);
    expect(JSON.stringify(tool.inputSchema)).toBe(
      '{"type":"object","properties":{"city":{"type":"string","description":"The city."},"days":{"type":"number"}},' +
        '"required":["city"],"additionalProperties":false}',
    );
    expect(tool).toEqual({ name: "act", inputSchema: tool.inputSchema, params: ["city", "days"] });
  });

  it("is an empty closed object for a tool without parameters", () => {
    expect(lower([]).tool.inputSchema).toEqual({ type: "object", properties: {}, additionalProperties: false });
  });

  it("takes every name for an ordinary one", () => {
    const { inputSchema } = lower([property("__proto__", STRING), property("constructor", DATE)]).tool;
    expect(JSON.stringify(inputSchema.properties)).toBe(
      '{"__proto__":{"type":"string"},"constructor":{"type":"string","format":"date-time"}}',
    );
  });
});

describe("types", () => {
  const cases: readonly [string, TypeModel, unknown][] = [
    ["bigint", { kind: "bigint" }, { type: "string", pattern: "^-?\\d+$" }],
    ["one literal", { kind: "literal", values: [true] }, { const: true }],
    ["literals of one type", { kind: "literal", values: [0, 5] }, { type: "number", enum: [0, 5] }],
    ["literals of several types", { kind: "literal", values: ["auto", false, 0] }, { enum: ["auto", false, 0] }],
    ["both booleans", { kind: "literal", values: [true, false] }, { type: "boolean" }],
    ["a template", { kind: "template", pattern: "^x-" }, { type: "string", pattern: "^x-" }],
    ["a URL", { kind: "url" }, { type: "string", format: "uri" }],
    ["bytes", { kind: "bytes" }, { type: "string", contentEncoding: "base64" }],
    ["unknown", { kind: "unknown", doc: "Any." }, { description: "Any." }],
    ["object", { kind: "any-object" }, { type: "object" }],
    ["an integer", { ...NUMBER, constraints: { type: "integer", minimum: 1 } }, { type: "integer", minimum: 1 }],
    ["a set", { kind: "set", items: STRING }, { type: "array", items: { type: "string" }, uniqueItems: true }],
    ["an empty tuple", { kind: "tuple", elements: [] }, { type: "array", items: false }],
    [
      "a tuple",
      {
        kind: "tuple",
        elements: [
          { type: NUMBER, optional: false, label: "lat" },
          { type: STRING, optional: true },
        ],
        rest: NUMBER,
      },
      {
        type: "array",
        prefixItems: [{ type: "number", title: "lat" }, { type: "string" }],
        items: { type: "number" },
        minItems: 1,
      },
    ],
    [
      "a map",
      { kind: "map", key: STRING, value: NUMBER },
      { type: "object", additionalProperties: { type: "number" } },
    ],
    [
      "a map with other string keys",
      { kind: "map", key: { kind: "literal", values: ["a", "b"] }, value: NUMBER },
      { type: "object", propertyNames: { type: "string", enum: ["a", "b"] }, additionalProperties: { type: "number" } },
    ],
    [
      "a map with other keys",
      { kind: "map", key: NUMBER, value: STRING },
      {
        type: "array",
        items: { type: "array", prefixItems: [{ type: "number" }, { type: "string" }], items: false, minItems: 2 },
      },
    ],
    [
      "an index signature",
      { kind: "object", properties: [property("total", NUMBER)], index: STRING },
      {
        type: "object",
        properties: { total: { type: "number" } },
        required: ["total"],
        additionalProperties: { type: "string" },
      },
    ],
    [
      "a template index signature",
      { kind: "object", properties: [], patterns: [{ pattern: "^x-", type: NUMBER }] },
      { type: "object", patternProperties: { "^x-": { type: "number" } }, additionalProperties: false },
    ],
    [
      "a constraint beside the type's own keyword",
      { kind: "template", pattern: "^x-", constraints: { pattern: "y$" } },
      { type: "string", pattern: "^x-", allOf: [{ pattern: "y$" }] },
    ],
    [
      "notes",
      { ...STRING, doc: "A name.", default: "Ada", deprecated: true, examples: ["Bo"] },
      { type: "string", description: "A name.", default: "Ada", deprecated: true, examples: ["Bo"] },
    ],
  ];
  it.each(cases)("%s", (_, type, schema) => {
    expect(parameter(type).schema).toEqual(schema);
  });
});

describe("null", () => {
  it("joins the type of a simple type, with its keywords", () => {
    const { schema, codec } = parameter({ ...union(DATE, NULL), doc: "When." });
    expect(schema).toEqual({ type: ["string", "null"], description: "When.", format: "date-time" });
    expect(codec).toEqual({ input: ["object", [["x", ["date"]]]] });
  });

  it("is a branch of its own beside anything else", () => {
    expect(parameter(union({ kind: "literal", values: ["a", "b"] }, NULL)).schema).toEqual({
      anyOf: [{ type: "string", enum: ["a", "b"] }, { type: "null" }],
    });
    expect(parameter(union(STRING, NUMBER, NULL)).schema).toEqual({
      anyOf: [{ type: "string" }, { type: "number" }, { type: "null" }],
    });
  });
});

describe("unions", () => {
  it("drop what another branch takes as it is, with a warning", () => {
    expect(parameter(union(STRING, DATE))).toEqual({ schema: { type: "string" }, codes: ["WL1030"] });
    expect(parameter(union({ kind: "array", items: STRING }, { kind: "set", items: STRING }))).toEqual({
      schema: { type: "array", items: { type: "string" } },
      codes: ["WL1030"],
    });
    const [inner, text] = [object(property("at", DATE)), object(property("at", STRING))];
    expect(parameter(union(inner, text)).codes).toEqual(["WL1030"]);
  });

  it("keep the first of two forms that look the same", () => {
    expect(parameter(union({ kind: "bytes" }, { kind: "buffer" }))).toEqual({
      schema: { type: "string", contentEncoding: "base64" },
      codec: { input: ["object", [["x", ["bytes"]]]] },
      codes: ["WL1030"],
    });
  });

  it("say where a branch was dropped and what to do", () => {
    const { diagnostics } = lower([property("day", object(property("at", union(STRING, DATE))))]);
    expect(diagnostics).toEqual([
      expect.objectContaining({
        severity: "warning",
        span: place,
        message: expect.stringMatching(/^tool "act", parameter day\.at: `Date` and `string` look alike/),
        help: expect.stringContaining("tells them apart"),
      }),
    ]);
  });

  it("never hold the empty schema of what cannot be expressed", () => {
    expect(parameter(union(STRING, { kind: "unsupported" })).schema).toEqual({ type: "string" });
    expect(parameter(union({ kind: "unsupported" }, NULL)).schema).toEqual({});
  });

  it("give constraints to the members that they speak about", () => {
    const type: TypeModel = {
      ...union(NUMBER, STRING),
      constraints: { type: "integer", minimum: 0, maxLength: 3, custom: 1 },
    };
    expect(parameter(type).schema).toEqual({
      anyOf: [
        { type: "string", maxLength: 3 },
        { type: "integer", minimum: 0 },
      ],
      custom: 1,
    });
  });
});

describe("recursive types", () => {
  const person: TypeModel = object(
    property("name", STRING),
    property("children", { kind: "array", items: { kind: "ref", name: "Person" } }),
  );
  const types: TypeTable = { Person: { ...person, doc: "A person." }, Unused: object(property("other", STRING)) };
  const ref: TypeModel = { kind: "ref", name: "Person" };
  const properties = { name: { type: "string" }, children: { type: "array", items: { $ref: "#/$defs/Person" } } };
  const open = { type: "object", properties, required: ["name", "children"] };

  it("are defined at the root, where they are used, beside a description of the use", () => {
    const { inputSchema } = lower([property("x", { ...ref, doc: "Whose?" })], undefined, types).tool;
    expect(inputSchema.properties).toEqual({ x: { $ref: "#/$defs/Person", description: "Whose?" } });
    expect(inputSchema.$defs).toEqual({ Person: { ...open, description: "A person.", additionalProperties: false } });
    expect(Object.keys(inputSchema).at(-1)).toBe("$defs");
  });

  it("are written out at the root of a result", () => {
    const { tool } = lower([], { ...ref, doc: "The family." }, types);
    expect(tool.outputSchema).toEqual({
      ...open,
      description: "The family.",
      $defs: { Person: { ...open, description: "A person." } },
    });
    expect(tool.wrapped).toBeUndefined();
  });

  it("are wrapped where they are no object", () => {
    const { tool } = lower(
      [],
      { kind: "ref", name: "List" },
      {
        List: { kind: "array", items: { kind: "ref", name: "List" } },
      },
    );
    expect(tool.outputSchema?.properties).toEqual({ result: { $ref: "#/$defs/List" } });
    expect(tool.wrapped).toBe(true);
  });
});

describe("results", () => {
  it("are open objects", () => {
    expect(lower([], object(property("at", DATE, true))).tool).toMatchObject({
      outputSchema: { type: "object", properties: { at: { type: "string", format: "date-time" } } },
      codec: { output: ["object", [["at", ["date"]]]] },
    });
    expect(lower([], object(property("at", DATE))).tool.outputSchema).not.toHaveProperty("additionalProperties");
  });

  it("are wrapped, closed and required where they are no object", () => {
    const returns = union({ ...object(property("age", NUMBER)), doc: "A person." }, NULL);
    expect(lower([], { ...returns, doc: "Who it is." }).tool).toMatchObject({
      outputSchema: {
        type: "object",
        properties: {
          result: {
            description: "Who it is.",
            anyOf: [
              { type: "object", description: "A person.", properties: { age: { type: "number" } } },
              { type: "null" },
            ],
          },
        },
        required: ["result"],
        additionalProperties: false,
      },
      wrapped: true,
    });
  });

  it("are absent where the function returns nothing", () => {
    expect(lower([]).tool).not.toHaveProperty("outputSchema");
  });
});

describe("defaults", () => {
  it("that do not fit are dropped with an error that says what would", () => {
    const paging = object(property("size", { ...NUMBER, default: "10" }, true));
    const { tool, diagnostics } = lower([property("paging", paging)]);
    expect(JSON.stringify(tool.inputSchema)).not.toContain("default");
    expect(diagnostics).toEqual([
      {
        code: "WL1031",
        severity: "error",
        message:
          'tool "act", parameter paging.size: the default "10" does not fit its type, which in JSON is {"type":"number"}.',
        help: expect.stringContaining("Write a default"),
        span: place,
      },
    ]);
  });

  it("that fit stay, null only where it is allowed", () => {
    expect(parameter({ ...union(STRING, NULL), default: null })).toMatchObject({
      schema: { default: null },
      codes: [],
    });
    expect(parameter({ ...STRING, default: null })).toMatchObject({ schema: { type: "string" }, codes: ["WL1031"] });
  });

  it("obey the constraints of a union", () => {
    const type: TypeModel = { ...union(NUMBER, NULL), constraints: { minimum: 1 }, default: 0 };
    expect(parameter(type).codes).toEqual(["WL1031"]);
  });
});

it("carries what the descriptor needs besides", () => {
  const model: ToolModel = {
    name: "act",
    description: "Acts.",
    properties: [],
    params: [{ host: "signal" }],
    types: {},
    origins: [],
    options: { timeout: 5 },
    examples: [{ value: {}, place }],
    place,
  };
  expect(lowerTool(model, () => {}, "src/a.ts:1:1")).toEqual({
    name: "act",
    description: "Acts.",
    inputSchema: { type: "object", properties: {}, additionalProperties: false },
    params: [{ host: "signal" }],
    options: { timeout: 5 },
    examples: [{}],
    source: "src/a.ts:1:1",
  });
});
