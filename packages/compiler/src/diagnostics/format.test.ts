import { expect, it } from "vitest";
import type { Diagnostic } from "./diagnostic.js";
import { formatDiagnostic } from "./format.js";

const TEXT = "first line\n\tconst bad = 1;\nlast";
const at = TEXT.indexOf("bad");
const diagnostic: Diagnostic = {
  code: "WL1001",
  severity: "error",
  message: "It is bad.",
  help: "Make it good.",
  span: { file: "/src/a.ts", start: at, end: at + 3 },
};

it("prints place, severity, code, message, the line and the help", () => {
  expect(formatDiagnostic(diagnostic, () => TEXT).split("\n")).toEqual([
    "/src/a.ts:2:8 - error WL1001: It is bad.",
    "",
    "   2 | \tconst bad = 1;",
    "     | \t      ~~~",
    "  help: Make it good.",
  ]);
});

it("underlines one line only, and at least one column", () => {
  const long = { ...diagnostic, span: { ...diagnostic.span, end: TEXT.length } };
  expect(formatDiagnostic(long, () => TEXT)).toMatch(/~{8}\n/);
  const empty = { ...diagnostic, span: { ...diagnostic.span, end: at } };
  expect(formatDiagnostic(empty, () => TEXT)).toMatch(/ {6}~\n/);
});

it("does without a text that is not known", () => {
  expect(formatDiagnostic(diagnostic, () => undefined).split("\n")).toHaveLength(2);
});

it("names related places", () => {
  const related = [{ message: "The first one.", span: { file: "/src/b.ts", start: 0, end: 1 } }];
  const text = formatDiagnostic({ ...diagnostic, related }, () => TEXT);
  expect(text.split("\n").at(-1)).toBe("  /src/b.ts:1:1: The first one.");
});

it("paints where colours are wanted, and only there", () => {
  expect(formatDiagnostic(diagnostic, () => TEXT)).not.toContain("\u001b");
  expect(formatDiagnostic(diagnostic, () => TEXT, { color: true })).toContain("\u001b[31merror\u001b[0m");
});
