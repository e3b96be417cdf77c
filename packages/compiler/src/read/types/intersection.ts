import type { TypeModel } from "../../model/type-model.js";
import type { Type, TypeKind } from "../../typescript/project.js";
import { annotate } from "../notes/annotation.js";
import type { Reading, ReadType } from "../reading.js";
import { knownName } from "./known-types.js";
import { annotationParts } from "./members.js";
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

/**
 * A branded primitive is its base; everything else is one merged object, as the checker merges it. `T & Annotation<A>` is
 * `T` with what it is annotated with.
 */
export function readIntersection(reading: Reading, type: Type, read: ReadType): TypeModel {
  const { project } = reading;
  const { rest: members, annotations } = annotationParts(project, type);
  const base =
    members.find((member) => project.kindOfType(member) === "literal") ??
    members.find((member) => SIMPLE.has(project.kindOfType(member))) ??
    members.find((member) => knownName(project, member) !== undefined) ??
    (members.length === 1 ? members[0] : undefined);
  return annotate(reading, base ? read(reading, base) : readObject(reading, type, read), annotations);
}
