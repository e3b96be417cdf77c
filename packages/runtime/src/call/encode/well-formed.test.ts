import { expect, test } from "vitest";
import { wellFormed } from "./well-formed.js";

test.each([
  ["", ""],
  ["plain", "plain"],
  ["👍 \u{10ffff}", "👍 \u{10ffff}"],
  ["a\ud83d", "a\ufffd"],
  ["\udc4db", "\ufffdb"],
  ["\udc4d\ud83d", "\ufffd\ufffd"],
  ["\ud83d👍\udc4d", "\ufffd👍\ufffd"],
])("%j", (text, expected) => {
  expect(wellFormed(text)).toBe(expected);
});
