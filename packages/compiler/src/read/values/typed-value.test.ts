import { describe, expect, it } from "vitest";
import type { TypeModel } from "../../model/type-model.js";
import type { Project, Type } from "../../typescript/project.js";
import { withoutCodeMarks } from "../text/without-code-marks.js";
import { typedValue } from "./typed-value.js";

/** A project without enums; those have golden cases. */
const PROJECT = { kindOfType: () => "string", symbolOf: () => undefined } as unknown as Project;
const read = (text: string, model: TypeModel) => typedValue(PROJECT, text, model, {} as Type);

const STRING: TypeModel = { kind: "string" };
const NUMBER: TypeModel = { kind: "number" };
const BOOLEAN: TypeModel = { kind: "boolean" };
const NULL: TypeModel = { kind: "null" };
const union = (...members: TypeModel[]): TypeModel => ({ kind: "union", members });
const ORDER: TypeModel = { kind: "literal", values: ["asc", "desc", 5] };
const PAGE: TypeModel = {
  kind: "object",
  properties: [
    { name: "size", type: NUMBER, optional: false },
    { name: "label", type: STRING, optional: true },
  ],
};

describe("a value of the type", () => {
  it.each<[string, TypeModel, unknown]>([
    ["10", STRING, "10"],
    ['"10"', STRING, "10"],
    ["'a b'", STRING, "a b"],
    ["two words", STRING, "two words"],
    ["Guest (nobody)", STRING, "Guest (nobody)"],
    ["none.", STRING, "none."],
    ['"none".', STRING, "none"],
    ["false.", BOOLEAN, false],
    ["true", STRING, "true"],
    ['"null"', STRING, "null"],
    ['""', STRING, ""],
    ["-1", NUMBER, -1],
    ["1_000", NUMBER, 1000],
    ["true", BOOLEAN, true],
    ["null", union(STRING, NULL), null],
    ["none", union(STRING, NULL), "none"],
    ["10", union(STRING, NUMBER), 10],
    ['"10"', union(STRING, NUMBER), "10"],
    ["true", union(STRING, BOOLEAN), true],
    ["asc", ORDER, "asc"],
    ['"asc"', ORDER, "asc"],
    ["5", ORDER, 5],
    ["10", { kind: "bigint" }, "10"],
    ["-10n", { kind: "bigint" }, "-10"],
    ["2024-05-01T12:00:00Z", { kind: "date" }, "2024-05-01T12:00:00Z"],
    ['"2024-05-01T12:00:00.5+02:00"', { kind: "date" }, "2024-05-01T12:00:00.5+02:00"],
    ["https://reef.example/", { kind: "url" }, "https://reef.example/"],
    ["x-1", { kind: "template", pattern: "^x-" }, "x-1"],
    ["[]", { kind: "array", items: STRING }, []],
    ["['a', \"b\"]", { kind: "array", items: STRING }, ["a", "b"]],
    ["[1, 'a', true]", { kind: "tuple", elements: [{ type: NUMBER, optional: false }], rest: union(STRING, BOOLEAN) }, [1, "a", true]], // biome-ignore format: one line each
    ["[[1, 'a']]", { kind: "map", key: NUMBER, value: STRING }, [[1, "a"]]],
    ["{ a: 1 }", { kind: "map", key: STRING, value: NUMBER }, { a: 1 }],
    ["{ size: 5 }", PAGE, { size: 5 }],
    ["{ \"size\": 5, label: 'x' }", PAGE, { size: 5, label: "x" }],
    ["{ a: { b: [null] } }", { kind: "unknown" }, { a: { b: [null] } }],
    ["{ a: 1 }", { kind: "any-object" }, { a: 1 }],
    ["{ a: 1 }", { kind: "ref", name: "Tree" }, { a: 1 }],
  ])("%s for %j", (text, model, value) => {
    expect(read(text, model)).toEqual(value);
  });
});

describe("no value of the type", () => {
  it.each<[string, TypeModel]>([
    ["", STRING],
    ["'a' | 'b'", STRING],
    ['"a", when b', STRING],
    ["process.cwd()", STRING],
    ["new Name('a')", STRING],
    ["() => true", STRING],
    ['"over\ntwo lines"', STRING],
    ["ten", NUMBER],
    ["5 rows", NUMBER],
    ['"10"', NUMBER],
    ["Infinity", NUMBER],
    ["NaN", NUMBER],
    ["yes", BOOLEAN],
    ["null", NUMBER],
    ["null", STRING],
    ["up", ORDER],
    ['"5"', ORDER],
    ["1.5", { kind: "bigint" }],
    ["2024-05-01", { kind: "date" }],
    ["new Date()", { kind: "date" }],
    ["2024-99-01T12:00:00Z", { kind: "date" }],
    ["reef", { kind: "url" }],
    ["y-1", { kind: "template", pattern: "^x-" }],
    ["[1]", { kind: "array", items: STRING }],
    ["['a']", STRING],
    ["[]", { kind: "tuple", elements: [{ type: NUMBER, optional: false }] }],
    ["[1, 2]", { kind: "tuple", elements: [{ type: NUMBER, optional: false }] }],
    ["{}", PAGE],
    ["{ size: 5, other: 1 }", PAGE],
    ["{ size: '5' }", PAGE],
    ["[[1]]", { kind: "map", key: NUMBER, value: STRING }],
    ["[1]", { kind: "any-object" }],
  ])("%s for %j", (text, model) => {
    expect(read(text, model)).toBeUndefined();
  });
});

it.each([
  ["`10`", "10"],
  ["`10`, in rows", "10"],
  ["``a ` b``", "a ` b"],
  ["```json\n[1]\n```", "[1]"],
  ["~~~\n[1]\n~~~", "[1]"],
  ["```\n[1]", "[1]"],
  [" a `b` ", "a `b`"],
  ["`", "`"],
  ["", ""],
])("takes the marks of code off %j", (text, bare) => {
  expect(withoutCodeMarks(text)).toBe(bare);
});
