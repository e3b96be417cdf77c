import type { ObjectModel, PropertyModel, TypeModel } from "../../model/type-model.js";
import type { Property, Type } from "../../typescript/project.js";
import { withOwnNotes } from "../notes.js";
import { at, fault, type Reading, type ReadType } from "../reading.js";
import { definedMembers, notJson } from "./not-json.js";
import { templatePattern } from "./template.js";

/** Reads an object by the properties and index signatures that the checker resolves. */
export function readObject(reading: Reading, type: Type, read: ReadType): TypeModel {
  const { project } = reading;
  const found = project
    .properties(type)
    .filter((property) => property.visibility === "public" && !property.name.startsWith("__@"));
  const isClass = project
    .declarations(project.symbolOf(type) ?? ({} as never))
    .some?.((declaration) => project.kind(declaration).startsWith("Class"));
  const data = isClass ? found.filter((property) => property.form === "data") : found;
  if (isClass && data.length < found.length && reading.direction === "input")
    warnAboutBehaviour(
      reading,
      type,
      found.filter((property) => property.form !== "data"),
    );
  const properties = ordered(reading, data).flatMap((property) => readProperty(reading, property, read));
  const index = readIndex(reading, type, read);
  return { kind: "object", properties, ...index } satisfies ObjectModel;
}

/** Declaration order; what a mapped type makes comes last, by name. */
function ordered(reading: Reading, properties: readonly Property[]): Property[] {
  const place = (property: Property) => property.declaration && reading.project.span(property.declaration);
  return properties
    .map((property) => ({ property, place: place(property) }))
    .sort((a, b) => {
      if (!a.place || !b.place) return a.place ? -1 : b.place ? 1 : a.property.name < b.property.name ? -1 : 1;
      if (a.place.file !== b.place.file) return a.place.file < b.place.file ? -1 : 1;
      return a.place.start - b.place.start || (a.property.name < b.property.name ? -1 : 1);
    })
    .map(({ property }) => property);
}

/** One property, or none where it is left out. */
function readProperty(reading: Reading, property: Property, read: ReadType): PropertyModel[] {
  const { project } = reading;
  const place = property.declaration && project.span(property.declaration.name ?? property.declaration);
  const here = place && !project.isDefaultLib(place.file) ? place : undefined;
  return at(reading, property.name, here, () => {
    const members = definedMembers(project, property.type);
    const optional = property.optional || members.length === 0 || hasUndefined(reading, property.type);
    const why =
      members.length === 0
        ? "`undefined` is no JSON value"
        : members.map((member) => notJson(project, member)).find(Boolean);
    const nothingLeft = members.every((member) => notJson(project, member) !== undefined);
    if (nothingLeft && (optional || reading.direction === "output")) {
      if (reading.direction === "input")
        fault(reading, "WL1011", "info", `left out, since ${why}.`, "Nothing to do: the function gets `undefined`.");
      return [];
    }
    if (nothingLeft) {
      fault(
        reading,
        "WL1010",
        "error",
        `${why ?? "the type has no JSON form"}, and it is required.`,
        "Make it optional, give it a type that JSON can carry, or keep it out of the tool's parameters.",
      );
      return [{ name: property.name, type: { kind: "unsupported" }, optional: false }];
    }
    const type = read(reading, property.type);
    const noted = property.declaration ? withOwnNotes(reading, property.declaration, type, property.type) : type;
    return [{ name: property.name, type: noted, optional }];
  });
}

function hasUndefined(reading: Reading, type: Type): boolean {
  const { project } = reading;
  return (
    project.kindOfType(type) === "union" &&
    project.members(type).some((member) => project.kindOfType(member) === "undefined")
  );
}

function readIndex(reading: Reading, type: Type, read: ReadType): Pick<ObjectModel, "index" | "patterns"> {
  const { project } = reading;
  const patterns: { pattern: string; type: TypeModel }[] = [];
  let index: TypeModel | undefined;
  for (const signature of project.indexSignatures(type)) {
    const kind = project.kindOfType(signature.key);
    const value = () => at(reading, "[key]", undefined, () => read(reading, signature.value));
    if (kind === "string" || (kind === "number" && index === undefined)) index = value();
    const pattern = kind === "template" ? templatePattern(project, signature.key) : undefined;
    if (pattern !== undefined) patterns.push({ pattern, type: value() });
  }
  patterns.sort((a, b) => (a.pattern < b.pattern ? -1 : 1));
  return { ...(index && { index }), ...(patterns.length > 0 && { patterns }) };
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
