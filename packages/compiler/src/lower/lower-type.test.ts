import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Codec, Json, JsonSchema } from "windlass";
import type { ToolModel } from "../model/tool-model.js";
import type { TypeModel, TypeTable } from "../model/type-model.js";
import { covers } from "./covers.js";
import { fits } from "./fits.js";
import { lowerTool } from "./lower-tool.js";
import { lowerType } from "./lower-type.js";

const RUNS = { seed: 20, numRuns: 400 };
const NAMES = fc.constantFrom("a", "b", "x-a", "c/~%", "__proto__", "constructor");
const LEAVES: TypeModel["kind"][] = [
  "string",
  "number",
  "boolean",
  "null",
  "bigint",
  "any-object",
  "unknown",
  "date",
  "bytes",
  "buffer",
];

const { type: TYPES } = fc.letrec<{ type: TypeModel }>((tie) => {
  const leaf: fc.Arbitrary<TypeModel> = fc.oneof(
    fc.constantFrom(...LEAVES).map((kind) => ({ kind }) as TypeModel),
    fc.constant<TypeModel>({ kind: "ref", name: "Node" }),
    fc.constant<TypeModel>({ kind: "template", pattern: "^x-" }),
    fc
      .uniqueArray(fc.constantFrom("a", 1, true, false), { minLength: 1 })
      .map((values): TypeModel => ({ kind: "literal", values })),
  );
  const type = tie("type");
  const property = fc.record({ name: NAMES, type, optional: fc.boolean() });
  const properties = fc.uniqueArray(property, { maxLength: 3, selector: (entry) => entry.name });
  const inner: fc.Arbitrary<TypeModel> = fc.oneof(
    fc.record({ kind: fc.constantFrom("array" as const, "set" as const), items: type }),
    fc.record({ kind: fc.constant("map" as const), key: leaf, value: type }),
    fc.record({ types: fc.array(type, { maxLength: 3 }), rest: fc.option(type, { nil: undefined }) }).map(
      ({ types, rest }): TypeModel => ({
        kind: "tuple",
        elements: types.map((element, index) => ({ type: element, optional: index > 0 })),
        ...(rest && { rest }),
      }),
    ),
    fc
      .record({ properties, index: fc.option(type, { nil: undefined }), pattern: fc.option(type, { nil: undefined }) })
      .map(
        (shape): TypeModel => ({
          kind: "object",
          properties: shape.properties,
          ...(shape.index && { index: shape.index }),
          ...(shape.pattern && { patterns: [{ pattern: "^x-", type: shape.pattern }] }),
        }),
      ),
    fc.array(type, { minLength: 2, maxLength: 3 }).map((members): TypeModel => ({ kind: "union", members })),
  );
  return { type: fc.oneof({ maxDepth: 4, depthIdentifier: "type" }, leaf, inner) };
});

/** JSON that has a chance to fit. */
const VALUES: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>("a", "x-", "12", "2031-05-06T07:08:09Z", 1, 1.5, true, false, null),
    fc.array(tie("value"), { maxLength: 3 }),
    // ajv looks away from `__proto__`.
    fc
      .array(
        fc.tuple(
          NAMES.filter((name) => name !== "__proto__"),
          tie("value"),
        ),
        { maxLength: 3 },
      )
      .map((entries) => Object.fromEntries(entries)),
  ),
})).value;

const TABLE: TypeTable = {
  Node: {
    kind: "object",
    properties: [
      {
        name: "a",
        type: { kind: "union", members: [{ kind: "date" }, { kind: "number" }, { kind: "bigint" }] },
        optional: true,
      },
      { name: "b", type: { kind: "ref", name: "Node" }, optional: true },
    ],
  },
};

it("says of a value what `fits` says", () => {
  const ajv = addFormats.default(new Ajv2020({ strict: false, ownProperties: true, addUsedSchema: false }));
  const $defs = { Node: lowerType(TABLE.Node as TypeModel, "closed") };
  fc.assert(
    fc.property(TYPES, fc.array(VALUES, { minLength: 5, maxLength: 10 }), (type, values) => {
      const check = ajv.compile({ ...lowerType(type, "closed"), $defs });
      for (const value of values) expect([value, fits(value, type, TABLE)]).toEqual([value, check(value)]);
    }),
    RUNS,
  );
});

it("is surely accepted by a schema that covers it", () => {
  fc.assert(
    fc.property(TYPES, TYPES, fc.array(VALUES, { minLength: 5, maxLength: 10 }), (wide, narrow, values) => {
      fc.pre(covers(lowerType(wide, "closed"), lowerType(narrow, "closed")));
      for (const value of values.filter((one) => fits(one, narrow, TABLE))) expect(fits(value, wide, TABLE)).toBe(true);
    }),
    { ...RUNS, maxSkipsPerRun: 1000 },
  );
});

it("has a branch for each pointer of the codec, and the same text for the same model", () => {
  fc.assert(
    fc.property(TYPES, TYPES, (type, returns) => {
      const model: ToolModel = {
        name: "act",
        properties: [{ name: "x", type, optional: false }],
        params: ["x"],
        returns,
        types: TABLE,
        origins: [],
        options: {},
        examples: [],
        place: { file: "/a.ts", start: 0, end: 1 },
      };
      const tool = lowerTool(model, () => {});
      expect(JSON.stringify(lowerTool(structuredClone(model), () => {}))).toBe(JSON.stringify(tool));
      const { input, output, defs = {} } = tool.codec ?? {};
      for (const pointer of pointersIn(input)) expect(at(tool.inputSchema, pointer), pointer).toBeTypeOf("object");
      for (const pointer of pointersIn(output)) expect(at(tool.outputSchema, pointer), pointer).toBeTypeOf("object");
      for (const pointer of Object.values(defs).flatMap(pointersIn)) {
        const schema = JSON.stringify(tool.inputSchema).includes("#/$defs/") ? tool.inputSchema : tool.outputSchema;
        expect(at(schema, pointer), pointer).toBeTypeOf("object");
      }
    }),
    RUNS,
  );
});

function pointersIn(codec: Codec | undefined): string[] {
  return [...JSON.stringify(codec ?? []).matchAll(/\["((?:\/[^"]*)+)",\[/g)].map(
    (match) => JSON.parse(`"${match[1]}"`) as string,
  );
}

function at(schema: JsonSchema | undefined, pointer: string): unknown {
  const names = pointer.split("/").slice(1);
  return names.reduce<unknown>((found, token) => {
    const name = decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
    return Object.getOwnPropertyDescriptor(found as object, name)?.value;
  }, schema);
}
