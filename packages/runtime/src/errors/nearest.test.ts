import { expect, test } from "vitest";
import { nearest } from "./nearest.js";

test.each([
  ["limt", ["limit", "query"], "limit"],
  ["price-asc", ["price_asc", "price_desc"], "price_asc"],
  ["TIMEOUT", ["timeout"], "timeout"],
  ["timout", ["name", "timeout"], "timeout"],
  ["town", ["city"], undefined],
  ["x", ["y"], undefined],
  ["", ["a"], undefined],
  ["a".repeat(50), ["a".repeat(49)], undefined],
])("%s of %j is %s", (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});
