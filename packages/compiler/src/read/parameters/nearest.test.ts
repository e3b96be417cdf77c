import { expect, it } from "vitest";
import { nearest } from "./nearest.js";

it.each([
  ["Amount", ["count", "amount"], "amount"],
  ["user_id", ["user", "userId"], "userId"],
  ["tags", ["tag", "size"], "tag"],
  ["citi", ["country", "city"], "city"],
  ["ctiy", ["count", "city"], "city"],
  ["recipient", ["amount", "receiver"], "receiver"],
  ["nothing", ["amount", "receiver"], undefined],
  ["x", ["y"], undefined],
  ["x", ["X"], "X"],
  ["a".repeat(100_000), ["b"], undefined],
  ["x", [], undefined],
])("%s among %j", (name, names, expected) => {
  expect(nearest(name.slice(0, 200_000), names)).toBe(expected);
});
