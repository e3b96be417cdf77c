import { expect, it } from "vitest";
import { positionAt } from "./span.js";

it.each([
  ["the start", "", 0, 1, 1],
  ["the first line", "abc", 2, 1, 3],
  ["the line end itself", "a\nb", 1, 1, 2],
  ["behind LF", "a\nb", 2, 2, 1],
  ["behind CRLF, which is one line end", "a\r\nb", 3, 2, 1],
  ["between CR and LF, which is still the line before", "a\r\nb", 2, 1, 3],
  ["behind CR", "a\rb", 2, 2, 1],
  ["behind U+2028 and U+2029", "a\u2028b\u2029c", 4, 3, 1],
  ["columns in UTF-16 code units", "🌧x", 2, 1, 3],
  ["the end of a text that ends with a line", "a\n", 2, 2, 1],
])("counts %s", (_, text, offset, line, column) => {
  expect(positionAt(text, offset)).toEqual({ line, column });
});
