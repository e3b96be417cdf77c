import type { Origin, TypeModel } from "../../model/type-model.js";
import { mapInnerTypes } from "../inside/map-inner-types.js";
import { remembered } from "../inside/remembered.js";
import type { Typed } from "./stable-names.js";

/** Lists of values with a shorter text are as well written out. */
const LONG = 80;

/** What a list of values is called where the source has no name for it. */
const NAMELESS = "Values";

/**
 * The same with one origin for each long list of literal values. Within a union (`Unit | null`) the reader knows the values
 * but not what they are called; elsewhere it calls them by the member that they stand at where they have no other name.
 */
export function withLiteralOrigins<Model extends Typed>(model: Model): Model {
  const { properties, returns, types } = model;
  const origins: Origin[] = [];
  const names = namesOfLists(model.origins);
  const numbers = new Map<string, number>();
  const numberOf = (key: string, type: TypeModel): number => {
    const number = numbers.get(key) ?? model.origins.length + origins.length;
    if (!numbers.has(key)) origins.push({ name: names.get(key) ?? NAMELESS, type });
    numbers.set(key, number);
    return number;
  };
  const keyOf = remembered(listKey);
  const mark: (type: TypeModel) => TypeModel = remembered((type: TypeModel) => {
    if (type.kind !== "literal") return mapInnerTypes(type, mark);
    // What a use says beside the values is no part of the list.
    const list = (type.origin === undefined ? undefined : model.origins[type.origin]?.type) ?? valuesOf(type);
    const key = keyOf(list);
    return key.length < LONG ? type : { ...type, origin: numberOf(key, list) };
  });
  const marked = model.origins.map((origin) => ({ ...origin, type: mark(origin.type) }));
  return {
    ...model,
    properties: properties.map((property) => ({ ...property, type: mark(property.type) })),
    ...(returns !== undefined && { returns: mark(returns) }),
    types: Object.fromEntries(Object.entries(types).map(([name, type]) => [name, mark(type)])),
    origins: [...marked, ...origins],
  };
}

function valuesOf(type: Extract<TypeModel, { readonly kind: "literal" }>): TypeModel {
  return { kind: "literal", values: type.values };
}

/** The same text for lists with the same values and the same notes; short for what is no list. */
function listKey(type: TypeModel): string {
  const { doc, constraints, examples, deprecated, default: fallback } = type;
  return type.kind === "literal" ? JSON.stringify([type.values, doc, constraints, examples, deprecated, fallback]) : "";
}

/** The names that the source has for lists of values; of several the first in the alphabet, where types come first. */
function namesOfLists(origins: readonly Origin[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { name, type } of origins) {
    const key = listKey(type);
    const before = names.get(key);
    if (before === undefined || name < before) names.set(key, name);
  }
  return names;
}
