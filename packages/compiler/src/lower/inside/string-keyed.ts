import type { TypeModel } from "../../model/type-model.js";

/** Whether the keys of a map are strings, so that it travels as an object; other maps travel as a list of pairs. */
export function isStringKeyed(key: TypeModel): boolean {
  switch (key.kind) {
    case "string":
    case "template":
      return true;
    case "literal":
      return key.values.every((value) => typeof value === "string");
    case "union":
      return key.members.every(isStringKeyed);
    default:
      return false;
  }
}
