import type { TypeModel } from "../model/type-model.js";
import type { Project, Type } from "../typescript/project.js";
import { readType } from "./read-type.js";
import type { Reading } from "./reading.js";
import { knownName } from "./types/known-types.js";
import { notJson } from "./types/not-json.js";
import { readUnion } from "./types/union.js";

/** The awaited return type; undefined where a caller gets nothing that can be described. */
export function readReturns(reading: Reading, type: Type, text: string): TypeModel | undefined {
  const { project } = reading;
  const members = project.kindOfType(type) === "union" ? project.members(type) : [type];
  const awaited = members.map((member) => awaitedType(reading, member));
  const [only, ...more] = awaited.filter((member) => !NOTHING.has(project.kindOfType(member)));
  if (!only) return undefined;
  if (more.length === 0 && (isAnything(reading, only) || notJson(project, only) !== undefined)) return undefined;
  // Read as it was written where nothing had to be awaited: the type's own name is kept for `$defs`.
  const isWritten = awaited.every((member, index) => member === members[index]);
  const several = () => (isWritten ? readType(reading, type) : readUnion(reading, [only, ...more], readType));
  const model = more.length === 0 ? readType(reading, only) : several();
  return text === "" ? model : { ...model, doc: text };
}

const NOTHING: ReadonlySet<string> = new Set(["void", "undefined", "never"]);

function isAnything(reading: Reading, type: Type): boolean {
  return ["any", "unknown", "error"].includes(reading.project.kindOfType(type));
}

function awaitedType(reading: Reading, type: Type): Type {
  const { project } = reading;
  if (project.kindOfType(type) !== "object" || knownName(project, type) !== "Promise") return type;
  const inner = project.typeArguments(type)[0];
  return inner ? awaitedType(reading, inner) : type;
}

/** Whether `undefined` or `void` is one of several things that the function may return. */
export function mayReturnNothing(project: Project, type: Type): boolean {
  if (project.kindOfType(type) === "union") {
    return project
      .members(type)
      .some((member) => NOTHING.has(project.kindOfType(member)) || mayReturnNothing(project, member));
  }
  const inner =
    project.kindOfType(type) === "object" && knownName(project, type) === "Promise"
      ? project.typeArguments(type)[0]
      : undefined;
  return inner !== undefined && mayReturnNothing(project, inner);
}
