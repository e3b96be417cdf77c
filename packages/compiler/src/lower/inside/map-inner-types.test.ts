import fc from "fast-check";
import { expect, it } from "vitest";
import { TYPES } from "../../../tests/lower/arbitrary-types.js";
import type { TypeModel } from "../../model/type-model.js";
import { innerTypes } from "./inner-types.js";
import { mapInnerTypes } from "./map-inner-types.js";

it("comes to the same types as innerTypes, and changes nothing else", () => {
  fc.assert(
    fc.property(TYPES, (type) => {
      const seen: TypeModel[] = [];
      const same = mapInnerTypes(type, (inner) => {
        seen.push(inner);
        return inner;
      });
      expect(same).toEqual(type);
      expect(seen).toEqual(innerTypes(type));
    }),
    { seed: 61, numRuns: 300 },
  );
});

it("names the way to each, with the place of a member", () => {
  const place = { file: "/a.ts", start: 1, end: 2 };
  const leaf: TypeModel = { kind: "string" };
  const steps = (type: TypeModel) => {
    const found: unknown[] = [];
    mapInnerTypes(type, (inner, step) => {
      found.push(step.place ? [step.text, step.place] : step.text);
      return inner;
    });
    return found;
  };
  expect(steps({ kind: "array", items: leaf })).toEqual(["[]"]);
  expect(steps({ kind: "tuple", elements: [{ type: leaf, optional: false }], rest: leaf })).toEqual(["[0]", "[]"]);
  expect(steps({ kind: "map", key: leaf, value: leaf })).toEqual([" (key)", ".*"]);
  expect(steps({ kind: "union", members: [leaf, leaf] })).toEqual(["", ""]);
  const properties = [
    { name: "a", type: leaf, optional: false, place },
    { name: "b", type: leaf, optional: true },
  ];
  const patterns = [{ pattern: "^x-", type: leaf }];
  expect(steps({ kind: "object", properties, index: leaf, patterns })).toEqual([[".a", place], ".b", ".*", ".*"]);
});
