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
      const reversed = fitNames([...own].reverse(), rule);
      for (const [name, said] of fitted) expect(reversed.get(name)).toBe(said);
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

test("a rule of a program's own is met, or is said to be impossible", () => {
  const none = new Set<string>();
  const rules = [/^[a-z]+$/, /^[A-Za-z]+$/, /^[a-z][a-zA-Z0-9]*$/, /^[a-z_]+$/g, /^[A-Za-z_]\w*$/y];
  for (const pattern of rules) {
    for (const max of [64, 8, 3]) {
      const rule = { pattern, max };
      for (const name of ["get_weather", "GetWeather", "7days", "", "日本", "x".repeat(70)]) {
        const made = fitName(name, rule, none);
        expect([made.search(pattern), made.length <= max]).toEqual([0, true]);
        expect(fitName(name, rule, none)).toBe(made);
        expect(fitName(name, rule, new Set([made]))).not.toBe(made);
      }
    }
  }
  expect(fitName("abc", { pattern: /^[a-z]+$/g, max: 64 }, none)).toBe("abc");
  expect(() => fitName("abc", { pattern: /^\d+$/, max: 64 }, none)).toThrow(
    expect.objectContaining({ code: "WL2207" }),
  );
});

test("names of one hash part when they are tried again: many of them would take minutes else", () => {
  const three = (name: string) => {
    const taken = new Set<string>();
    for (let count = 0; count < 3; count++) taken.add(fitName(name, TOOLS, taken));
    return [...taken];
  };
  const [one, two] = [three(`${"x".repeat(64)}wxng9p`), three(`${"x".repeat(64)}1hxtewh`)];
  expect(one[0]).toBe(two[0]);
  expect(one[2]).not.toBe(two[2]);
});

test("a description that is too long is cut behind a word, and keeps its note", () => {
  expect(fitDescription("Short.", 10)).toBe("Short.");
  const long = `${"Words and words. ".repeat(20)}(default: 5)`;
  const cut = fitDescription(long, 100);
  expect(cut).toMatch(/^Words and words\..*… \(default: 5\)$/);
  expect(cut.length).toBeLessThanOrEqual(100);
  for (const note of ['(pattern: "^(?=.*x).+$")', '(not: "a)b(")', '(not: "a\\")")', "(a (b) c)"]) {
    expect(fitDescription(`${"Words and words. ".repeat(20)}${note}`, 100).endsWith(`… ${note}`)).toBe(true);
  }
  expect(fitDescription(`${"Words. ".repeat(20)}f(x)`, 50)).toMatch(/^[^()]*Words\.…$/);
  expect(fitDescription(`${"Words. ".repeat(20)}) x)`, 50)).toMatch(/^[^()]*Words\.…$/);
  expect(fitDescription("😀".repeat(50), 21)).toMatch(/^(?:😀)+…$/u);
});
