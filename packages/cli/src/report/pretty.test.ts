import { expect, test } from "vitest";
import { hasErrors, tally } from "./pretty.js";

const error = { severity: "error" } as const;
const warning = { severity: "warning" } as const;
const info = { severity: "info" } as const;

test("counts by severity, in words", () => {
  expect(tally([])).toBe("");
  expect(tally([warning, error, error, info])).toBe("2 errors, 1 warning, 1 note");
});

test("only errors are errors", () => {
  expect(hasErrors([warning, info])).toBe(false);
  expect(hasErrors([warning, error])).toBe(true);
});
