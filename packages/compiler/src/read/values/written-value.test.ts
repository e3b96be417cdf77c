import { describe, expect, it } from "vitest";
import { asJson, writtenValue } from "./written-value.js";

describe("what is JSON", () => {
  it.each([
    ["10", 10],
    ["-1.5e3", -1500],
    ["+5", 5],
    [".5", 0.5],
    ["10.", 10],
    ["1_000", 1000],
    ["0x10", 16],
    ["-0b11", -3],
    ['"a \\"b\\" \\n\\u00e9\\x41\\u{1F600}"', 'a "b" \néA😀'],
    ["'it\\'s'", "it's"],
    ["`a $ b`", "a $ b"],
    ["true", true],
    ["null", null],
    ["[]", []],
    ["[1, 'a', [true],]", [1, "a", [true]]],
    ['{ a: 1, "b-c": {}, \'d\': [null], 5: "x" }', { a: 1, "b-c": {}, d: [null], "5": "x" }],
    ["{ größe: 1, }", { größe: 1 }],
    ["['a'] as const", ["a"]],
    ["{ /* a */ a: 1, // b\n }", { a: 1 }],
    ['"// a"', "// a"],
    ['{ "__proto__": 1 }', JSON.parse('{ "__proto__": 1 }')],
  ])("%s", (text, value) => {
    expect(asJson(writtenValue(text))).toEqual(value);
  });
});

it.each(["Level.High", "undefined", "10n", "[Level.High]", "{ a: undefined }"])(
  "%s is a value, and no JSON",
  (text) => {
    expect(writtenValue(text)).toBeDefined();
    expect(asJson(writtenValue(text))).toBeUndefined();
  },
);

it.each([
  "",
  "1 2",
  "two words",
  "new Date()",
  "f(1)",
  "[1",
  "[1 2]",
  "[,]",
  "{a}",
  "{a: 1",
  '"a',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: so it stands in a comment.
  "`${a}`",
  "5px",
  "- 5 -",
  "https://dock.example",
  "/".repeat(9_999),
  "/*".repeat(4_999),
  "Infinity 1",
  "1e999",
  "1.5n",
  "2024-01-01",
  "[".repeat(9_999),
  '"'.repeat(9_999),
  "`$".repeat(4_999),
  "-".repeat(9_999),
])("%.20s is no value", (text) => {
  expect(writtenValue(text)).toBeUndefined();
});
