import { expect, it } from "vitest";
import { impossibleLimits, type Limit } from "./impossible-limits.js";

const limitText = ({ keyword, value }: Limit) => `${keyword} ${value}`;

it.each([
  [{ minimum: 5, maximum: 1 }, "minimum 5 maximum 1 number"],
  [{ minimum: 1, exclusiveMaximum: 1 }, "minimum 1 exclusiveMaximum 1 number"],
  [{ exclusiveMinimum: 1, maximum: 1 }, "exclusiveMinimum 1 maximum 1 number"],
  [{ exclusiveMinimum: 1, minimum: 1, maximum: 1 }, "exclusiveMinimum 1 maximum 1 number"],
  [
    { minimum: 0, exclusiveMinimum: 9, maximum: 10, exclusiveMaximum: 9 },
    "exclusiveMinimum 9 exclusiveMaximum 9 number",
  ],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 1, type: "integer" }, "exclusiveMinimum 0 exclusiveMaximum 1 whole number"],
  [{ minimum: 0.1, maximum: 0.9, type: "integer" }, "minimum 0.1 maximum 0.9 whole number"],
  [{ minLength: 2, maxLength: 1 }, "minLength 2 maxLength 1 length"],
  [{ minItems: 2, maxItems: 1 }, "minItems 2 maxItems 1 number of items"],
])("%j leave nothing", (constraints, expected) => {
  const found = impossibleLimits(constraints);
  expect(found && `${limitText(found.low)} ${limitText(found.high)} ${found.of}`).toBe(expected);
});

it.each([
  {},
  { minimum: 1, maximum: 1 },
  { exclusiveMinimum: 0, exclusiveMaximum: 1 },
  { exclusiveMinimum: 0, exclusiveMaximum: 2, type: "integer" },
  { minimum: 5 },
  { minLength: 1, maxLength: 1, maxItems: 0 },
])("%j leave something", (constraints) => {
  expect(impossibleLimits(constraints)).toBeUndefined();
});
