import type { ToolModel } from "../../model/tool-model.js";
import type { TypeModel, TypeTable } from "../../model/type-model.js";
import { mapInnerTypes } from "../inside/map-inner-types.js";
import { remembered } from "../inside/remembered.js";
import { structureDigest } from "./structure-digest.js";
import { visitOrder } from "./visit-order.js";

/** The part of a tool that types stand in. */
export type Typed = Pick<ToolModel, "properties" | "returns" | "types" | "origins">;

/**
 * The same with names of recursive types that do not hang on the order of reading: compilers look at the members of a union
 * in orders of their own, so that of two types called `Node` now the one and now the other would be `Node_1`.
 */
export function withStableNames<Model extends Typed>(model: Model): Model {
  const names = renamed(model);
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

/** The names that change: of types that were given one name, the one that is met first has it as it is. */
function renamed({ properties, returns, types }: Typed): ReadonlyMap<string, string> {
  const groups = new Map<string, Set<string>>();
  const isClash = (name: string): boolean => baseOf(name, types) !== name;
  if (!Object.keys(types).some(isClash)) return new Map();
  const digest = structureDigest((name) => baseOf(name, types));
  const roots = [...properties.map((property) => property.type), ...(returns === undefined ? [] : [returns])];
  for (const type of visitOrder(roots, types, digest)) {
    if (type.kind !== "ref") continue;
    const base = baseOf(type.name, types);
    groups.set(base, (groups.get(base) ?? new Set()).add(type.name));
  }
  const pairs = [...groups.values()].flatMap((group): [string, string][] => {
    const free = [...group].sort(byLength);
    return [...group].map((name, index) => [name, free[index] ?? name]);
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
