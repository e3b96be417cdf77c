import type { ObjectModel, PropertyModel, TypeModel } from "../../model/type-model.js";
import type { Project, Property, Type } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import { optionally } from "../attempts.js";
import { memberComment, withOwnNotes } from "../notes/notes.js";
import {
  at,
  fault,
  helpForLeftOut,
  helpForNoForm,
  type Reading,
  type ReadType,
  UNSUPPORTED,
  unresolved,
} from "../reading.js";
import { writtenSignatures } from "./index-signatures.js";
import { membersOf } from "./members.js";
import { notJson } from "./not-json.js";
import { patternsBeside } from "./patterns-beside.js";
import { placeKey } from "./place-order.js";
import { templatePattern } from "./template.js";
import { readUnboundRecord } from "./unbound.js";
import { withWrittenNull, writtenNothing } from "./written-nothing.js";

/** Reads an object by the properties and index signatures that the checker resolves. */
export function readObject(reading: Reading, type: Type, read: ReadType): TypeModel {
  const { project } = reading;
  const unbound = readUnboundRecord(reading, type, read);
  if (unbound) return unbound;
  if (hasUnresolvedBase(reading, type)) return unresolved(reading, "a type that it extends");
  const isData = (property: Property) => property.form === "data";
  const found = project
    .properties(type)
    .filter(({ visibility, name }) => visibility === "public" && !name.startsWith("__@"));
  const behaviour = isClass(reading, type) ? found.filter((property) => !isData(property)) : [];
  if (behaviour.length > 0 && reading.direction === "input") warnAboutBehaviour(reading, type, behaviour);
  const data = found.filter((property) => !behaviour.includes(property));
  const properties = ordered(reading, data).flatMap((property) => readProperty(reading, property, read));
  const index = readIndex(reading, type, read);
  const patterns = project.kindOfType(type) === "intersection" && patternsBeside(properties, index.patterns);
  return { kind: "object", properties, ...index, ...(patterns && { patterns }) } satisfies ObjectModel;
}

function isClass({ project }: Reading, type: Type): boolean {
  const symbol = project.symbolOf(type);
  const declarations = symbol ? project.declarations(symbol) : [];
  return declarations.some((declaration) => project.kind(declaration).startsWith("Class"));
}

/** Declaration order; what a mapped type makes comes last, by name. */
function ordered({ project }: Reading, properties: readonly Property[]): Property[] {
  return properties
    .map((property) => {
      const { declaration, name } = property;
      return { property, key: declaration ? `0 ${placeKey(project, declaration)} ${name}` : `1 ${name}` };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ property }) => property);
}

/** One property, or none where it is left out. */
function readProperty(reading: Reading, property: Property, read: ReadType): PropertyModel[] {
  const { project } = reading;
  const { name, declaration } = property;
  const place = declaration && project.span(declaration.name ?? declaration);
  const here = place && !project.isDefaultLib(place.file) ? place : undefined;
  return at(reading, name, here, () => {
    const { defined: members, mayBeUndefined } = membersOf(project, property.type);
    // `b?: never`: not there, which is what a closed object says.
    if (members.length === 0) return [];
    const isAbsent = reading.direction === "output" && ["any", "unknown"].includes(project.kindOfType(property.type));
    const mayBeAbsent = mayBeUndefined || isAbsent || writtenNothing(project, declaration?.type).undefined;
    const optional = property.optional || mayBeAbsent;
    const reasons = members.map((member) => notJson(project, member));
    if (reasons.every((reason) => reason !== undefined)) return withoutForm(reading, name, optional, reasons[0] ?? "");
    const attempt = (inner: Reading) =>
      withWrittenNull(project, declaration?.type, read(inner, property.type), property.type);
    const type = optional ? optionally(reading, attempt) : attempt(reading);
    if (!type) return [];
    const described = describedAt(project, property);
    const noted = described ? withOwnNotes(reading, described, type, property.type) : type;
    return [{ name, type: noted, optional, ...placed(reading) }];
  });
}

/** Where a property is described: of the parts of an intersection, the first that says something. */
function describedAt(project: Project, { declaration, others = [] }: Property): SyntaxNode | undefined {
  if (!declaration || others.length === 0 || memberComment(project, declaration)) return declaration;
  const keyed = others
    .map((other) => ({ other, key: placeKey(project, other) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return keyed.find(({ other }) => memberComment(project, other))?.other ?? declaration;
}

/** A member that has no JSON form: left out where nobody misses it, else an error that costs this member alone. */
function withoutForm(reading: Reading, name: string, optional: boolean, why: string): PropertyModel[] {
  if (reading.direction === "output") return [];
  if (optional) {
    fault(reading, "WL1011", "info", `left out, since ${why}.`, helpForLeftOut(reading));
    return [];
  }
  fault(reading, "WL1010", "error", `${why}, and it is required.`, helpForNoForm(reading));
  return [{ name, type: UNSUPPORTED, optional: false, ...placed(reading) }];
}

/** Only the user's own files: the place is where he can do something about it. */
function placed({ place, foreign }: Reading): Pick<PropertyModel, "place"> {
  return foreign ? {} : { place };
}

function readIndex(reading: Reading, type: Type, read: ReadType): Pick<ObjectModel, "index" | "patterns"> {
  const { project } = reading;
  const patterns: { pattern: string; type: TypeModel }[] = [];
  let index: TypeModel | undefined;
  const written = () => writtenSignatures(project, type);
  for (const signature of project.indexSignatures(type)) {
    // `Record<string, never>`: no further property.
    if (project.kindOfType(signature.value) === "never") continue;
    const key = keyOf(project, signature.key);
    const kind = project.kindOfType(key);
    if (kind === "symbol") continue;
    const value = () => at(reading, "[key]", undefined, () => readValue(reading, written(), signature, read));
    if (kind === "error") unresolved(reading, "the type of its keys");
    const pattern = kind === "template" || kind === "string-mapping" ? templatePattern(project, key) : "";
    if (pattern) patterns.push({ pattern, type: value() });
    else if (kind !== "number" || index === undefined) index = value();
  }
  patterns.sort((a, b) => (a.pattern < b.pattern ? -1 : 1));
  return { ...(index && { index }), ...(patterns.length > 0 && { patterns }) };
}

/** The type of the values, with what the comment on the signature says of them. */
function readValue(
  reading: Reading,
  written: readonly SyntaxNode[],
  { key, value }: { readonly key: Type; readonly value: Type },
  read: ReadType,
): TypeModel {
  const { project } = reading;
  const model = read(reading, value);
  const declaration = written.find((node) => {
    const type = node.parameters?.[0]?.type;
    return type !== undefined && project.id(project.typeAt(type)) === project.id(key);
  });
  return declaration ? withOwnNotes(reading, declaration, model, value) : model;
}

/** A branded key is its base. */
function keyOf(project: Project, key: Type): Type {
  if (project.kindOfType(key) !== "intersection") return key;
  const isText = (part: Type) => ["string", "number", "template", "string-mapping"].includes(project.kindOfType(part));
  return project.members(key).find(isText) ?? key;
}

/** `extends` of a name that leads nowhere: the members that it would bring are missing. */
function hasUnresolvedBase({ project }: Reading, type: Type): boolean {
  const symbol = project.symbolOf(type);
  return (symbol ? project.declarations(symbol) : [])
    .flatMap((declaration) => declaration.heritageClauses ?? [])
    .flatMap((clause) => clause.types ?? [])
    .some((base) => project.kindOfType(project.typeAt(base)) === "error");
}

function warnAboutBehaviour(reading: Reading, type: Type, behaviour: readonly Property[]): void {
  const names = behaviour
    .slice(0, 4)
    .map((property) => property.name)
    .join(", ");
  fault(
    reading,
    "WL1017",
    "warning",
    `${reading.project.typeText(type)} is a class; what a model sends is a plain object without ${names}.`,
    "Take an interface of the data, and make the class inside the tool.",
  );
}
