import type { Json } from "windlass";
import type { ObjectModel, TypeModel, TypeTable } from "../model/type-model.js";
import { fitsConstraint, hasFormat } from "./fits-constraint.js";
import { isStringKeyed } from "./string-keyed.js";
import { typeNamed } from "./type-named.js";

type Tuple = Extract<TypeModel, { readonly kind: "tuple" }>;
type JsonObject = { readonly [key: string]: Json };

/** Whether a JSON value (a default, say) is a value of the type, in the form in which it travels. */
export function fits(value: Json, type: TypeModel, types: TypeTable): boolean {
  const constraints = Object.entries(type.constraints ?? {});
  return (
    fitsShape(value, type, types) && constraints.every(([keyword, limit]) => fitsConstraint(value, keyword, limit))
  );
}

function fitsShape(value: Json, type: TypeModel, types: TypeTable): boolean {
  const all = (items: readonly Json[], item: TypeModel): boolean => items.every((member) => fits(member, item, types));
  switch (type.kind) {
    case "string":
    case "boolean":
    case "number":
      return typeof value === type.kind;
    case "bytes":
    case "buffer":
      return typeof value === "string";
    case "null":
      return value === null;
    case "unknown":
    case "unsupported":
      return true;
    case "any-object":
      return isObject(value);
    case "bigint":
      return typeof value === "string" && /^-?\d+$/.test(value);
    case "date":
      return typeof value === "string" && hasFormat("date-time", value);
    case "url":
      return typeof value === "string" && hasFormat("uri", value);
    case "literal":
      return type.values.some((literal) => literal === value);
    case "template":
      return typeof value === "string" && new RegExp(type.pattern, "u").test(value);
    case "array":
      return isArray(value) && all(value, type.items);
    case "set":
      return isArray(value) && all(value, type.items) && fitsConstraint(value, "uniqueItems", true);
    case "tuple":
      return isArray(value) && fitsTuple(value, type, types);
    case "map":
      return fitsMap(value, type.key, type.value, types);
    case "object":
      return isObject(value) && fitsObject(value, type, types);
    case "union":
      return type.members.some((member) => fits(value, member, types));
    case "ref":
      return fits(value, typeNamed(types, type.name), types);
  }
}

function fitsTuple(value: readonly Json[], { elements, rest }: Tuple, types: TypeTable): boolean {
  const required = elements.filter((element) => !element.optional).length;
  const fitsAt = (item: Json, index: number): boolean => {
    const type = elements[index]?.type ?? rest;
    return type !== undefined && fits(item, type, types);
  };
  return value.length >= required && value.every(fitsAt);
}

function fitsMap(value: Json, key: TypeModel, content: TypeModel, types: TypeTable): boolean {
  if (!isStringKeyed(key)) {
    const pair: Tuple = { kind: "tuple", elements: [key, content].map((type) => ({ type, optional: false })) };
    return isArray(value) && value.every((entry) => fits(entry, pair, types));
  }
  return isObject(value) && Object.entries(value).every(([k, v]) => fits(k, key, types) && fits(v, content, types));
}

/** As in JSON Schema: all that speak about a name must agree, and the rest is for names that nothing speaks about. */
function fitsObject(value: JsonObject, type: ObjectModel, types: TypeTable): boolean {
  const properties = new Map(type.properties.map((property) => [property.name, property.type]));
  if (!type.properties.every(({ name, optional }) => optional || Object.hasOwn(value, name))) return false;
  return Object.entries(value).every(([name, content]) => {
    const patterns = (type.patterns ?? []).filter(({ pattern }) => new RegExp(pattern, "u").test(name));
    const named = [...patterns.map((entry) => entry.type), ...[properties.get(name) ?? []].flat()];
    const judges = named.length > 0 ? named : [type.index ?? []].flat();
    return judges.length > 0 && judges.every((judge) => fits(content, judge, types));
  });
}

function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
