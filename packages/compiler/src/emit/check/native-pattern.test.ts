import { expect, test } from "vitest";
import { nativePattern } from "./native-pattern.js";

test.each([
  "^[a-z]+$",
  "^id-[\\s\\S]*$",
  "^-?\\d+$",
  "a|b",
  "^\\d{3}(?:-\\d{4}){2}$",
  "^(\\p{Lu}\\d)?$",
  "^\\u{1F600}$",
  "^[^\\]]*$",
  "^\\d+-\\d+$",
  "^-?(?:0|[1-9]\\d*)(?:\\.\\d+)?$",
  "^[a-z0-9]+(?:-[a-z0-9]+)*$",
  "^[^@]*@[^.]*\\.",
  "^[^-]*-(?:[^-]+-)*-[\\s\\S]*--",
  "^on(?:[^a-z]|$)",
  "^\\w+\\W+\\w+$",
  "^[\\x00-\\x1f\\u0080-\\u{9f}]*[^\\0-\\u{9f}]*$",
])("%s may be asked about any text", (source) => {
  expect(nativePattern(source)).toEqual({ maxLength: Number.POSITIVE_INFINITY });
});

test.each([
  ["[a-z]+$", 3162],
  ["^a*|b$", 2236],
  ["a{1,200}b+", 215],
  ["^\\d+\\d+$", 3162],
  ["^\\w*[a-z]+\\.$", 3162],
  ["@[^.]*\\.", 3162],
  ["^(?:-?\\d*)(?:\\.\\d*)?\\d*$", 135],
])("%s may be asked about texts of up to %i", (source, maxLength) => {
  expect(nativePattern(source)).toEqual({ maxLength });
});

test.each([
  "^(a+)+$",
  "^(?:a|a)*$",
  "^(?:a?){30}$",
  "(?:\\d{1,3}){9}",
  `^${"a?".repeat(30)}${"a".repeat(30)}$`,
  `^${"a{0,9}".repeat(9)}$`,
  `^${"(a|a)".repeat(30)}$`,
  "^(?=a)b",
  "(?i:a)",
  "(?<x>a)",
  "(a)\\1",
  "\\p{Script=Todhri}",
  "[",
  "a)",
  "(a",
  "a**",
  "x".repeat(3000),
])("%s may not be asked", (source) => {
  expect(nativePattern(source)).toBeUndefined();
});
