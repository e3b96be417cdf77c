import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CASES_FOLDER, goldenCases } from "./golden/cases.js";

const page = readFileSync(`${CASES_FOLDER}/RULES.md`, "utf8");
const rows = page.split("\n").flatMap((line) => /^\| (.*) \| (.*) \|$/.exec(line)?.slice(1) ?? []);
const named = new Set(rows.flatMap((cell) => cell.match(/\b[a-z-]+\/[a-z0-9-]+/g) ?? []));
const cases = goldenCases().map(({ name }) => name);

it("names cases that exist for every rule", () => {
  expect([...named].filter((name) => !cases.includes(name))).toEqual([]);
  for (const [, rule, shown] of page.matchAll(/^\| (?!rule|-)(.*?) \| (.*) \|$/gm))
    expect(shown, rule).toMatch(/[a-z-]+\/[a-z0-9-]+/);
});

it("leaves no case out", () => {
  expect(cases.filter((name) => !named.has(name))).toEqual([]);
});
