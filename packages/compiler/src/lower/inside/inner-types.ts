import type { TypeModel } from "../../model/type-model.js";

/** The types that stand directly inside another, not those behind a reference. */
export function innerTypes(type: TypeModel): readonly TypeModel[] {
  switch (type.kind) {
    case "array":
    case "set":
      return [type.items];
    case "tuple":
      return [...type.elements.map((element) => element.type), ...(type.rest === undefined ? [] : [type.rest])];
    case "map":
      return [type.key, type.value];
    case "object":
      return [
        ...type.properties.map((property) => property.type),
        ...(type.index === undefined ? [] : [type.index]),
        ...(type.patterns ?? []).map((entry) => entry.type),
      ];
    case "union":
      return type.members;
    default:
      return [];
  }
}
