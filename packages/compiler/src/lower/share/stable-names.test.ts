import { expect, it } from "vitest";
import type { TypeModel, TypeTable } from "../../model/type-model.js";
import { type Typed, withStableNames } from "./stable-names.js";

const ref = (name: string): TypeModel => ({ kind: "ref", name });
const node = (self: string, key: string): TypeModel => ({
  kind: "object",
  properties: [
    { name: key, type: { kind: "string" }, optional: false },
    { name: "next", type: { kind: "union", members: [ref(self), { kind: "null" }] }, optional: false },
  ],
});

function model(types: TypeTable, ...uses: TypeModel[]): Typed {
  return { properties: uses.map((type, index) => ({ name: `p${index}`, type, optional: false })), types, origins: [] };
}

it("two types of one name in a union are named the same whichever was read first", () => {
  const union = (...names: string[]): TypeModel => ({ kind: "union", members: names.map(ref) });
  const one = withStableNames(model({ Node: node("Node", "a"), Node_1: node("Node_1", "b") }, union("Node", "Node_1")));
  const other = withStableNames(
    model({ Node: node("Node", "b"), Node_1: node("Node_1", "a") }, union("Node_1", "Node")),
  );
  expect(other.types).toEqual(one.types);
  expect(Object.keys(one.types).sort()).toEqual(["Node", "Node_1"]);
});

it("the one that is met first has the plain name", () => {
  const types = { Node: node("Node", "a"), Node_1: node("Node_1", "b"), Node_2: node("Node_2", "c") };
  const { properties, types: named } = withStableNames(model(types, ref("Node_2"), ref("Node"), ref("Node_1")));
  expect(properties.map(({ type }) => type)).toEqual([ref("Node"), ref("Node_1"), ref("Node_2")]);
  expect(named).toEqual({ Node: node("Node", "c"), Node_1: node("Node_1", "a"), Node_2: node("Node_2", "b") });
});

it("what does not clash stays, numbers at its end too", () => {
  const plain = model({ Step_1: node("Step_1", "a"), Other: node("Other", "b") }, ref("Step_1"), ref("Other"));
  expect(withStableNames(plain)).toBe(plain);
});
