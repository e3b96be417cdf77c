import { schemaOf as make } from "windlass";
import * as windlass from "windlass";
import { own } from "./input.kit.js";

function schemaOf<T>(): T | undefined {
  return undefined;
}

/** Not a schema: `schemaOf` is a function of this file. */
export const plain = schemaOf<string>();

export const renamed = make<"renamed">();
export const inNamespace = windlass.schemaOf<"namespace">();
export const exported = own<"exported">();
export function local<T>(value: T): [T, unknown] {
  // The type is known here, whatever T is.
  return [value, make<"local">(/* nothing */)];
}
export const nested = { inner: [make<Array<Only<"x">>>()] };
type Only<T> = T extends string ? T : never;
