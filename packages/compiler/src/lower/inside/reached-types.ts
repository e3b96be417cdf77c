import type { TypeModel, TypeTable } from "../../model/type-model.js";
import type { Span } from "../../span.js";
import { mapInnerTypes } from "./map-inner-types.js";
import { typeNamed } from "./type-named.js";

/**
 * The types of the table that some types refer to, each with the place of the nearest member that leads to it.
 *
 * @param roots - with the places where they are written down
 */
export function reachedTypes(
  roots: readonly { readonly type: TypeModel; readonly place: Span }[],
  types: TypeTable,
): ReadonlyMap<string, Span> {
  const reached = new Map<string, Span>();
  const waiting = [...roots];
  // The list grows on the way: what is near comes before what is far.
  for (const { type, place } of waiting) {
    if (type.kind !== "ref") {
      mapInnerTypes(type, (inner, step) => {
        waiting.push({ type: inner, place: step.place ?? place });
        return inner;
      });
    } else if (!reached.has(type.name)) {
      reached.set(type.name, place);
      waiting.push({ type: typeNamed(types, type.name), place });
    }
  }
  return reached;
}
