import { describe, expect, it } from "vitest";
import type { Json } from "windlass";
import type { TypeModel, TypeTable } from "../../model/type-model.js";
import { fits } from "./fits.js";

const STRING: TypeModel = { kind: "string" };
const NUMBER: TypeModel = { kind: "number" };
const NAMED: TypeModel = { kind: "object", properties: [{ name: "name", type: STRING, optional: false }] };
const TREE: TypeTable = {
  Tree: {
    kind: "object",
    properties: [{ name: "kids", type: { kind: "array", items: { kind: "ref", name: "Tree" } }, optional: false }],
  },
};

/** A type, values that fit and values that do not. */
const CASES: readonly [string, TypeModel, readonly Json[], readonly Json[]][] = [
  ["string", STRING, ["", "a"], [1, null]],
  ["integer", { ...NUMBER, constraints: { type: "integer", maximum: 3, exclusiveMinimum: 0 } }, [1, 3], [0, 1.5, 4]],
  ["multiple", { ...NUMBER, constraints: { multipleOf: 5, minimum: 5, exclusiveMaximum: 20 } }, [5, 15], [0, 7, 20]],
  ["length", { ...STRING, constraints: { minLength: 1, maxLength: 2 } }, ["a", "😀😀"], ["", "abc"]],
  ["pattern", { ...STRING, constraints: { pattern: "^a" } }, ["ab"], ["b"]],
  ["format", { ...STRING, constraints: { format: "uuid" } }, ["f81d4fae-7dec-11d0-a765-00a0c91e6bf6"], ["f81d4fae"]],
  ["unknown format", { ...STRING, constraints: { format: "color" } }, ["red"], []],
  ["null", { kind: "null" }, [null], [0, ""]],
  ["unknown", { kind: "unknown" }, [null, {}, 1], []],
  ["object", { kind: "any-object" }, [{}], [[], null, "a"]],
  ["bigint", { kind: "bigint" }, ["-12"], [12, "1n"]],
  [
    "date",
    { kind: "date" },
    ["2031-05-06T07:08:09Z", "2031-05-06T07:08:09.5+02:00"],
    ["2031-05-06", "2031-02-30T00:00:00Z", 0],
  ],
  ["url", { kind: "url" }, ["https://reef.example/a"], ["reef", "https://a b/", "/a"]],
  ["literal", { kind: "literal", values: ["a", 1] }, ["a", 1], ["1", true]],
  ["template", { kind: "template", pattern: "^x-" }, ["x-1"], ["y"]],
  ["array", { kind: "array", items: NUMBER, constraints: { minItems: 1, maxItems: 2 } }, [[1]], [[], ["1"], [1, 2, 3]]],
  [
    "set",
    { kind: "set", items: { kind: "unknown" } },
    [[1, "1"]],
    [
      [1, 1],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ],
  ],
  [
    "tuple",
    {
      kind: "tuple",
      elements: [
        { type: STRING, optional: false },
        { type: NUMBER, optional: true },
      ],
    },
    [["a"], ["a", 1]],
    [[], ["a", "b"], ["a", 1, 2]],
  ],
  ["open tuple", { kind: "tuple", elements: [], rest: NUMBER }, [[], [1, 2]], [["a"]]],
  [
    "map",
    { kind: "map", key: { kind: "literal", values: ["a"] }, value: NUMBER },
    [{}, { a: 1 }],
    [{ b: 1 }, { a: "1" }, []],
  ],
  ["pairs", { kind: "map", key: NUMBER, value: STRING }, [[], [[1, "a"]]], [{}, [[1]], [["1", "a"]], [[1, "a", 2]]]],
  ["closed object", NAMED, [{ name: "a" }], [{}, { name: 1 }, { name: "a", more: 1 }, { toString: "a" }]],
  [
    "index",
    { kind: "object", properties: [{ name: "n", type: NUMBER, optional: true }], index: STRING },
    [{ n: 1, a: "a" }],
    [{ n: "1" }, { a: 1 }],
  ],
  [
    "patterns",
    { kind: "object", properties: [], patterns: [{ pattern: "^x-", type: NUMBER }] },
    [{ "x-a": 1 }],
    [{ "x-a": "1" }, { a: 1 }],
  ],
  [
    "sized",
    { kind: "any-object", constraints: { minProperties: 1, maxProperties: 1 } },
    [{ a: 1 }],
    [{}, { a: 1, b: 2 }],
  ],
  ["union", { kind: "union", members: [NUMBER, { kind: "null" }] }, [1, null], ["a"]],
  ["ref", { kind: "ref", name: "Tree" }, [{ kids: [{ kids: [] }] }], [{ kids: [{}] }]],
];

describe.each(CASES)("fits: %s", (_, type, good, bad) => {
  it("takes its values and no others", () => {
    expect(good.filter((value) => !fits(value, type, TREE))).toEqual([]);
    expect(bad.filter((value) => fits(value, type, TREE))).toEqual([]);
  });
});
