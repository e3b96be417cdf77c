//! ill-typed
import { schemaOf, schemaOf as renamed } from "windlass";
import * as windlass from "windlass";

export const none = schemaOf();
export const two = schemaOf<string, number>();
export const value = schemaOf<string>("text");

const alias = schemaOf;
export const aliased = alias<{ b: string }>();
export const mapped = [undefined].map(schemaOf);
export const instantiated = schemaOf<string[]>;
export const kept = { schemaOf, other: windlass.schemaOf, quoted: windlass["schemaOf"] };
export const { schemaOf: taken } = windlass;
export const wrapped = (schemaOf)<string>();
export const bound = renamed.bind(undefined);

export const isThere = typeof schemaOf === "function";
export const fine = [windlass.schemaOf<string>(), renamed<number>()];
export type Maker = typeof schemaOf;
export { schemaOf as again } from "windlass";
export { renamed };
export default schemaOf;

/** A name of one's own says nothing. */
export function own(schemaOf: () => void): () => void {
  return schemaOf;
}
