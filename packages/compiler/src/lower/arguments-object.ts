import type { ObjectModel, PropertyModel } from "../model/type-model.js";

/** The arguments object: named properties, and index signatures where it has some. */
export function argumentsObject(all: readonly PropertyModel[]): Omit<ObjectModel, "kind"> {
  const rest = all.find((property) => property.of === "rest");
  const patterns = all.flatMap(({ name, type, of }) => (of === "pattern" ? [{ pattern: name, type }] : []));
  return {
    properties: all.filter((property) => property.of === undefined),
    ...(rest && { index: rest.type }),
    ...(patterns.length > 0 && { patterns }),
  };
}
