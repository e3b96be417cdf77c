import type { Json } from "windlass";
import type { TypeModel, TypeTable } from "../../model/type-model.js";
import { canBeRead, fits } from "../fits/fits.js";

/**
 * Which values are looked for: such as two types both accept (`common`; the second one perhaps without being able to read
 * it: `loose`), such as the two read differently, and such as only the first can read although both schemas accept them.
 */
export type Aim = "common" | "loose" | "differs" | "first only";

/** Whether a value is one of those, as far as that shows from outside. */
export function isFound(aim: Aim, value: Json, a: TypeModel, b: TypeModel, types: TypeTable): boolean {
  if (!canBeRead(value, a, types)) return false;
  const isReadable = canBeRead(value, b, types);
  if (aim === "common" || aim === "differs") return isReadable;
  return aim === "loose" ? fits(value, b, types) : !isReadable && fits(value, b, types);
}
