import fc from "fast-check";
import type { Json } from "windlass";
import type { TypeModel, TypeTable } from "../../src/model/type-model.js";

const NAMES = fc.constantFrom("a", "b", "x-a", "c/~%", "__proto__", "constructor");
const LEAVES: TypeModel["kind"][] = [
  "string",
  "number",
  "boolean",
  "null",
  "bigint",
  "any-object",
  "unknown",
  "date",
  "bytes",
  "buffer",
  "url",
];

/** Random types, not settled. */
export const { type: TYPES } = fc.letrec<{ type: TypeModel }>((tie) => {
  const leaf: fc.Arbitrary<TypeModel> = fc.oneof(
    fc.constantFrom(...LEAVES).map((kind) => ({ kind }) as TypeModel),
    fc.constant<TypeModel>({ kind: "ref", name: "Node" }),
    fc.constant<TypeModel>({ kind: "template", pattern: "^x-" }),
    fc
      .uniqueArray(fc.constantFrom("a", 1, true, false), { minLength: 1 })
      .map((values): TypeModel => ({ kind: "literal", values })),
  );
  const type = tie("type");
  const property = fc.record({ name: NAMES, type, optional: fc.boolean() });
  const properties = fc.uniqueArray(property, { maxLength: 3, selector: (entry) => entry.name });
  const inner: fc.Arbitrary<TypeModel> = fc.oneof(
    fc.record({ kind: fc.constantFrom("array" as const, "set" as const), items: type }),
    fc.record({ kind: fc.constant("map" as const), key: leaf, value: type }),
    fc.record({ types: fc.array(type, { maxLength: 3 }), rest: fc.option(type, { nil: undefined }) }).map(
      ({ types, rest }): TypeModel => ({
        kind: "tuple",
        elements: types.map((element, index) => ({ type: element, optional: index > 0 })),
        ...(rest && { rest }),
      }),
    ),
    fc
      .record({ properties, index: fc.option(type, { nil: undefined }), pattern: fc.option(type, { nil: undefined }) })
      .map(
        (shape): TypeModel => ({
          kind: "object",
          properties: shape.properties,
          ...(shape.index && { index: shape.index }),
          ...(shape.pattern && { patterns: [{ pattern: "^x-", type: shape.pattern }] }),
        }),
      ),
    fc.array(type, { minLength: 2, maxLength: 3 }).map((members): TypeModel => ({ kind: "union", members })),
  );
  return { type: fc.oneof({ maxDepth: 4, depthIdentifier: "type" }, leaf, inner) };
});

/** JSON that has a chance to fit. */
export const VALUES: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>("a", "x-", "12", "2031-05-06T07:08:09Z", 1, 1.5, true, false, null),
    fc.array(tie("value"), { maxLength: 3 }),
    // ajv looks away from `__proto__`.
    fc
      .array(
        fc.tuple(
          NAMES.filter((name) => name !== "__proto__"),
          tie("value"),
        ),
        { maxLength: 3 },
      )
      .map((entries) => Object.fromEntries(entries)),
  ),
})).value;

/** The recursive types that they may refer to. */
export const TABLE: TypeTable = {
  Node: {
    kind: "object",
    properties: [
      {
        name: "a",
        type: { kind: "union", members: [{ kind: "date" }, { kind: "number" }, { kind: "bigint" }] },
        optional: true,
      },
      { name: "b", type: { kind: "ref", name: "Node" }, optional: true },
    ],
  },
};
