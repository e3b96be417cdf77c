import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { TypeModel } from "../model/type-model.js";
import { constraintsOf } from "./constraints.js";
import { diagnosticOf, type Found, type Reading } from "./reading.js";

const NUMBER: TypeModel = { kind: "number" };
const STRING: TypeModel = { kind: "string" };
const LIST: TypeModel = { kind: "array", items: STRING };

function read(type: TypeModel, name: string, text = "") {
  const reported: Diagnostic[] = [];
  const of = { subject: 'tool "book"', part: "parameter" } as const;
  const reading = {
    found: (found: Found) => reported.push(diagnosticOf(of, found)),
    path: "guests",
    place: { file: "/a.ts", start: 0, end: 1 },
  } as unknown as Reading;
  const constraints = constraintsOf(reading, [{ name, text }], type);
  return { constraints, messages: reported.map(({ code, message }) => `${code} ${message}`) };
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
    [NUMBER, "minimum", "", "@minimum is not a number."],
    [NUMBER, "multipleOf", "0", "@multipleOf 0 is not a positive number."],
    [STRING, "minLength", "-1", "@minLength -1 is not a whole number from 0 on."],
    [STRING, "maxLength", "1.5", "@maxLength 1.5 is not a whole number from 0 on."],
    [STRING, "pattern", "(", "@pattern ( is not a regular expression."],
    [STRING, "format", "", "@format is not a word."],
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

it("leaves other tags alone", () => {
  expect(read(NUMBER, "example", "5")).toEqual({ constraints: {}, messages: [] });
  expect(read(NUMBER, "constructor", "5")).toEqual({ constraints: {}, messages: [] });
});
