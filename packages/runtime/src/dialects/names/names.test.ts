import fc from "fast-check";
import { expect, test } from "vitest";
import { fitDescription } from "./fit-description.js";
import { fitName } from "./fit-name.js";
import { fitNames } from "./fit-names.js";

const TOOLS = { pattern: /^[a-zA-Z0-9_-]+$/, max: 64 };
const GEMINI = { pattern: /^[a-zA-Z_][a-zA-Z0-9_-]*$/, max: 64 };

test("names fit, each once; those that fit stay, in whatever order the others come", () => {
  const names = fc.uniqueArray(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 80 }),
      fc.stringMatching(/^[a-z_.$/]{1,70}$/),
      fc.constantFrom("__proto__", "", "😀", "\ud800", "constructor", "-", "7a"),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(names, fc.constantFrom(TOOLS, GEMINI), (own, rule) => {
      const fitted = fitNames(own, rule);
      expect([...fitted.keys()]).toEqual(own);
      expect(new Set(fitted.values()).size).toBe(own.length);
      for (const [name, said] of fitted) {
        expect(said).toMatch(rule.pattern);
        expect(said.length).toBeLessThanOrEqual(rule.max);
        if (name.length <= rule.max && rule.pattern.test(name)) expect(said).toBe(name);
      }
      expect([...fitNames(own, rule)]).toEqual([...fitted]);
    }),
    { numRuns: 500 },
  );
});

test("a name that does not fit", () => {
  const none = new Set<string>();
  expect(fitName("a.b/c", TOOLS, none)).toBe("a_b_c");
  expect(fitName("7days", GEMINI, none)).toBe("_7days");
  expect(fitName("x".repeat(70), TOOLS, none)).toMatch(/^x+_[a-z0-9]+$/);
  expect(fitName("a.b", TOOLS, new Set(["a_b"]))).toMatch(/^a_b_[a-z0-9]+$/);
});

test("a description that is too long is cut behind a word, and keeps its note", () => {
  expect(fitDescription("Short.", 10)).toBe("Short.");
  const long = `${"Words and words. ".repeat(20)}(default: 5)`;
  const cut = fitDescription(long, 100);
  expect(cut).toMatch(/^Words and words\..*… \(default: 5\)$/);
  expect(cut.length).toBeLessThanOrEqual(100);
  expect(fitDescription("😀".repeat(50), 21)).toMatch(/^(?:😀)+…$/u);
});
