import type { Project, Type } from "../../typescript/project.js";
import { derivation, isClassLike } from "./derived.js";
import { isOfThePlatform, knownName } from "./known-types.js";
import { isEmptyIntersection } from "./members.js";

/**
 * Says why no value of the type can come from JSON, or undefined where one can: functions, symbols, `never`, and
 * classes of the platform with behaviour and no wire form (`RegExp`, `WeakMap`, `Blob`, …).
 */
export function notJson(project: Project, type: Type): string | undefined {
  switch (project.kindOfType(type)) {
    case "symbol":
      return "a symbol cannot come from JSON";
    case "never":
      return "the type is `never`: no value has it";
    case "void":
    case "undefined":
      return "`undefined` is no JSON value";
    case "literal":
      return typeof project.literalValue(type) === "number" && !Number.isFinite(project.literalValue(type))
        ? `JSON has no number ${String(project.literalValue(type))}`
        : undefined;
    case "union": {
      const reasons = project.members(type).map((member) => notJson(project, member));
      return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
    }
    case "intersection":
      if (isEmptyIntersection(project, type)) return "no value has all of the types";
      return isFunction(project, type) ? "a function cannot come from JSON" : undefined;
    case "object":
      return notJsonObject(project, type);
    default:
      return undefined;
  }
}

function notJsonObject(project: Project, type: Type): string | undefined {
  const known = knownName(project, type);
  if (known === "AbortSignal" || known === "Promise") return `${project.typeText(type)} has no JSON form`;
  if (known) return undefined;
  if (isFunction(project, type)) return "a function cannot come from JSON";
  const derived = derivation(project, type);
  if (derived) return "why" in derived ? derived.why : notJson(project, derived.from);
  const symbol = project.symbolOf(type);
  if (!symbol || project.symbolName(symbol).startsWith("__") || !isOfThePlatform(project, symbol)) return undefined;
  return isClassLike(project, type) ? `${project.typeText(type)} has no JSON form` : undefined;
}

function isFunction(project: Project, type: Type): boolean {
  return project.signatures(type).length > 0 || project.isConstructor(type);
}
