import { type ObjectModel, structureKey, type TypeModel } from "../../model/type-model.js";
import { fits } from "../fits/fits.js";
import { mapInnerTypes } from "../inside/map-inner-types.js";
import { lowerType } from "../lower-type.js";
import { noValueLeft } from "./no-value-left.js";
import { settleUnion } from "./settle-union.js";
import { type Settling, stepped, type Where } from "./settling.js";

/**
 * A type without what no schema can say: branches of a union that JSON cannot tell apart become one, constraints of a
 * union go to the members that they speak about, and a default that its own type refuses is dropped.
 */
export function settleType(type: TypeModel, where: Where, settling: Settling): TypeModel {
  const settled = settleInner(withoutBadPattern(type, where, settling), where, settling);
  const why = noValueLeft(settled);
  if (why !== undefined) settling.noValue(where, why);
  if (settled.default === undefined || fits(settled.default, settled, settling.types)) return settled;
  const { default: value, ...rest } = settled;
  settling.badDefault(where, value, lowerType(rest, "closed"));
  return rest;
}

/** A pattern that is no regular expression would make every check of the value fail, or throw. */
function withoutBadPattern(type: TypeModel, where: Where, settling: Settling): TypeModel {
  const { constraints } = type;
  if (constraints?.pattern === undefined) return type;
  const { pattern, ...others } = constraints;
  try {
    new RegExp(String(pattern), "u");
    return type;
  } catch (error) {
    settling.badPattern(where, pattern ?? null, error instanceof Error ? error.message : String(error));
    return { ...type, constraints: others };
  }
}

function settleInner(type: TypeModel, where: Where, settling: Settling): TypeModel {
  if (type.kind === "object" && hasMixedKeys(type, settling)) settling.mixedKeys(where);
  const settled = mapInnerTypes(type, (inner, step) => settleType(inner, stepped(where, step), settling));
  return settled.kind === "union" ? settleUnion(settled, where, settling) : settled;
}

function hasMixedKeys({ index, patterns = [] }: ObjectModel, { judge, direction }: Settling): boolean {
  if (direction === "output") return false;
  const values = [...patterns.map((entry) => entry.type), ...(index === undefined ? [] : [index])];
  const isMixed = new Set(values.map((value) => structureKey(value))).size > 1;
  return isMixed && values.some((value) => judge.changes(value));
}
