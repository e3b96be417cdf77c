import type { TypeModel } from "../../model/type-model.js";
import type { Span } from "../../span.js";

/** How an inner type is reached. */
export interface Step {
  /** Such as `.days`, `[]` or `[0]`; empty for the branches of a union. */
  readonly text: string;
  /** Where it is written down, if it is a member that stands in the user's own files. */
  readonly place?: Span;
}

const BRANCH: Step = { text: "" };
const ITEM: Step = { text: "[]" };
const ANY: Step = { text: ".*" };

/** The type with something done to each type that stands directly inside it; the same object where nothing stands there. */
export function mapInnerTypes(type: TypeModel, change: (inner: TypeModel, step: Step) => TypeModel): TypeModel {
  switch (type.kind) {
    case "array":
    case "set":
      return { ...type, items: change(type.items, ITEM) };
    case "tuple": {
      const elements = type.elements.map((element, index) => ({
        ...element,
        type: change(element.type, { text: `[${index}]` }),
      }));
      return { ...type, elements, ...(type.rest !== undefined && { rest: change(type.rest, ITEM) }) };
    }
    case "map":
      return { ...type, key: change(type.key, { text: " (key)" }), value: change(type.value, ANY) };
    case "object": {
      const { properties, index, patterns } = type;
      return {
        ...type,
        properties: properties.map((property) => {
          const { name, place } = property;
          return { ...property, type: change(property.type, { text: `.${name}`, ...(place && { place }) }) };
        }),
        ...(index !== undefined && { index: change(index, ANY) }),
        ...(patterns !== undefined && {
          patterns: patterns.map((entry) => ({ ...entry, type: change(entry.type, ANY) })),
        }),
      };
    }
    case "union":
      return { ...type, members: type.members.map((member) => change(member, BRANCH)) };
    default:
      return type;
  }
}
