import type { TypeModel } from "../model/type-model.js";
import type { Project, Type } from "../typescript/project.js";
import { annotate } from "./notes/annotation.js";
import { notesOfType } from "./notes/notes.js";
import { withNotes } from "./notes/with-notes.js";
import { fault, helpForNoForm, type Reading, UNSUPPORTED, unresolved } from "./reading.js";
import { keyOf, known, nameHint, recursive, withOrigin } from "./recursion.js";
import { derivation } from "./types/derived.js";
import { readIntersection } from "./types/intersection.js";
import { knownName } from "./types/known-types.js";
import { annotationsOfUnknown, type Members, membersOf } from "./types/members.js";
import { notJson } from "./types/not-json.js";
import { readObject } from "./types/object.js";
import { templatePattern } from "./types/template.js";
import { readTuple } from "./types/tuple.js";
import { readUnbound, readUnboundRecord } from "./types/unbound.js";
import { readUnion, unionOf } from "./types/union.js";

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
      return readCompound(reading, type);
  }
}

/** Types that hold others: the ones that can be recursive. */
function readCompound(reading: Reading, type: Type): TypeModel {
  const ofUnknown = annotationsOfUnknown(reading.project, type);
  if (ofUnknown) return annotate(reading, anything(reading, "unknown"), ofUnknown);
  const members = membersOf(reading.project, type);
  if (members.annotations.size > 0) return readAnnotated(reading, type, members);
  return annotate(reading, readMembers(reading, type, members.defined), annotationsOfAlias(reading, type));
}

/** An annotated union of single values is that union; only its alias tells. */
function annotationsOfAlias({ project, owns }: Reading, type: Type): readonly Type[] {
  const alias = project.kindOfType(type) === "union" ? project.aliasOf(type) : undefined;
  return owns(alias, "AnnotatedValues") ? project.aliasArguments(type).slice(1) : [];
}

/** Members that are annotated alike are one type; `null` cannot be annotated, and stands with the others. */
function readAnnotated(reading: Reading, type: Type, { defined, annotations }: Members): TypeModel {
  const { project } = reading;
  const alike = new Map<string, Type[]>();
  const nulls = defined.filter((member) => project.kindOfType(member) === "null");
  for (const member of defined) {
    if (nulls.includes(member)) continue;
    const key = (annotations.get(member) ?? []).map((given) => project.id(given)).join();
    alike.set(key, [...(alike.get(key) ?? []), member]);
  }
  const groups = [...alike.values()];
  if (groups.length === 1) groups[0]?.push(...nulls);
  else groups.push(nulls);
  const models = groups
    .filter((group) => group.length > 0)
    .map((group) => {
      const model = readMembers(reading, type, group);
      return annotate(reading, model, (group[0] && annotations.get(group[0])) ?? []);
    });
  const [only, ...more] = models;
  return only && more.length === 0 ? only : unionOf(models);
}

/** A union of so many values is no small thing to write out twice. */
const WORTH_NAMING = 8;

function readMembers(reading: Reading, type: Type, members: readonly Type[]): TypeModel {
  const { project } = reading;
  if (project.kindOfType(type) === "union") {
    const [only, ...more] = members;
    if (only && more.length === 0) return readType(reading, only);
    const isFlat = members.every((member) =>
      ["literal", "string", "number", "null", "bigint", "bigint-literal", "boolean"].includes(
        project.kindOfType(member),
      ),
    );
    if (isFlat) {
      const model = readUnion(reading, members, readType);
      const noted = withNotes(model, notesOfType(reading, type, model));
      return members.length < WORTH_NAMING ? noted : withOrigin(reading, noted, nameHint(reading, type));
    }
    const withoutNull = members.filter((member) => project.kindOfType(member) !== "null");
    if (withoutNull.length < members.length) {
      const rest = known(reading, keyOf(reading, withoutNull));
      if (rest) return { kind: "union", members: [rest, { kind: "null" }] };
    }
  }
  // A list without a name of its own is no good head of a recursion: what it is a list of is one.
  if (isContainer(project, type) && !project.aliasOf(type)) return readParts(reading, type, members);
  return recursive(reading, type, keyOf(reading, members), (inner) => readParts(inner, type, members));
}

function isContainer(project: Project, type: Type): boolean {
  return project.kindOfType(type) === "array" || ["Set", "Map", "Iterable"].includes(knownName(project, type) ?? "");
}

function readParts(reading: Reading, type: Type, members: readonly Type[]): TypeModel {
  const { project } = reading;
  switch (project.kindOfType(type)) {
    case "union":
      return readUnion(reading, members, readType);
    case "intersection":
      return readIntersection(reading, type, readType);
    case "array":
      // Only the empty list has that type.
      if (isNever(reading, project.typeArguments(type)[0])) return { kind: "tuple", elements: [] };
      return { kind: "array", items: argument(reading, type, 0) };
    case "tuple":
      return readTuple(reading, type, readType);
    default:
      return readKnown(reading, type);
  }
}

function readKnown(reading: Reading, type: Type): TypeModel {
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
      return { kind: "set", items: argument(reading, type, 0) };
    case "Iterable":
      return { kind: "array", items: argument(reading, type, 0) };
    case "Map":
      return { kind: "map", key: argument(reading, type, 0, " (key)"), value: argument(reading, type, 1, "[key]") };
    default: {
      const why = notJson(reading.project, type);
      if (why !== undefined) return noJson(reading, why);
      const json = reading.direction === "output" ? ownJson(reading.project, type) : undefined;
      if (json) return readType(reading, json);
      const derived = derivation(reading.project, type);
      if (derived && "from" in derived) return readType(reading, derived.from);
      if (!isEmptyLiteral(reading, type)) return readObject(reading, type, readType);
      // `{ [K in T]: number }` of a type parameter has no members before it is bound.
      return readUnboundRecord(reading, type, readType) ?? anything(reading, reading.project.typeText(type));
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

function argument(reading: Reading, type: Type, index: number, step = "[]"): TypeModel {
  const found = reading.project.typeArguments(type)[index];
  if (!found) return { kind: "unknown" };
  const { path } = reading;
  reading.path = `${path}${step}`;
  const model = readType(reading, found);
  reading.path = path;
  return model;
}

function anything(reading: Reading, name: string): TypeModel {
  if (reading.direction === "input")
    fault(
      reading,
      "WL1015",
      "warning",
      `the type is \`${name}\`: anything is accepted, and the model is told nothing.`,
      "Name the type that the function expects.",
    );
  return { kind: "unknown" };
}

function noJson(reading: Reading, why: string): TypeModel {
  fault(reading, "WL1010", "error", `${why}, and it is required.`, helpForNoForm(reading));
  return UNSUPPORTED;
}
