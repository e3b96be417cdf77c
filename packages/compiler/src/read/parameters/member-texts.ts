import type { TypeModel } from "../../model/type-model.js";
import type { Doc } from "../doc.js";

/** The type with the texts of dotted `@param`s (`@param options.limit - text`) at its members. */
export function withMemberTexts(type: TypeModel, path: string, doc: Doc): TypeModel {
  const prefix = `${path}.`;
  if (type.kind !== "object" || ![...doc.params.keys()].some((name) => name.startsWith(prefix))) return type;
  const properties = type.properties.map((property) => {
    const text = doc.params.get(prefix + property.name);
    const nested = withMemberTexts(property.type, prefix + property.name, doc);
    return { ...property, type: text ? { ...nested, doc: text } : nested };
  });
  // What it says now is this use's own.
  const { origin: _, ...own } = type;
  return { ...own, properties };
}
