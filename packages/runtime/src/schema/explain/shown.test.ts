import { expect, test } from "vitest";
import type { JsonSchema } from "../../json-schema.js";
import { faultText } from "../path.js";
import { explain } from "./explain.js";

const line = (property: JsonSchema, value: unknown, name = "x") =>
  explain({ type: "object", properties: { [name]: property } }, { [name]: value }).map(faultText)[0];

test.each<[JsonSchema, unknown, string]>([
  [{ type: "string", minLength: 8 }, "12345", "password: expected at least 8 characters, got a text of 5 characters"],
  [{ type: "string", pattern: "^a$" }, "b", "password: expected text matching ^a$, got a text of 1 character"],
  [{ type: "string" }, 4711, "password: expected string, got a number"],
  [{ type: "number", minimum: 9 }, 5, "password: expected at least 9, got a number"],
  [
    { type: "string" },
    { a: "hunter2" },
    'password: expected string, got an object (write the value of "a" itself, without the object)',
  ],
  [{ type: "string" }, ["a", "b"], "password: expected string, got an array of 2"],
  [{ enum: ["a", "b"] }, "hunter2", 'password: expected "a" or "b", got a text of 7 characters'],
  [
    { anyOf: [{ type: "number" }, { type: "null" }] },
    "hunter2",
    "password: expected number or null, got a text of 7 characters",
  ],
])("what a secret's name holds is not printed: %j, %j", (schema, value, text) => {
  expect(line(schema, value, "password")).toBe(text);
});

test("nor what is inside of it, nor what looks like a key, nor a secret inside of another value", () => {
  const nested: JsonSchema = { type: "array", items: { type: "number" } };
  expect(line(nested, ["hunter2"], "credentials")).toBe("credentials[0]: expected number, got a text of 7 characters");
  expect(line({ type: "number" }, "sk-proj-abcdefghijklmnopqrstuvwxyz012345")).toBe(
    'x: expected number, got "[redacted]"',
  );
  expect(line({ type: "number" }, { password: "hunter2", b: 1 })).toBe(
    'x: expected number, got {"password":"[redacted]","b":1}',
  );
});

test.each<[JsonSchema, unknown, string]>([
  [{ type: "string" }, ["Paris"], 'x: expected string, got ["Paris"] (write the item itself, without the array)'],
  [
    { type: "string" },
    { value: "Paris" },
    'x: expected string, got {"value":"Paris"} (write the value of "value" itself, without the object)',
  ],
  [
    { type: "array", items: { type: "string" } },
    "a",
    'x: expected an array, got "a" (write an array with this one item)',
  ],
  [{ type: "string" }, ["a", "b"], 'x: expected string, got ["a","b"]'],
  [{ type: "array", items: { type: "string" } }, 1, "x: expected an array, got 1"],
])("what would fit one level deeper or higher is told: %j, %j", (schema, value, text) => {
  expect(line(schema, value)).toBe(text);
});

test("nor what looks like a key and is a name", () => {
  const key = "sk-proj-abcdefghijklmnopqrstuvwxyz012345";
  const faults = explain({ type: "object", properties: {}, additionalProperties: { type: "number" } }, { [key]: "x" });
  expect(faults.map(faultText)).toEqual(['["[redacted]"]: expected number, got "x"']);
});
