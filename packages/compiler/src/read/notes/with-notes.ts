import type { Json } from "windlass";
import type { TypeModel, TypeNotes } from "../../model/type-model.js";

type Constraints = { readonly [keyword: string]: Json };

/** Notes of one use on top of those that the type has by itself; constraints of both hold. */
export function withNotes(model: TypeModel, notes: TypeNotes): TypeModel {
  if (Object.keys(notes).length === 0) return model;
  const constraints = bothOf(model.constraints ?? {}, notes.constraints ?? {});
  return { ...model, ...notes, ...(Object.keys(constraints).length > 0 && { constraints }) };
}

/** Of two limits the narrower one; of two patterns or formats that of the use. */
function bothOf(own: Constraints, further: Constraints): Constraints {
  const both = { ...own, ...further };
  for (const [keyword, limit] of Object.entries(further)) {
    const other = own[keyword];
    if (typeof limit !== "number" || typeof other !== "number") continue;
    if (/^(?:min|exclusiveMin)/.test(keyword)) both[keyword] = Math.max(limit, other);
    if (/^(?:max|exclusiveMax)/.test(keyword)) both[keyword] = Math.min(limit, other);
  }
  return both;
}
