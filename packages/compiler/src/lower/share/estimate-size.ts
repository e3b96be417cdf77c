import type { TypeModel, TypeTable } from "../../model/type-model.js";
import { innerTypes } from "../inside/inner-types.js";
import { remembered } from "../inside/remembered.js";

/** About what a keyword with its value costs. */
const KEYWORD = 20;

/**
 * About how many characters the schemas of some types take when everything is written out, within a factor of two. Types
 * that stand in several places cost little here, since each is looked at once.
 */
export function estimateSize(roots: readonly TypeModel[], types: TypeTable): number {
  const sizeOf = sizeEstimate();
  return [...roots, ...Object.values(types)].reduce((sum, type) => sum + sizeOf(type), 0);
}

/** The same for one type after another; what was looked at is remembered. */
export function sizeEstimate(): (type: TypeModel) => number {
  const sizeOf: (type: TypeModel) => number = remembered(
    (type: TypeModel) => ownSize(type) + innerTypes(type).reduce((sum, inner) => sum + sizeOf(inner), 0),
  );
  return sizeOf;
}

function ownSize(type: TypeModel): number {
  const { doc = "", constraints, examples } = type;
  const notes = doc.length + textSize(constraints) + textSize(examples) + textSize(type.default);
  switch (type.kind) {
    case "literal":
      return notes + KEYWORD + textSize(type.values);
    case "object":
      return notes + 2 * KEYWORD + type.properties.reduce((sum, { name }) => sum + 2 * name.length + 6, 0);
    default:
      return notes + KEYWORD;
  }
}

function textSize(value: unknown): number {
  return value === undefined ? 0 : JSON.stringify(value).length;
}
