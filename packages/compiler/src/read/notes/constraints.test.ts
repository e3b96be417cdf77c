import { describe, expect, it } from "vitest";
import type { TypeModel } from "../../model/type-model.js";
import { diagnosticOf, type Found, type Reading } from "../reading.js";
import { constraintsOf } from "./constraints.js";

const NUMBER: TypeModel = { kind: "number" };
const STRING: TypeModel = { kind: "string" };
const LIST: TypeModel = { kind: "array", items: STRING };

const PLACE = { file: "/a.ts", start: 0, end: 1 };

function reader(): { reading: Reading; reported: Found[] } {
  const reported: Found[] = [];
  const found = (one: Found) => reported.push(one);
  return { reading: { found, path: "guests", place: PLACE } as unknown as Reading, reported };
}

function read(type: TypeModel, name: string, text = "") {
  const { reading, reported } = reader();
  const constraints = constraintsOf(reading, [{ name, text, place: PLACE }], type);
  const of = { subject: 'tool "book"', part: "parameter" } as const;
  const messages = reported.map((one) => diagnosticOf(of, one)).map(({ code, message }) => `${code} ${message}`);
  return { constraints, messages };
}

describe("a tag that fits", () => {
  it.each([
    [NUMBER, "minimum", "-1.5", { minimum: -1.5 }],
    [NUMBER, "maximum", "`10`", { maximum: 10 }],
    [NUMBER, "exclusiveMinimum", "0", { exclusiveMinimum: 0 }],
    [NUMBER, "exclusiveMaximum", "1e3", { exclusiveMaximum: 1000 }],
    [NUMBER, "multipleOf", "0.5", { multipleOf: 0.5 }],
    [NUMBER, "integer", "", { type: "integer" }],
    [STRING, "minLength", "1", { minLength: 1 }],
    [STRING, "maxLength", "0", { maxLength: 0 }],
    [STRING, "pattern", "^\\p{L}+$", { pattern: "^\\p{L}+$" }],
    [NUMBER, "maximum", "1_000", { maximum: 1000 }],
    [NUMBER, "minimum", "+0x10", { minimum: 16 }],
    [STRING, "pattern", "/^[a-z]+$/", { pattern: "^[a-z]+$" }],
    [STRING, "pattern", "/^a\\/b$/gu", { pattern: "^a\\/b$" }],
    [STRING, "pattern", "`^a b`", { pattern: "^a b" }],
    [STRING, "pattern", "``^a`b``", { pattern: "^a`b" }],
    [STRING, "pattern", '"^a$"', { pattern: "^a$" }],
    [STRING, "pattern", '"a"', { pattern: '"a"' }],
    [STRING, "pattern", "a|b c", { pattern: "a|b c" }],
    [NUMBER, "integer", "false", {}],
    [{ kind: "date" }, "format", "date-time", {}],
    [{ kind: "url" }, "format", "uri", {}],
    [STRING, "format", "email of the guest", { format: "email" }],
    [LIST, "minItems", "1", { minItems: 1 }],
    [LIST, "maxItems", "5", { maxItems: 5 }],
    [LIST, "uniqueItems", "", { uniqueItems: true }],
  ] as const)("gives the keyword: %j @%s %s", (type, name, text, constraints) => {
    expect(read(type, name, text)).toEqual({ constraints, messages: [] });
  });

  it.each<TypeModel>([
    { kind: "union", members: [NUMBER, { kind: "null" }] },
    { kind: "literal", values: [1, 2] },
    { kind: "ref", name: "Tree" },
    { kind: "unknown" },
  ])("belongs to %j too", (type) => {
    expect(read(type, "minimum", "1").constraints).toEqual({ minimum: 1 });
  });
});

describe("a tag that does not fit is reported and left out", () => {
  it.each([
    [NUMBER, "minimum", "low", "@minimum low is not a number."],
    [NUMBER, "minimum", "", "@minimum needs a number."],
    [NUMBER, "minimum", "Infinity", "@minimum Infinity is not a number."],
    [NUMBER, "minimum", '"1"', '@minimum "1" is not a number.'],
    [NUMBER, "minimum", "1 2", "@minimum 1 2 is not a number."],
    [STRING, "pattern", "/a/i", "@pattern /a/i is not a regular expression."],
    [STRING, "pattern", "\\-", "@pattern \\- is not a regular expression."],
    [{ kind: "date" }, "format", "date", "@format says nothing about its type."],
    [LIST, "minLength", "1", "@minLength says nothing about its type."],
    [NUMBER, "multipleOf", "0", "@multipleOf 0 is not a positive number."],
    [STRING, "minLength", "-1", "@minLength -1 is not a whole number from 0 on."],
    [STRING, "maxLength", "1.5", "@maxLength 1.5 is not a whole number from 0 on."],
    [STRING, "pattern", "(", "@pattern ( is not a regular expression."],
    [STRING, "format", "", "@format needs a word."],
    [STRING, "minimum", "1", "@minimum says nothing about its type."],
    [NUMBER, "pattern", "a", "@pattern says nothing about its type."],
    [STRING, "uniqueItems", "", "@uniqueItems says nothing about its type."],
    [{ kind: "date" }, "minimum", "1", "@minimum says nothing about its type."],
    [{ kind: "literal", values: ["a"] }, "minimum", "1", "@minimum says nothing about its type."],
  ] as const)("%j @%s %s", (type, name, text, message) => {
    expect(read(type, name, text)).toEqual({
      constraints: {},
      messages: [`WL1032 tool "book", parameter guests: ${message}`],
    });
  });
});

it("takes what types say as it is", () => {
  expect(constraintsOf(reader().reading, [{ isKeyword: true, name: "pattern", text: "/a/" }], STRING)).toEqual({
    pattern: "/a/",
  });
  expect(constraintsOf(reader().reading, [{ isKeyword: true, name: "pattern", text: "`a`" }], STRING)).toEqual({
    pattern: "`a`",
  });
});

it("reports a tag that stands twice, and takes the first", () => {
  const { reading, reported } = reader();
  const tags = ["1", "1", "2"].map((text) => ({ name: "minimum", text, place: PLACE }));
  expect(constraintsOf(reading, tags, NUMBER)).toEqual({ minimum: 1 });
  expect(reported.map(({ what }) => what)).toEqual(["@minimum stands twice: 1 and 2."]);
});

it("says how items are constrained", () => {
  const { reading, reported } = reader();
  constraintsOf(reading, [{ name: "minLength", text: "1", place: PLACE }], LIST);
  expect(reported.map(({ help }) => help)).toEqual([
    "To constrain the items, name their type: `type Item = …` with @minLength in its comment.",
  ]);
});

it("leaves other tags alone", () => {
  expect(read(NUMBER, "example", "5")).toEqual({ constraints: {}, messages: [] });
  expect(read(NUMBER, "constructor", "5")).toEqual({ constraints: {}, messages: [] });
});
