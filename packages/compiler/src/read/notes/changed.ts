import type { TypeModel } from "../../model/type-model.js";

/** The type as it was where no part of it became another; what was changed inside is no plain use of a shared type. */
export function changed<Model extends TypeModel>(before: Model, after: Model): Model {
  const [old, parts] = [partsOf(before), partsOf(after)];
  if (old.length === parts.length && old.every((part, index) => part === parts[index])) return before;
  const { origin, ...own } = after;
  return own as Model;
}

function partsOf(type: TypeModel): readonly TypeModel[] {
  switch (type.kind) {
    case "array":
    case "set":
      return [type.items];
    case "tuple":
      return [...type.elements.map((element) => element.type), ...(type.rest ? [type.rest] : [])];
    case "map":
      return [type.key, type.value];
    case "union":
      return type.members;
    case "object":
      return [
        ...type.properties.map((property) => property.type),
        ...(type.patterns ?? []).map((entry) => entry.type),
        ...(type.index ? [type.index] : []),
      ];
    default:
      return [];
  }
}
