import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json, JsonSchema } from "windlass";
import { TABLE, TYPES, VALUES } from "../../../tests/lower/arbitrary-types.js";
import { received } from "../../../tests/lower/received.js";
import type { ToolModel } from "../../model/tool-model.js";
import type { Origin, PropertyModel, TypeModel } from "../../model/type-model.js";
import { lowerCodec } from "../lower-codec.js";
import { lowerInput } from "../lower-root.js";
import { settleTool } from "../settle/settle-tool.js";
import { shareTypes } from "./share-types.js";

const TEXT = "A text that makes the type worth a definition of its own, since it is long enough for that.";
const STRING: TypeModel = { kind: "string" };
const DATE: TypeModel = { kind: "date" };

function object(members: Record<string, TypeModel>, optional: readonly string[] = []): TypeModel {
  const properties = Object.entries(members).map(([name, type]) => ({ name, type, optional: optional.includes(name) }));
  return { kind: "object", properties, doc: TEXT };
}

function tool(properties: Record<string, TypeModel>, origins: readonly Origin[], returns?: TypeModel): ToolModel {
  return {
    name: "act",
    properties: Object.entries(properties).map(([name, type]): PropertyModel => ({ name, type, optional: true })),
    params: Object.keys(properties),
    ...(returns && { returns }),
    types: TABLE,
    origins,
    options: {},
    examples: [],
    place: { file: "/a.ts", start: 0, end: 1 },
  };
}

/** Types with names, and uses of them. */
function named(...types: readonly [string, TypeModel][]): { origins: Origin[]; uses: TypeModel[] } {
  return {
    origins: types.map(([name, type]) => ({ name, type })),
    uses: types.map(([, type], origin) => ({ ...type, origin })),
  };
}

describe("types that are used more than once", () => {
  const { origins, uses } = named(["User", object({ name: STRING, born: DATE })], ["User", object({ id: STRING })]);
  const [person, account] = uses as [TypeModel, TypeModel];

  it("are defined once, with what a use says beside its reference", () => {
    const { model, shared } = shareTypes(tool({ a: person, b: { ...person, doc: "The other." }, c: account }, origins));
    expect(shared).toBe(1);
    expect(model.properties.map((property) => property.type)).toEqual([
      { kind: "ref", name: "User" },
      { kind: "ref", name: "User", doc: "The other." },
      account,
    ]);
    expect(model.types.User).toEqual(origins[0]?.type);
  });

  it("are told apart where they have one name: the first keeps it", () => {
    const both = { a: account, b: person, c: account, d: person };
    const { model } = shareTypes(tool(both, origins));
    expect(model.properties.map(({ type }) => type.kind === "ref" && type.name)).toEqual([
      "User",
      "User_1",
      "User",
      "User_1",
    ]);
  });

  it("do not take the name of a recursive type", () => {
    const node = named(["Node", object({ a: STRING })]);
    const [use] = node.uses as [TypeModel];
    expect(Object.keys(shareTypes(tool({ a: use, b: use }, node.origins)).model.types)).toEqual(["Node", "Node_1"]);
  });

  it("count for arguments and result apart, since those have schemas of their own", () => {
    expect(shareTypes(tool({ a: person }, origins, person)).shared).toBe(0);
    expect(shareTypes(tool({}, origins, object({ a: person, b: person }))).shared).toBe(1);
  });

  it("are lists of values too, where only a union holds them", () => {
    const unit: TypeModel = { kind: "literal", values: Array.from({ length: 20 }, (_, index) => `unit ${index}`) };
    const orNull: TypeModel = { kind: "union", members: [unit, { kind: "null" }] };
    const named = [{ name: "Unit", type: unit }];
    const { model } = shareTypes(tool({ a: orNull, b: { ...orNull, doc: "Or none." } }, named));
    expect(model.types.Unit).toEqual(unit);
    expect(model.properties[1]?.type).toEqual({
      kind: "union",
      members: [{ kind: "ref", name: "Unit" }, { kind: "null" }],
      doc: "Or none.",
    });
    expect(Object.keys(shareTypes(tool({ a: orNull, b: orNull }, [])).model.types)).toEqual(["Node", "Values"]);
  });

  it("stay written out where a reference is no shorter", () => {
    const short = named(["Id", { kind: "template", pattern: "^x-" }]);
    const [use] = short.uses as [TypeModel];
    expect(shareTypes(tool({ a: use, b: use }, short.origins)).shared).toBe(0);
  });
});

/** What a tool accepts, and what it receives. */
function behaviour(model: ToolModel): {
  accepts: (args: Json) => boolean;
  reads: (args: Json) => Json;
  codes: string[];
} {
  const codes: string[] = [];
  const settled = settleTool(model, ({ code, span }) => codes.push(`${code} ${span.start}`));
  const schema = lowerInput(settled);
  const { input, defs = {} } = lowerCodec(settled, "") ?? {};
  const { $defs = {} } = schema;
  const ajv = addFormats.default(new Ajv2020({ strict: false, ownProperties: true, addUsedSchema: false }));
  const checks = new Map<string, ValidateFunction>();
  const check = (pointer: string): ValidateFunction => {
    const found = checks.get(pointer) ?? ajv.compile({ ...at(schema, pointer), $defs });
    checks.set(pointer, found);
    return found;
  };
  return { accepts: check(""), reads: (args) => received(input, args, defs, check), codes };
}

function at(schema: JsonSchema, pointer: string): JsonSchema {
  const names = pointer.split("/").slice(1);
  return names.reduce<JsonSchema>((found, token) => {
    const name = decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
    return Object.getOwnPropertyDescriptor(found, name)?.value as JsonSchema;
  }, schema);
}

it("a date in one of several shared branches is revived", () => {
  const { origins, uses } = named(
    ["Born", object({ kind: { kind: "literal", values: ["born"] }, at: DATE })],
    ["Named", object({ kind: { kind: "literal", values: ["named"] }, at: STRING })],
    ["Plain", object({ at: STRING })],
    ["Exact", object({ at: DATE })],
  );
  const [born, name, plain, exact] = uses as [TypeModel, TypeModel, TypeModel, TypeModel];
  const union = (...members: TypeModel[]): TypeModel => ({ kind: "union", members });
  const model = tool(
    { a: union(born, name), b: union(name, born), c: union(plain, exact), d: union(exact, plain) },
    origins,
  );
  const { model: shared, shared: count } = shareTypes(model);
  expect(count).toBe(4);
  const noon = "2031-05-06T12:00:00Z";
  for (const { reads, codes } of [behaviour(model), behaviour(shared)]) {
    expect(codes).toEqual(["WL1030 0"]);
    expect(reads({ a: { kind: "born", at: noon }, b: { kind: "named", at: noon }, c: { at: noon } })).toEqual({
      a: { kind: "born", at: ["date", noon] },
      b: { kind: "named", at: noon },
      c: { at: noon },
    });
  }
});

it("a result that is a shared type is written out, and pointers lead into it", () => {
  const inner: TypeModel = { kind: "union", members: [{ kind: "template", pattern: "^in " }, DATE] };
  const { origins, uses } = named(["Log", object({ at: inner, next: { kind: "array", items: STRING } })]);
  const [log] = uses as [TypeModel];
  const { model } = shareTypes(tool({ a: log, b: log }, origins, log));
  const codec = lowerCodec(
    settleTool(model, () => undefined),
    "",
  );
  expect(JSON.stringify(codec?.output)).toContain('"/properties/at/anyOf/');
  expect(JSON.stringify(codec?.defs)).toContain('"/$defs/Log/properties/at/anyOf/');
});

const PARTS = fc.tuple(TYPES, TYPES, TYPES);
/** Each value at each place. */
const ARGUMENTS = fc
  .array(VALUES, { minLength: 10, maxLength: 20 })
  .map((values) =>
    values.flatMap((v): Json[] => [
      { a: [v] },
      { b: v },
      { c: [v] },
      { c: { a: v } },
      { d: { b: v } },
      { a: [], d: { a: v } },
    ]),
  );

it("accept, read and report the same written out and shared", () => {
  let [count, fitting] = [0, 0];
  fc.assert(
    fc.property(PARTS, ARGUMENTS, (parts, args) => {
      const { origins, uses } = named(
        ...parts.map((type, index): [string, TypeModel] => [`T${index % 2}`, { ...type, doc: TEXT }]),
      );
      const [x, y, z] = uses as [TypeModel, TypeModel, TypeModel];
      const outer = { name: "Outer", type: object({ a: x, b: z }, ["a", "b"]) };
      const use: TypeModel = { ...outer.type, origin: origins.length };
      const model = tool(
        {
          a: { kind: "array", items: x },
          b: { kind: "union", members: [y, x] },
          c: { kind: "union", members: [{ kind: "array", items: y }, use] },
          d: { ...use, doc: "Once more." },
        },
        [...origins, outer],
      );
      const { model: shared, shared: defined } = shareTypes(model);
      count += defined;
      const [plain, other] = [behaviour(model), behaviour(shared)];
      for (const value of args) {
        const text = JSON.stringify(value);
        // Which ajv overlooks.
        if (text.includes("__proto__")) continue;
        expect(other.accepts(value), text).toBe(plain.accepts(value));
        if (!plain.accepts(value)) continue;
        fitting++;
        expect(other.reads(value), text).toEqual(plain.reads(value));
      }
      expect(new Set(other.codes)).toEqual(new Set(plain.codes));
    }),
    { seed: 41, numRuns: 200 },
  );
  expect(count).toBeGreaterThan(300);
  expect(fitting).toBeGreaterThan(500);
});
