import type { TypeModel } from "../../model/type-model.js";
import type { Type, TypeKind } from "../../typescript/project.js";
import type { Reading, ReadType } from "../reading.js";
import { knownName } from "./known-types.js";
import { readObject } from "./object.js";

const SIMPLE: ReadonlySet<TypeKind> = new Set([
  "string",
  "number",
  "bigint",
  "boolean",
  "literal",
  "template",
  "string-mapping",
  "array",
  "tuple",
]);

/** A branded primitive is its base; everything else is one merged object, as the checker merges it. */
export function readIntersection(reading: Reading, type: Type, read: ReadType): TypeModel {
  const { project } = reading;
  const members = project.members(type);
  const base =
    members.find((member) => project.kindOfType(member) === "literal") ??
    members.find((member) => SIMPLE.has(project.kindOfType(member))) ??
    members.find((member) => knownName(project, member) !== undefined);
  return base ? read(reading, base) : readObject(reading, type, read);
}
