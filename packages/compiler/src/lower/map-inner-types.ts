import type { TypeModel } from "../model/type-model.js";

/** The type with something done to each type that stands directly inside it; the same object where nothing stands there. */
export function mapInnerTypes(type: TypeModel, change: (inner: TypeModel) => TypeModel): TypeModel {
  switch (type.kind) {
    case "array":
    case "set":
      return { ...type, items: change(type.items) };
    case "tuple": {
      const elements = type.elements.map((element) => ({ ...element, type: change(element.type) }));
      return { ...type, elements, ...(type.rest !== undefined && { rest: change(type.rest) }) };
    }
    case "map":
      return { ...type, key: change(type.key), value: change(type.value) };
    case "object": {
      const { properties, index, patterns } = type;
      return {
        ...type,
        properties: properties.map((property) => ({ ...property, type: change(property.type) })),
        ...(index !== undefined && { index: change(index) }),
        ...(patterns !== undefined && {
          patterns: patterns.map((entry) => ({ ...entry, type: change(entry.type) })),
        }),
      };
    }
    case "union":
      return { ...type, members: type.members.map(change) };
    default:
      return type;
  }
}
