import type { TypeModel } from "../../model/type-model.js";
import { mapInnerTypes } from "../inside/map-inner-types.js";

/** Stands for an inner type in the text that a digest is made of. */
const INNER: TypeModel = { kind: "unknown" };

/**
 * Makes short texts that are the same for types with the same structure, on every compiler and whatever was read before: for
 * orders, not for identity. Each type is looked at once, however often it is used.
 *
 * @param nameOf - what stands for the name of a reference
 */
export function structureDigest(nameOf: (name: string) => string): (type: TypeModel) => string {
  const known = new Map<TypeModel, string>();
  const digest = (type: TypeModel): string => {
    const before = known.get(type);
    if (before !== undefined) return before;
    const inner: string[] = [];
    const own = mapInnerTypes(type, (part) => {
      inner.push(digest(part));
      return INNER;
    });
    // The members of a union stand in the order of reading.
    if (type.kind === "union") inner.sort();
    const shape = type.kind === "ref" ? { ...type, name: nameOf(type.name) } : own;
    const text = hash(`${JSON.stringify(shape, isStructure)} ${inner.join()}`);
    known.set(type, text);
    return text;
  };
  return digest;
}

function isStructure(key: string, value: unknown): unknown {
  return key === "place" || (key === "origin" && typeof value === "number") ? undefined : value;
}

/** 64 bits (FNV-1a, twice with other beginnings). */
function hash(text: string): string {
  let [a, b] = [0x811c9dc5, 0x2f0b4a27];
  for (let index = 0; index < text.length; index++) {
    a = Math.imul(a ^ text.charCodeAt(index), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(index), 0x01000193);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
