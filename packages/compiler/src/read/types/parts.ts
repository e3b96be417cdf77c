import type { TypeModel } from "../../model/type-model.js";
import type { Project, Type } from "../../typescript/project.js";
import type { Reading, ReadType } from "../reading.js";
import { derivation } from "./derived.js";
import { readIntersection } from "./intersection.js";
import { knownName } from "./known-types.js";
import { membersOf } from "./members.js";
import { notJson } from "./not-json.js";
import { readObject } from "./object.js";
import { readTuple } from "./tuple.js";
import { readUnboundRecord } from "./unbound.js";
import { readUnion, unionOf } from "./union.js";
import { anything, noJson } from "./unreadable.js";

/** Reads what a type is made of: the members of a union, the items of a list, the properties of an object. */
export function readParts(reading: Reading, type: Type, members: readonly Type[], read: ReadType): TypeModel {
  const { project } = reading;
  switch (project.kindOfType(type)) {
    case "union":
      return readUnion(reading, members, read);
    case "intersection":
      return readIntersection(reading, type, read);
    case "array":
      // Only the empty list has that type.
      if (isNever(reading, project.typeArguments(type)[0])) return { kind: "tuple", elements: [] };
      return { kind: "array", items: argument(reading, type, 0, read) };
    case "tuple":
      return readTuple(reading, type, read);
    default:
      return readKnown(reading, type, read);
  }
}

function readKnown(reading: Reading, type: Type, read: ReadType): TypeModel {
  switch (knownName(reading.project, type)) {
    case "Date":
      return { kind: "date" };
    case "URL":
      return { kind: "url" };
    case "Uint8Array":
      return { kind: "bytes" };
    case "Buffer":
      return { kind: "node-buffer" };
    case "ArrayBuffer":
      return { kind: "buffer" };
    case "Set":
      return { kind: "set", items: argument(reading, type, 0, read) };
    case "Iterable":
      return { kind: "array", items: argument(reading, type, 0, read) };
    case "Iterator":
      // A result is run to its end; a model has none to send.
      if (reading.direction === "input") return noJson(reading, `${reading.project.typeText(type)} has no JSON form`);
      return { kind: "array", items: argument(reading, type, 0, read) };
    case "Map":
      return {
        kind: "map",
        key: argument(reading, type, 0, read, " (key)"),
        value: argument(reading, type, 1, read, "[key]"),
      };
    default: {
      const why = notJson(reading.project, type);
      if (why !== undefined) return noJson(reading, why);
      const json = reading.direction === "output" ? ownJson(reading.project, type) : undefined;
      if (json) return read(reading, json);
      const derived = derivation(reading.project, type);
      if (derived && "from" in derived) return read(reading, derived.from);
      if (!isEmptyLiteral(reading, type)) return readObject(reading, type, read);
      // `{ [K in T]: number }` of a type parameter has no members before it is bound.
      return readUnboundRecord(reading, type, read) ?? anything(reading, reading.project.typeText(type));
    }
  }
}

/** An object of the user that says itself what it is in JSON: `toJSON(): string`. */
function ownJson(project: Project, type: Type): Type | undefined {
  const method = project.properties(type).find((property) => property.name === "toJSON");
  return method && project.signatures(method.type)[0]?.returns;
}

/** `{}` is everything but null and undefined. An interface without members is an object that is empty. */
function isEmptyLiteral({ project }: Reading, type: Type): boolean {
  if (project.kindOfType(type) !== "object" || project.aliasOf(type)) return false;
  const symbol = project.symbolOf(type);
  const isNamed = symbol !== undefined && project.symbolName(symbol) !== "__type";
  return !isNamed && project.properties(type).length === 0 && project.indexSignatures(type).length === 0;
}

function isNever({ project }: Reading, type: Type | undefined): boolean {
  return type !== undefined && project.kindOfType(type) === "never";
}

function argument(reading: Reading, type: Type, index: number, read: ReadType, step = "[]"): TypeModel {
  const found = reading.project.typeArguments(type)[index];
  if (!found) return { kind: "unknown" };
  const { path } = reading;
  reading.path = `${path}${step}`;
  const model = read(reading, found);
  reading.path = path;
  // In a list JSON has no other word for `undefined` than null.
  const isAbsent = reading.direction === "output" && membersOf(reading.project, found).mayBeUndefined;
  return isAbsent ? unionOf([model, { kind: "null" }]) : model;
}
