import type { TypeModel, TypeTable } from "../model/type-model.js";
import { innerTypes } from "./inner-types.js";

/** About what a keyword with its value costs. */
const KEYWORD = 20;

/**
 * About how many characters the schemas of some types take when everything is written out, within a factor of two. Types
 * that stand in several places cost little here, since each is looked at once.
 */
export function estimateSize(roots: readonly TypeModel[], types: TypeTable): number {
  const known = new Map<TypeModel, number>();
  const sizeOf = (type: TypeModel): number => {
    const before = known.get(type);
    if (before !== undefined) return before;
    const size = ownSize(type) + innerTypes(type).reduce((sum, inner) => sum + sizeOf(inner), 0);
    known.set(type, size);
    return size;
  };
  return [...roots, ...Object.values(types)].reduce((sum, type) => sum + sizeOf(type), 0);
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
