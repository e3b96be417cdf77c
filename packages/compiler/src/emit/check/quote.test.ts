import fc from "fast-check";
import { expect, test } from "vitest";
import { access, quote } from "./quote.js";

const evaluate = (text: string): unknown => new Function(`"use strict";return ${text}`)();

test("any text comes back, from one line", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({
      unit: fc.constantFrom("'", '"', "\\", "/", "<", "!", "-", "#", "script", "\n", "\u2028", "\ud800", "$", "{", "`"),
    }),
  );
  const property = fc.property(texts, (text) => {
    expect(evaluate(quote(text))).toBe(text);
    expect(quote(text)).not.toMatch(/[\p{Cc}\u2028\u2029]|\p{Cs}/u);
  });
  fc.assert(property, { seed: 1, numRuns: 3000 });
});

test.each([
  ["</script>", "'\\x3c/script>'"],
  ["<SCRIPT>", "'\\x3cSCRIPT>'"],
  ["<!-- a", "'\\x3c!-- a'"],
  ["//# sourceMappingURL=x", "'/\\/# sourceMappingURL=x'"],
  ['{"a":"<b>"}', `'{"a":"<b>"}'`],
])("%s is harmless", (text, literal) => {
  expect(quote(text)).toBe(literal);
  expect(evaluate(literal)).toBe(text);
});

test("properties are read by name", () => {
  expect(access("d", "limit")).toBe("d.limit");
  expect(access("d", "max-age")).toBe("d['max-age']");
  expect(access("d", "it's")).toBe("d['it\\'s']");
});
