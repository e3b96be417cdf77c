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
  const awaited =
    project.kindOfType(type) === "union"
      ? project.members(type).map((member) => awaitedType(reading, member))
      : [awaitedType(reading, type)];
  const [only, ...more] = awaited.filter((member) => member !== undefined);
  if (!only || awaited.every((member) => member === undefined || NOTHING.has(project.kindOfType(member))))
    return undefined;
  if (more.length === 0 && (isAnything(reading, only) || notJson(project, only) !== undefined)) return undefined;
  const model =
    more.length === 0 ||
    awaited.every(
      (member, index) => member === (project.kindOfType(type) === "union" ? project.members(type)[index] : type),
    )
      ? readType(reading, more.length === 0 ? only : type)
      : readUnion(
          reading,
          awaited.filter((member) => member !== undefined),
          readType,
        );
  return text === "" ? model : { ...model, doc: text };
}

const NOTHING: ReadonlySet<string> = new Set(["void", "undefined", "never"]);

function isAnything(reading: Reading, type: Type): boolean {
  return ["any", "unknown", "error"].includes(reading.project.kindOfType(type));
}

function awaitedType(reading: Reading, type: Type): Type | undefined {
  const { project } = reading;
  if (project.kindOfType(type) !== "object" || knownName(project, type) !== "Promise") return type;
  const inner = project.typeArguments(type)[0];
  return inner && awaitedType(reading, inner);
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
