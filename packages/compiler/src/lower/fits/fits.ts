import type { Json } from "windlass";
import type { ObjectModel, TypeModel, TypeTable } from "../../model/type-model.js";
import { isStringKeyed } from "../inside/string-keyed.js";
import { typeNamed } from "../inside/type-named.js";
import { fitsConstraint, hasFormat, isBase64 } from "./fits-constraint.js";

type Tuple = Extract<TypeModel, { readonly kind: "tuple" }>;
type JsonObject = { readonly [key: string]: Json };

/** Whether a JSON value (a default, say) is a value of the type, in the form in which it travels: what the schema says. */
export function fits(value: Json, type: TypeModel, types: TypeTable): boolean {
  return new Fitting(types, () => true).fits(value, type);
}

/** Whether a JSON value is a value of the type that can be read too: a schema lets any text pass for bytes. */
export function canBeRead(value: Json, type: TypeModel, types: TypeTable): boolean {
  return new Fitting(types, isBase64).fits(value, type);
}

class Fitting {
  readonly #types: TypeTable;
  readonly #isBytes: (text: string) => boolean;

  constructor(types: TypeTable, isBytes: (text: string) => boolean) {
    this.#types = types;
    this.#isBytes = isBytes;
  }

  fits(value: Json, type: TypeModel): boolean {
    const constraints = Object.entries(type.constraints ?? {});
    return (
      this.#fitsShape(value, type) && constraints.every(([keyword, limit]) => fitsConstraint(value, keyword, limit))
    );
  }

  #fitsShape(value: Json, type: TypeModel): boolean {
    const all = (items: readonly Json[], item: TypeModel): boolean => items.every((member) => this.fits(member, item));
    switch (type.kind) {
      case "string":
      case "boolean":
      case "number":
        return typeof value === type.kind;
      case "bytes":
      case "buffer":
      case "node-buffer":
        return typeof value === "string" && this.#isBytes(value);
      case "null":
        return value === null;
      case "unknown":
      case "unsupported":
        return true;
      case "any-object":
        return isObject(value);
      case "bigint":
        return typeof value === "string" && (type.values?.includes(value) ?? /^-?\d+$/.test(value));
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
        return isArray(value) && this.#fitsTuple(value, type);
      case "map":
        return this.#fitsMap(value, type.key, type.value);
      case "object":
        return isObject(value) && this.#fitsObject(value, type);
      case "union":
        return type.members.some((member) => this.fits(value, member));
      case "ref":
        return this.fits(value, typeNamed(this.#types, type.name));
    }
  }

  #fitsTuple(value: readonly Json[], { elements, rest }: Tuple): boolean {
    const required = elements.filter((element) => !element.optional).length;
    const fitsAt = (item: Json, index: number): boolean => {
      const type = elements[index]?.type ?? rest;
      return type !== undefined && this.fits(item, type);
    };
    return value.length >= required && value.every(fitsAt);
  }

  #fitsMap(value: Json, key: TypeModel, content: TypeModel): boolean {
    if (!isStringKeyed(key)) {
      const pair: Tuple = { kind: "tuple", elements: [key, content].map((type) => ({ type, optional: false })) };
      return isArray(value) && value.every((entry) => this.fits(entry, pair));
    }
    return isObject(value) && Object.entries(value).every(([k, v]) => this.fits(k, key) && this.fits(v, content));
  }

  /** As in JSON Schema: all that speak about a name must agree, and the rest is for names that nothing speaks about. */
  #fitsObject(value: JsonObject, type: ObjectModel): boolean {
    const properties = new Map(type.properties.map((property) => [property.name, property.type]));
    if (!type.properties.every(({ name, optional }) => optional || Object.hasOwn(value, name))) return false;
    return Object.entries(value).every(([name, content]) => {
      const patterns = (type.patterns ?? []).filter(({ pattern }) => new RegExp(pattern, "u").test(name));
      const named = [...patterns.map((entry) => entry.type), ...[properties.get(name) ?? []].flat()];
      const judges = named.length > 0 ? named : [type.index ?? []].flat();
      return judges.length > 0 && judges.every((judge) => this.fits(content, judge));
    });
  }
}

function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
