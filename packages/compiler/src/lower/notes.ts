import type { TypeModel, TypeNotes } from "../model/type-model.js";

/** A type with notes of one of its uses put on top of its own; constraints of both hold. */
export function withOuterNotes(type: TypeModel, outer: TypeNotes): TypeModel {
  const constraints = { ...type.constraints, ...outer.constraints };
  return {
    ...type,
    ...(outer.doc !== undefined && { doc: outer.doc }),
    ...(outer.default !== undefined && { default: outer.default }),
    ...(outer.deprecated === true && { deprecated: true }),
    ...(outer.examples !== undefined && { examples: outer.examples }),
    ...(Object.keys(constraints).length > 0 && { constraints }),
  };
}
