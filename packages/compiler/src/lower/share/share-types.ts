import type { Origin, TypeModel, TypeTable } from "../../model/type-model.js";
import { innerTypes } from "../inside/inner-types.js";
import { mapInnerTypes } from "../inside/map-inner-types.js";
import { typeNamed } from "../inside/type-named.js";
import { sizeEstimate } from "./estimate-size.js";
import { withLiteralOrigins } from "./literal-origins.js";
import type { Typed } from "./stable-names.js";
import { structureDigest } from "./structure-digest.js";
import { visitOrder } from "./visit-order.js";

/** Below this a definition and its references are no shorter than the type itself. */
const WORTH_SHARING = 80;

/** The same tool with each type that its arguments or its result use more than once in the type table. */
export function shareTypes<Model extends Typed>(read: Model): { readonly model: Model; readonly shared: number } {
  const model = withLiteralOrigins(read);
  const { properties, returns, types, origins } = model;
  const roots = [properties.map((property) => property.type), returns === undefined ? [] : [returns]];
  const counts = roots.map((direction) => countUses(direction, model));
  const sizeOf = sizeEstimate();
  const isShared = ({ type }: Origin, number: number): boolean =>
    counts.some((uses) => (uses.get(number) ?? 0) > 1) && sizeOf(type) >= WORTH_SHARING;
  const names = namesOf(model, isShared);
  const share = (type: TypeModel): TypeModel => reference(type, names, origins) ?? mapInnerTypes(type, share);
  const inside = (type: TypeModel): TypeModel => mapInnerTypes(type, share);
  const table: TypeTable = Object.fromEntries([
    ...Object.entries(types).map(([name, type]) => [name, inside(type)]),
    ...[...names].map(([number, name]) => [name, inside(origins[number]?.type ?? { kind: "unknown" })]),
  ]);
  return {
    shared: names.size,
    model: {
      ...model,
      properties: properties.map((property) => ({ ...property, type: share(property.type) })),
      ...(returns !== undefined && { returns: share(returns) }),
      types: table,
    },
  };
}

/** How often each type is used by what is reached from the roots; what stands inside a type counts once. */
function countUses(roots: readonly TypeModel[], { types }: Typed): ReadonlyMap<number, number> {
  const uses = new Map<number, number>();
  const seen = new Set<string>();
  const waiting = [...roots];
  for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
    const { origin } = type;
    const before = origin === undefined ? 0 : (uses.get(origin) ?? 0);
    if (origin !== undefined) uses.set(origin, before + 1);
    if (type.kind === "ref") {
      if (!seen.has(type.name)) waiting.push(typeNamed(types, type.name));
      seen.add(type.name);
    } else if (before === 0) waiting.push(...innerTypes(type));
  }
  return uses;
}

/** A use of a shared type, with the notes that are its own. */
function reference(
  { origin, doc, constraints, deprecated, examples, default: fallback }: TypeModel,
  names: ReadonlyMap<number, string>,
  origins: readonly Origin[],
): TypeModel | undefined {
  const name = origin === undefined ? undefined : names.get(origin);
  const base = origin === undefined ? undefined : origins[origin]?.type;
  if (name === undefined || base === undefined) return undefined;
  return {
    kind: "ref",
    name,
    ...(doc !== undefined && doc !== base.doc && { doc }),
    ...(deprecated && !base.deprecated && { deprecated }),
    ...(fallback !== undefined && fallback !== base.default && { default: fallback }),
    ...(examples && examples !== base.examples && { examples }),
    ...(constraints && JSON.stringify(constraints) !== JSON.stringify(base.constraints) && { constraints }),
  };
}

/** Names of types that are defined once, by their numbers. Of several with one name the one that is met first has it. */
function namesOf(
  { properties, returns, types, origins }: Typed,
  isShared: (origin: Origin, number: number) => boolean,
): ReadonlyMap<number, string> {
  const roots = [...properties.map((property) => property.type), ...(returns === undefined ? [] : [returns])];
  const names = new Map<number, string>();
  const taken = new Set(Object.keys(types));
  const counts = new Map<string, number>();
  for (const { origin: number } of visitOrder(
    roots,
    types,
    structureDigest((name) => name),
  )) {
    const origin = number === undefined ? undefined : origins[number];
    if (number === undefined || origin === undefined || names.has(number) || !isShared(origin, number)) continue;
    const { name } = origin;
    let count = counts.get(name) ?? 0;
    while (taken.has(count === 0 ? name : `${name}_${count}`)) count++;
    const free = count === 0 ? name : `${name}_${count}`;
    counts.set(name, count);
    taken.add(free);
    names.set(number, free);
  }
  return names;
}
