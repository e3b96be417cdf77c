import type { TypeModel } from "../model/type-model.js";
import type { Type } from "../typescript/project.js";
import { type Reading, unresolved } from "./reading.js";
import { readCompound } from "./types/compound.js";
import { notJson } from "./types/not-json.js";
import { templatePattern } from "./types/template.js";
import { readUnbound } from "./types/unbound.js";
import { anything, noJson } from "./types/unreadable.js";

/** Reads a resolved type. `undefined` in a union is not part of the value: who asks decides whether it is optional. */
export function readType(reading: Reading, type: Type): TypeModel {
  const { project } = reading;
  switch (project.kindOfType(type)) {
    case "string":
      return { kind: "string" };
    case "number":
      return { kind: "number" };
    case "boolean":
      return { kind: "boolean" };
    case "null":
      return { kind: "null" };
    case "bigint":
      return { kind: "bigint" };
    case "bigint-literal":
      return { kind: "bigint", values: [String(project.literalValue(type))] };
    case "literal": {
      const why = notJson(project, type);
      return why === undefined ? { kind: "literal", values: [project.literalValue(type)] } : noJson(reading, why);
    }
    case "template":
    case "string-mapping": {
      const pattern = templatePattern(project, type);
      return pattern === "" ? { kind: "string" } : { kind: "template", pattern };
    }
    case "any":
    case "unknown":
      return anything(reading, project.typeText(type));
    case "error":
      return unresolved(reading, "its type");
    case "non-primitive":
      return { kind: "any-object" };
    case "type-parameter":
    case "deferred":
      return readUnbound(reading, type, readType);
    case "symbol":
    case "never":
    case "void":
    case "undefined":
      return noJson(reading, notJson(project, type) ?? "it has no JSON form");
    default:
      return readCompound(reading, type, readType);
  }
}
