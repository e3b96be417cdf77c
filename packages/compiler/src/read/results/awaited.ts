import type { Project, Type } from "../../typescript/project.js";
import { knownName } from "../types/known-types.js";
import { definedMembers } from "../types/members.js";

/**
 * What a caller gets after `await`: what promises, and other objects with a `then` method, hold. A union without one of
 * them stays whole.
 */
export function awaitedTypes(project: Project, type: Type): readonly Type[] {
  const inner = promisedType(project, type);
  if (inner) return awaitedTypes(project, inner);
  const members = project.kindOfType(type) === "union" ? project.members(type) : [];
  const isPromising = members.some((member) => promisedType(project, member) !== undefined);
  return isPromising ? members.flatMap((member) => awaitedTypes(project, member)) : [type];
}

/** One level of a promise; undefined for what is none. */
export function promisedType(project: Project, type: Type): Type | undefined {
  switch (project.kindOfType(type)) {
    case "intersection":
      return first(project.members(type), (member) => promisedType(project, member));
    case "object":
      return knownName(project, type) === "Promise" ? project.typeArguments(type)[0] : thenable(project, type);
    default:
      return undefined;
  }
}

/** The type of the value that `then` hands to its first callback. */
function thenable(project: Project, type: Type): Type | undefined {
  const then = project.properties(type).find((property) => property.name === "then");
  const callback = then && project.signatures(then.type)[0]?.parameters[0];
  if (!callback) return undefined;
  return first(definedMembers(project, callback.type), (member) => project.signatures(member)[0]?.parameters[0]?.type);
}

function first<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
