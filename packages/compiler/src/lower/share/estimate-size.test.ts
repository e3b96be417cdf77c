import fc from "fast-check";
import { expect, it } from "vitest";
import { TYPES } from "../../../tests/lower/arbitrary-types.js";
import type { TypeModel } from "../../model/type-model.js";
import { lowerType } from "../lower-type.js";
import { estimateSize } from "./estimate-size.js";

it("is near the size of the schema", () => {
  fc.assert(
    fc.property(TYPES, (type) => {
      const size = JSON.stringify(lowerType(type, "closed")).length;
      const estimate = estimateSize([type], {});
      expect(estimate).toBeGreaterThan(size / 4);
      expect(estimate).toBeLessThan(size * 4 + 50);
    }),
    { seed: 51, numRuns: 300 },
  );
});

it("counts a type as often as it is used, and takes no time for it", () => {
  let type: TypeModel = { kind: "string", doc: "A leaf." };
  for (let level = 0; level < 60; level++) type = { kind: "tuple", elements: [type, type].map(required) };
  expect(estimateSize([type], {})).toBeGreaterThan(2 ** 60);
});

it("counts texts, examples, literals and the types of the table", () => {
  const literal: TypeModel = { kind: "literal", values: ["x".repeat(1000)] };
  const noted: TypeModel = {
    kind: "string",
    doc: "d".repeat(1000),
    examples: ["e".repeat(1000)],
    default: "f".repeat(1000),
  };
  expect(estimateSize([literal], { Other: literal })).toBeGreaterThan(2000);
  expect(estimateSize([noted], {})).toBeGreaterThan(3000);
});

function required(type: TypeModel): { type: TypeModel; optional: false } {
  return { type, optional: false };
}
