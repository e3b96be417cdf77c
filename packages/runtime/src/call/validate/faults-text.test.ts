import { expect, test } from "vitest";
import type { JsonSchema } from "../../json-schema.js";
import { explain } from "../../schema/explain/explain.js";
import { faultsText } from "./faults-text.js";

const fault = (name: string, message: string = "expected number, got null") => ({
  path: [name],
  keyword: "type",
  message,
});

test("one fault is one line, more are a line each", () => {
  expect(faultsText([fault("a")])).toBe("Invalid arguments: a: expected number, got null");
  expect(faultsText([fault("a"), fault("b")], "report")).toBe(
    "Invalid report:\na: expected number, got null\nb: expected number, got null",
  );
});

test("twenty faults may not be all there are", () => {
  const text = faultsText(Array.from({ length: 20 }, (_, index) => fault(`x${index}`)));
  expect(text.split("\n")).toHaveLength(22);
  expect(text).toMatch(/\n… there may be more\.$/);
});

test("many faults × long names × long lists of values: bounded, with a mark", () => {
  const values = Array.from({ length: 200 }, (_, index) => `${"v".repeat(50)}${index}`);
  const names = Array.from({ length: 30 }, (_, index) => `${"p".repeat(500)}${index}`);
  const schema: JsonSchema = {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { enum: values }])),
  };
  const faults = explain(schema, Object.fromEntries(names.map((name) => [name, "z"])));
  const text = faultsText(faults);
  expect(text.length).toBeLessThan(6100);
  const shown = text.split("\n").length - 2;
  expect(shown).toBeGreaterThan(4);
  expect(text.split("\n").at(-1)).toBe(`… and at least ${20 - shown} more.`);
  expect(faultsText(faults.slice(0, 15)).split("\n").at(-1)).toBe(`… and ${15 - shown} more.`);
});

test("a single line is bounded too, and is there", () => {
  const text = faultsText([fault("a", `expected ${"x".repeat(100_000)}`)]);
  expect(text).toMatch(/^Invalid arguments: a: expected x+…$/);
  expect(text.length).toBeLessThan(1100);
});

test("names of the model's own making cannot begin a line", () => {
  const schema: JsonSchema = { type: "object", properties: {}, additionalProperties: false };
  expect(faultsText(explain(schema, { "a\nInvalid arguments: none": 1 })).split("\n")).toHaveLength(1);
});
