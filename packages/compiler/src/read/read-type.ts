import type { TypeModel } from "../model/type-model.js";
import type { Type, TypeSymbol } from "../typescript/project.js";
import { notesOfType, withNotes } from "./notes.js";
import { fault, type Open, type Reading, UNSUPPORTED } from "./reading.js";
import { readIntersection } from "./types/intersection.js";
import { knownName } from "./types/known-types.js";
import { definedMembers, notJson } from "./types/not-json.js";
import { readObject } from "./types/object.js";
import { templatePattern } from "./types/template.js";
import { readTuple } from "./types/tuple.js";
import { readUnion } from "./types/union.js";

/** How often one generic may stand inside itself with other arguments before it counts as endless. */
const MAX_EXPANSION = 25;

/** How many types may stand inside each other. */
const MAX_DEPTH = 150;

/** Reads a resolved type. `undefined` in a union is not part of the value: who asks decides whether it is optional. */
export function readType(reading: Reading, type: Type): TypeModel {
  const { project } = reading;
  switch (project.kindOfType(type)) {
    case "string":
    case "string-mapping":
      return { kind: "string" };
    case "number":
      return { kind: "number" };
    case "boolean":
      return { kind: "boolean" };
    case "null":
      return { kind: "null" };
    case "bigint":
    case "bigint-literal":
      return { kind: "bigint" };
    case "literal":
      return { kind: "literal", values: [project.literalValue(type)] };
    case "template": {
      const pattern = templatePattern(project, type);
      return pattern === undefined || pattern === "" ? { kind: "string" } : { kind: "template", pattern };
    }
    case "any":
    case "unknown":
      return anything(reading, type);
    case "error":
      fault(
        reading,
        "WL1012",
        "error",
        "TypeScript cannot resolve its type.",
        "Fix the import or the name first; `tsc --noEmit` says which.",
      );
      return UNSUPPORTED;
    case "non-primitive":
      return { kind: "any-object" };
    case "type-parameter":
    case "deferred":
      return deferred(reading, type);
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
  const { project } = reading;
  const members = definedMembers(project, type);
  if (project.kindOfType(type) === "union") {
    const [only, ...more] = members;
    if (only && more.length === 0) return readType(reading, only);
    const isFlat = members.every((member) =>
      ["literal", "string", "number", "null", "bigint", "boolean"].includes(project.kindOfType(member)),
    );
    if (isFlat) {
      const model = readUnion(reading, members, readType);
      return withNotes(model, notesOfType(reading, type, model));
    }
    const withoutNull = members.filter((member) => project.kindOfType(member) !== "null");
    if (withoutNull.length < members.length) {
      const rest = known(reading, keyOf(reading, withoutNull));
      if (rest) return { kind: "union", members: [rest, { kind: "null" }] };
    }
  }
  return recursive(reading, type, keyOf(reading, members), () => readParts(reading, type, members));
}

function keyOf(reading: Reading, members: readonly Type[]): string {
  return members
    .map((member) => reading.project.id(member))
    .sort((a, b) => a - b)
    .join("|");
}

function readParts(reading: Reading, type: Type, members: readonly Type[]): TypeModel {
  const { project } = reading;
  switch (project.kindOfType(type)) {
    case "union":
      return readUnion(reading, members, readType);
    case "intersection":
      return readIntersection(reading, type, readType);
    case "array":
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
    case "Buffer":
      return { kind: "bytes" };
    case "ArrayBuffer":
      return { kind: "buffer" };
    case "Set":
      return { kind: "set", items: argument(reading, type, 0) };
    case "Iterable":
      return { kind: "array", items: argument(reading, type, 0) };
    case "Map":
      return { kind: "map", key: argument(reading, type, 0), value: argument(reading, type, 1) };
    default: {
      const why = notJson(reading.project, type);
      return why === undefined ? readObject(reading, type, readType) : noJson(reading, why);
    }
  }
}

function argument(reading: Reading, type: Type, index: number): TypeModel {
  const found = reading.project.typeArguments(type)[index];
  if (!found) return { kind: "unknown" };
  const { path } = reading;
  reading.path = `${path}[]`;
  const model = readType(reading, found);
  reading.path = path;
  return model;
}

/** Closes a recursion with a name; a generic that grows at each level is reported, once. */
function recursive(reading: Reading, type: Type, key: string, read: () => TypeModel): TypeModel {
  const { project, endless } = reading;
  const before = known(reading, key);
  if (before) return before;
  const symbol = project.symbolOf(type);
  if (symbol && endless.has(symbol)) return UNSUPPORTED;
  if (isEndless(reading, symbol)) return reportEndless(reading, type, symbol);
  const open: Open = { key, symbol, hint: nameHint(reading, type) };
  reading.open.push(open);
  const bare = read();
  reading.open.pop();
  const model = symbol && endless.has(symbol) ? UNSUPPORTED : withNotes(bare, notesOfType(reading, type, bare));
  if (open.name === undefined) return model;
  reading.types[open.name] = model;
  return { kind: "ref", name: open.name };
}

function isEndless(reading: Reading, symbol: TypeSymbol | undefined): boolean {
  const alike = symbol ? reading.open.filter((open) => open.symbol === symbol).length : 0;
  return alike >= MAX_EXPANSION || reading.open.length > MAX_DEPTH;
}

function reportEndless(reading: Reading, type: Type, symbol: TypeSymbol | undefined): TypeModel {
  if (symbol) reading.endless.add(symbol);
  const name = symbol ? reading.project.symbolName(symbol) : reading.project.typeText(type);
  fault(
    reading,
    "WL1014",
    "error",
    `${name} expands without end: the type grows at each level.`,
    "Write a type whose depth is fixed, or break the growth with an array or a plain type.",
  );
  return UNSUPPORTED;
}

function known(reading: Reading, key: string): TypeModel | undefined {
  const name = reading.names.get(key);
  if (name !== undefined) return { kind: "ref", name };
  const open = reading.open.find((other) => other.key === key);
  if (!open) return undefined;
  const taken = new Set(reading.names.values());
  let free = open.hint;
  for (let n = 1; taken.has(free); n++) free = `${open.hint}_${n}`;
  open.name = free;
  reading.names.set(key, free);
  return { kind: "ref", name: free };
}

function nameHint(reading: Reading, type: Type): string {
  const { project } = reading;
  const symbol = project.aliasOf(type) ?? project.symbolOf(type);
  const name = symbol ? project.symbolName(symbol).replace(/[^A-Za-z0-9_]/g, "_") : "";
  return name === "" || name.startsWith("__") || name === "Array" ? "Type" : name;
}

function anything(reading: Reading, type: Type): TypeModel {
  if (reading.direction === "input")
    fault(
      reading,
      "WL1015",
      "warning",
      `the type is \`${reading.project.typeText(type)}\`: anything is accepted, and the model is told nothing.`,
      "Name the type that the function expects.",
    );
  return { kind: "unknown" };
}

function deferred(reading: Reading, type: Type): TypeModel {
  const constraint = reading.project.constraint(type);
  if (constraint) return readType(reading, constraint);
  if (reading.direction === "output") return { kind: "unknown" };
  fault(
    reading,
    "WL1013",
    "error",
    `its type is the type parameter ${reading.project.typeText(type)}, which has no constraint.`,
    "Name a concrete type, or constrain the type parameter: `<T extends string>`.",
  );
  return UNSUPPORTED;
}

function noJson(reading: Reading, why: string): TypeModel {
  fault(
    reading,
    "WL1010",
    "error",
    `${why}, and it is required.`,
    "Give it a type that JSON can carry, make it optional, or keep it out of the tool's parameters.",
  );
  return UNSUPPORTED;
}
