import type { ToolModel } from "../model/tool-model.js";
import type { TypeModel, TypeTable } from "../model/type-model.js";
import { mapInnerTypes } from "./map-inner-types.js";
import { remembered } from "./remembered.js";
import { structureDigest } from "./structure-digest.js";

/** The part of a tool that types stand in. */
export type Typed = Pick<ToolModel, "properties" | "returns" | "types" | "origins">;

/**
 * The same with names of recursive types that do not hang on the order of reading: compilers look at the members of a union
 * in orders of their own, so that of two types called `Node` now the one and now the other would be `Node_1`.
 */
export function withStableNames<Model extends Typed>(model: Model): Model {
  const names = renamed(model.types);
  if (names.size === 0) return model;
  const rename: (type: TypeModel) => TypeModel = remembered((type: TypeModel) =>
    type.kind === "ref" ? { ...type, name: names.get(type.name) ?? type.name } : mapInnerTypes(type, rename),
  );
  const { properties, returns, types, origins } = model;
  return {
    ...model,
    properties: properties.map((property) => ({ ...property, type: rename(property.type) })),
    ...(returns !== undefined && { returns: rename(returns) }),
    types: Object.fromEntries(Object.entries(types).map(([name, type]) => [names.get(name) ?? name, rename(type)])),
    origins: origins.map((origin) => ({ ...origin, type: rename(origin.type) })),
  };
}

/** The names that change: those of types that were given one name, in the order of their structure. */
function renamed(types: TypeTable): ReadonlyMap<string, string> {
  const groups = new Map<string, string[]>();
  const digest = structureDigest((name) => baseOf(name, types));
  for (const name of Object.keys(types)) {
    const base = baseOf(name, types);
    groups.set(base, [...(groups.get(base) ?? []), name]);
  }
  const pairs = [...groups.values()].flatMap((group): [string, string][] => {
    if (group.length === 1) return [];
    const inOrder = group.map((name): [string, string] => [digest(types[name] ?? { kind: "unknown" }), name]);
    const free = [...group].sort(byLength);
    return inOrder
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([, name], index) => [name, free[index] ?? name]);
  });
  return new Map(pairs.filter(([from, to]) => from !== to));
}

/** `Node` for `Node_1`, where there is a `Node`. */
function baseOf(name: string, types: TypeTable): string {
  const base = /^(.+)_\d+$/.exec(name)?.[1];
  return base !== undefined && Object.hasOwn(types, base) ? base : name;
}

/** `Node_2` before `Node_10`. */
function byLength(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}
