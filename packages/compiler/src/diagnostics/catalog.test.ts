import { expect, test } from "vitest";
import { CATALOG, RETIRED } from "./catalog.js";

test("a code that was retired is not given to another diagnostic", () => {
  expect(Object.keys(RETIRED)).toContain("WL1028");
  expect(Object.keys(CATALOG).filter((code) => code in RETIRED)).toEqual([]);
});
