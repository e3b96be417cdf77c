import { describe, expect, it } from "vitest";
import type { Codec } from "windlass";
import type { TypeModel, TypeTable } from "../model/type-model.js";
import { UnionJudge } from "./branches/union-judge.js";
import { codecOf, lowerCodec } from "./lower-codec.js";

const STRING: TypeModel = { kind: "string" };
const NUMBER: TypeModel = { kind: "number" };
const DATE: TypeModel = { kind: "date" };
const TYPES: TypeTable = {
  Log: object({ at: DATE, next: { kind: "union", members: [{ kind: "ref", name: "Log" }, { kind: "null" }] } }),
  Tree: object({ kids: { kind: "array", items: { kind: "ref", name: "Tree" } } }),
};

function object(properties: Record<string, TypeModel>): TypeModel {
  return {
    kind: "object",
    properties: Object.entries(properties).map(([name, type]) => ({ name, type, optional: false })),
  };
}

describe("codecs", () => {
  const cases: readonly [string, TypeModel, Codec | undefined][] = [
    ["what JSON has itself", object({ a: STRING, b: { kind: "array", items: NUMBER } }), undefined],
    ["an array", { kind: "array", items: DATE }, ["array", ["date"]]],
    ["a set", { kind: "set", items: STRING }, ["set", ["keep"]]],
    [
      "a tuple",
      { kind: "tuple", elements: [STRING, DATE].map((type) => ({ type, optional: false })), rest: { kind: "url" } },
      ["tuple", [["keep"], ["date"]], ["url"]],
    ],
    ["a map", { kind: "map", key: STRING, value: { kind: "bytes" } }, ["map", ["bytes"]]],
    ["a map with other keys", { kind: "map", key: NUMBER, value: { kind: "bigint" } }, ["pairs", ["keep"], ["bigint"]]],
    ["an object", object({ a: STRING, b: { kind: "buffer" } }), ["object", [["b", ["buffer"]]]]],
    [
      "an index signature beside named properties",
      { kind: "object", properties: [{ name: "a", type: STRING, optional: false }], index: DATE },
      ["object", [["a", ["keep"]]], ["date"]],
    ],
    [
      "index signatures of several types",
      { kind: "object", properties: [], index: STRING, patterns: [{ pattern: "^a/~%", type: DATE }] },
      [
        "object",
        [],
        [
          "union",
          [
            ["/x/additionalProperties", ["keep"]],
            ["/x/patternProperties/^a~1~0%25", ["date"]],
          ],
        ],
      ],
    ],
    ["a recursive type that changes", { kind: "ref", name: "Log" }, ["ref", "Log"]],
    ["a recursive type that stays", { kind: "ref", name: "Tree" }, undefined],
    [
      "null beside it",
      { kind: "union", members: [{ kind: "set", items: STRING }, { kind: "null" }] },
      ["set", ["keep"]],
    ],
    ["another kind beside it", { kind: "union", members: [NUMBER, DATE] }, ["date"]],
    [
      "what may stay as it is comes first",
      { kind: "union", members: [NUMBER, DATE, { kind: "template", pattern: "^in " }] },
      [
        "union",
        [
          ["/x/anyOf/2", ["keep"]],
          ["/x/anyOf/1", ["date"]],
        ],
      ],
    ],
    [
      "two that change",
      { kind: "union", members: [object({ a: DATE }), object({ b: { kind: "url" } })] },
      [
        "union",
        [
          ["/x/anyOf/0", ["object", [["a", ["date"]]]]],
          ["/x/anyOf/1", ["object", [["b", ["url"]]]]],
        ],
      ],
    ],
  ];
  it.each(cases)("%s", (_, type, codec) => {
    expect(codecOf(type, "/x", new UnionJudge(TYPES))).toEqual(codec);
  });

  it("define recursive types once, with pointers through `$defs`", () => {
    const model = {
      name: "act",
      properties: [{ name: "log", type: { kind: "ref", name: "Log" } as const, optional: false }],
      returns: { kind: "union", members: [DATE, object({ log: { kind: "ref", name: "Log" } })] } as const,
      params: ["log"],
      types: TYPES,
      origins: [],
      options: {},
      examples: [],
      place: { file: "/a.ts", start: 0, end: 1 },
    };
    expect(lowerCodec(model, "/properties/result")).toEqual({
      input: ["object", [["log", ["ref", "Log"]]]],
      output: [
        "union",
        [
          ["/properties/result/anyOf/0", ["date"]],
          ["/properties/result/anyOf/1", ["object", [["log", ["ref", "Log"]]]]],
        ],
      ],
      defs: {
        Log: [
          "object",
          [
            ["at", ["date"]],
            ["next", ["ref", "Log"]],
          ],
        ],
      },
    });
  });
});
