import type { TypeModel, TypeNotes } from "../model/type-model.js";

/** Notes of one use on top of those that the type has by itself; constraints of both hold. */
export function withNotes(model: TypeModel, notes: TypeNotes): TypeModel {
  const constraints = { ...model.constraints, ...notes.constraints };
  return { ...model, ...notes, ...(Object.keys(constraints).length > 0 && { constraints }) };
}
