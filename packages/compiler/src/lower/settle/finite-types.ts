import type { TypeModel, TypeTable } from "../../model/type-model.js";

/**
 * The types of the table that have a value with an end. `interface Loop { self: Loop }` has none: no JSON is a value of it.
 */
export function finiteTypes(types: TypeTable): ReadonlySet<string> {
  const finite = new Set<string>();
  const waiting = new Map(Object.entries(types));
  for (let before = -1; before < finite.size; ) {
    before = finite.size;
    for (const [name, type] of waiting) {
      if (!hasEnd(type, finite)) continue;
      finite.add(name);
      waiting.delete(name);
    }
  }
  return finite;
}

/** Whether a type has a value with an end, as far as the types of the table are known to have one. */
export function hasEnd(type: TypeModel, finite: ReadonlySet<string>): boolean {
  switch (type.kind) {
    case "ref":
      return finite.has(type.name);
    case "union":
      return type.members.some((member) => hasEnd(member, finite));
    case "tuple":
      return type.elements.every((element) => element.optional || hasEnd(element.type, finite));
    case "object":
      return type.properties.every((property) => property.optional || hasEnd(property.type, finite));
    // An empty one is a value.
    default:
      return true;
  }
}
