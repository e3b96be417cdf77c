import type { TypeModel } from "../../model/type-model.js";
import { isStringKeyed } from "../inside/string-keyed.js";

const UNKNOWN: TypeModel = { kind: "unknown" };
const STRING: TypeModel = { kind: "string" };

/** What a type says about lists in JSON. */
export interface ListView {
  /** What a list becomes in JavaScript. */
  readonly form: "array" | "set" | "map";
  readonly first: readonly TypeModel[];
  /** The type of what follows; undefined where nothing may. */
  readonly rest: TypeModel | undefined;
  readonly min: number;
}

/** What a type says about objects in JSON. */
export interface ObjectView {
  /** What an object becomes in JavaScript. */
  readonly form: "object" | "map";
  readonly properties: ReadonlyMap<string, TypeModel>;
  readonly required: readonly string[];
  readonly patterns: readonly { readonly pattern: string; readonly type: TypeModel }[];
  /** The type of the names that nothing else speaks about, and of what they hold; undefined where there are none. */
  readonly rest: { readonly key: TypeModel; readonly value: TypeModel } | undefined;
}

/** The lists that a type accepts, seen from above; undefined where it accepts none. */
export function listView(type: TypeModel): ListView | undefined {
  const least = type.constraints?.minItems;
  const min = typeof least === "number" ? least : 0;
  switch (type.kind) {
    case "unknown":
    case "unsupported":
      return { form: "array", first: [], rest: UNKNOWN, min };
    case "array":
    case "set":
      return { form: type.kind, first: [], rest: type.items, min };
    case "tuple": {
      const required = type.elements.filter((element) => !element.optional).length;
      const first = type.elements.map((element) => element.type);
      return { form: "array", first, rest: type.rest, min: Math.max(min, required) };
    }
    case "map": {
      if (isStringKeyed(type.key)) return undefined;
      const elements = [type.key, type.value].map((part) => ({ type: part, optional: false }));
      return { form: "map", first: [], rest: { kind: "tuple", elements }, min };
    }
    default:
      return undefined;
  }
}

/** The objects that a type accepts, seen from above; undefined where it accepts none. */
export function objectView(type: TypeModel): ObjectView | undefined {
  const nothing = { properties: new Map<string, TypeModel>(), required: [], patterns: [] };
  switch (type.kind) {
    case "unknown":
    case "unsupported":
    case "any-object":
      return { form: "object", ...nothing, rest: { key: STRING, value: UNKNOWN } };
    case "map":
      return isStringKeyed(type.key)
        ? { form: "map", ...nothing, rest: { key: type.key, value: type.value } }
        : undefined;
    case "object":
      return {
        form: "object",
        properties: new Map(type.properties.map((property) => [property.name, property.type])),
        required: type.properties.filter((property) => !property.optional).map((property) => property.name),
        patterns: type.patterns ?? [],
        rest: type.index && { key: STRING, value: type.index },
      };
    default:
      return undefined;
  }
}

/** The type of a member by its name; undefined where the object may not have it. */
export function memberType({ properties, patterns, rest }: ObjectView, name: string): TypeModel | undefined {
  const named = properties.get(name) ?? patterns.find(({ pattern }) => new RegExp(pattern, "u").test(name))?.type;
  return named ?? rest?.value;
}

/** The type of an item by its place; undefined where the list may not be that long. */
export function itemType({ first, rest }: ListView, index: number): TypeModel | undefined {
  return first[index] ?? rest;
}
