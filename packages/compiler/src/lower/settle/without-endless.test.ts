import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { PropertyModel, TypeModel, TypeTable } from "../../model/type-model.js";
import { finiteTypes } from "./finite-types.js";
import { withoutEndless } from "./without-endless.js";

const place = { file: "/a.ts", start: 0, end: 1 };
const STRING: TypeModel = { kind: "string" };
const NULL: TypeModel = { kind: "null" };
const ref = (name: string): TypeModel => ({ kind: "ref", name });
const union = (...members: TypeModel[]): TypeModel => ({ kind: "union", members });
const property = (name: string, type: TypeModel, optional = false): PropertyModel => ({ name, type, optional });
const object = (...properties: PropertyModel[]): TypeModel => ({ kind: "object", properties });
const pair = (...types: TypeModel[]): TypeModel => ({
  kind: "tuple",
  elements: types.map((type) => ({ type, optional: false })),
});

const TYPES: TypeTable = {
  Loop: object(property("self", ref("Loop"))),
  There: object(property("back", ref("Back"))),
  Back: object(property("there", pair(STRING, ref("There")))),
  Either: union(object(property("either", ref("Either"))), pair(ref("Loop"))),
  List: object(property("next", union(ref("List"), NULL))),
  Tree: object(property("kids", { kind: "array", items: ref("Tree") })),
  Maybe: object(property("maybe", ref("Maybe"), true), property("loop", ref("Loop"), true)),
  Late: object(property("tree", ref("Tree")), property("list", ref("List"))),
};

it("a type is finite where it has a value with an end", () => {
  expect([...finiteTypes(TYPES)].sort()).toEqual(["Late", "List", "Maybe", "Tree"]);
});

describe("types without an end", () => {
  function pruned(...properties: PropertyModel[]) {
    const diagnostics: Diagnostic[] = [];
    const { properties: left, types } = withoutEndless(
      {
        subject: 'tool "act"',
        place,
        properties,
        types: TYPES,
        where: ({ name, place: at }) => ({ part: "parameter", path: name, place: at ?? place }),
      },
      (diagnostic) => diagnostics.push(diagnostic),
    );
    return { left, types, told: diagnostics.map(({ code, message }) => `${code} ${message}`) };
  }

  it("cost a required parameter an error", () => {
    const { left, told } = pruned(property("loop", ref("Loop")), property("text", STRING));
    expect(left).toEqual([property("loop", { kind: "unsupported" }), property("text", STRING)]);
    expect(told).toEqual([
      'WL1010 tool "act", parameter loop: no JSON value can have its type: Loop contains itself without an end, and it is required.',
    ]);
  });

  it("cost the member that has them, not those around it", () => {
    const { left, told } = pruned(property("a", object(property("b", pair(ref("There"))), property("c", STRING))));
    expect(left[0]?.type).toEqual(object(property("b", { kind: "unsupported" }), property("c", STRING)));
    expect(told).toEqual([expect.stringMatching(/^WL1010 tool "act", parameter a\.b: .*There contains itself/)]);
  });

  it("are left out where they are optional, in recursive types too", () => {
    const { left, types, told } = pruned(property("either", ref("Either"), true), property("maybe", ref("Maybe")));
    expect(left).toEqual([property("maybe", ref("Maybe"))]);
    expect(types.Maybe).toEqual(object(property("maybe", ref("Maybe"), true)));
    expect(told).toEqual([
      expect.stringMatching(/^WL1011 tool "act", type Maybe\.loop: left out, since/),
      expect.stringMatching(/^WL1011 tool "act", parameter either: left out, since/),
    ]);
  });

  it("are no branch of a union", () => {
    const { left, told } = pruned(property("x", union(STRING, ref("Loop"))));
    expect(left[0]?.type).toEqual(union(STRING));
    expect(told).toEqual([expect.stringMatching(/^WL1022 tool "act", parameter x: the branch Loop of the union/)]);
  });

  it("may stand in a list or a map that can be empty", () => {
    const properties = [
      property("list", { kind: "array", items: ref("Loop") }),
      property("map", { kind: "map", key: STRING, value: ref("Loop") }),
    ];
    expect(pruned(...properties)).toMatchObject({ left: properties, told: [] });
  });

  it("change nothing where only results have them", () => {
    const { types, told } = pruned(property("tree", ref("Tree")));
    expect(types).toEqual(TYPES);
    expect(told).toEqual([]);
  });
});
