import type { Json, ParamSlot } from "windlass";
import type { ObjectModel, PropertyModel, TypeModel } from "../model/type-model.js";
import type { Signature, SignatureParameter } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import { constantOf } from "./constant.js";
import type { Doc } from "./doc.js";
import { withOwnNotes } from "./notes.js";
import { readType } from "./read-type.js";
import { at, fault, type Reading, UNSUPPORTED } from "./reading.js";
import { knownName } from "./types/known-types.js";
import { definedMembers, notJson } from "./types/not-json.js";

/** What the parameters of a function become. */
export interface Parameters {
  readonly properties: readonly PropertyModel[];
  readonly params: readonly ParamSlot[];
}

/** Reads the parameters in order; `spread` makes a lone named object parameter the arguments object itself. */
export function readParameters(reading: Reading, signature: Signature, doc: Doc, spread: boolean): Parameters {
  const properties: PropertyModel[] = [];
  const params: ParamSlot[] = [];
  const parameters = signature.parameters.filter((parameter) => parameter.name !== "this");
  const fromModel = parameters.filter((parameter) => !hostOf(reading, parameter) && !parameter.rest);
  for (const parameter of parameters) {
    const host = hostOf(reading, parameter);
    if (host) params.push({ host });
    else if (parameter.rest) skipRest(reading, parameter);
    else if (isPattern(reading, parameter) || (spread && fromModel.length === 1)) {
      params.push({ all: true });
      properties.push(...readWhole(reading, parameter, doc, fromModel.length));
    } else {
      const property = readParameter(reading, parameter, doc);
      if (property) properties.push(property);
      params.push(parameter.name);
    }
  }
  mentionLoneObject(reading, properties, params);
  checkNames(reading, parameters, doc);
  return { properties, params };
}

function hostOf(reading: Reading, parameter: SignatureParameter): "signal" | "context" | undefined {
  const { project } = reading;
  const [type, more] = definedMembers(project, parameter.type);
  if (!type || more) return undefined;
  if (knownName(project, type) === "AbortSignal") return "signal";
  return reading.owns(project.symbolOf(type), "ToolContext") ? "context" : undefined;
}

function isPattern(reading: Reading, parameter: SignatureParameter): boolean {
  const name = parameter.declaration?.name;
  return name !== undefined && reading.project.kind(name) === "ObjectBindingPattern";
}

function placeOf(reading: Reading, declaration: SyntaxNode | undefined) {
  return declaration && inOwnFile(reading, declaration)
    ? reading.project.span(declaration.name ?? declaration)
    : undefined;
}

function inOwnFile(reading: Reading, declaration: SyntaxNode): boolean {
  return reading.project.span(declaration).file === reading.place.file;
}

function skipRest(reading: Reading, parameter: SignatureParameter): void {
  at(reading, parameter.name, placeOf(reading, parameter.declaration), () =>
    fault(
      reading,
      "WL1016",
      "warning",
      "a rest parameter is skipped.",
      `Take an array instead: \`${parameter.name}: T[]\`.`,
    ),
  );
}

function readParameter(reading: Reading, parameter: SignatureParameter, doc: Doc): PropertyModel | undefined {
  const { project } = reading;
  return at(reading, parameter.name, placeOf(reading, parameter.declaration), () => {
    const members = definedMembers(project, parameter.type);
    const optional = parameter.optional || (members.length < countMembers(reading, parameter) && members.length > 0);
    const why = members.map((member) => notJson(project, member));
    if (optional && why.every((reason) => reason !== undefined)) {
      fault(
        reading,
        "WL1011",
        "info",
        `left out, since ${why[0] ?? "it has no JSON form"}.`,
        "Nothing to do: the function gets `undefined`.",
      );
      return undefined;
    }
    const type =
      why.length > 0 && why.every((reason) => reason !== undefined)
        ? unsupported(reading, why[0])
        : readType(reading, parameter.type);
    return { name: parameter.name, type: withTexts(reading, parameter, type, doc), optional };
  });
}

function countMembers(reading: Reading, parameter: SignatureParameter): number {
  const { project } = reading;
  return project.kindOfType(parameter.type) === "union" ? project.members(parameter.type).length : 1;
}

function unsupported(reading: Reading, why: string | undefined): TypeModel {
  fault(
    reading,
    "WL1010",
    "error",
    `${why ?? "it has no JSON form"}, and the parameter is required.`,
    "Give it a type that JSON can carry, make it optional, or keep it out of the tool's parameters.",
  );
  return UNSUPPORTED;
}

/** Text: `@param`, else the comment directly before the parameter; dotted `@param`s go to the members. */
function withTexts(reading: Reading, parameter: SignatureParameter, type: TypeModel, doc: Doc): TypeModel {
  const { declaration } = parameter;
  const described = describeMembers(type, parameter.name, doc);
  const own = declaration ? withOwnNotes(reading, declaration, described, parameter.type) : described;
  const text = doc.params.get(parameter.name);
  const value = own.default ?? constantOf(reading.project, declaration?.initializer);
  return { ...own, ...(text && { doc: text }), ...(value !== undefined && { default: value }) };
}

function describeMembers(type: TypeModel, path: string, doc: Doc): TypeModel {
  const prefix = `${path}.`;
  if (type.kind !== "object" || ![...doc.params.keys()].some((name) => name.startsWith(prefix))) return type;
  const properties = type.properties.map((property) => {
    const text = doc.params.get(prefix + property.name);
    const nested = describeMembers(property.type, prefix + property.name, doc);
    return { ...property, type: text ? { ...nested, doc: text } : nested };
  });
  return { ...type, properties };
}

/** A destructured (or spread) object parameter: its members are the properties, its binding defaults the defaults. */
function readWhole(reading: Reading, parameter: SignatureParameter, doc: Doc, count: number): readonly PropertyModel[] {
  const place = placeOf(reading, parameter.declaration);
  const label = isPattern(reading, parameter) ? "" : parameter.name;
  const read = () => {
    if (count > 1) {
      fault(
        reading,
        "WL1018",
        "error",
        "a destructured parameter stands beside other parameters, so it has no name in the arguments.",
        "Name the parameter and destructure it in the body, or make it the only one.",
      );
      return [];
    }
    const [first, ...more] = definedMembers(reading.project, parameter.type);
    const type = first && more.length === 0 ? readType(reading, first) : UNSUPPORTED;
    const whole = type.kind === "ref" ? reading.types[type.name] : type;
    if (whole?.kind === "object") return withBindings(reading, parameter, whole, doc);
    fault(
      reading,
      "WL1018",
      "error",
      "the arguments object must be one object type with properties.",
      "Give the parameter an interface or a type literal, or name it without `@spread`.",
    );
    return [];
  };
  return label === "" ? withPlace(reading, place, read) : at(reading, label, place, read);
}

function withPlace<T>(reading: Reading, place: Reading["place"] | undefined, read: () => T): T {
  const before = reading.place;
  if (place) reading.place = place;
  const result = read();
  reading.place = before;
  return result;
}

function withBindings(
  reading: Reading,
  parameter: SignatureParameter,
  whole: ObjectModel,
  doc: Doc,
): readonly PropertyModel[] {
  const { project } = reading;
  const defaults = new Map<string, Json | undefined>();
  for (const element of parameter.declaration?.name?.elements ?? []) {
    const name = (element.propertyName ?? element.name)?.text;
    if (name !== undefined && element.initializer) defaults.set(name, constantOf(project, element.initializer));
  }
  const described = describeMembers(whole, parameter.name, doc);
  return (described.kind === "object" ? described : whole).properties.map((property) => {
    const value = defaults.get(property.name);
    const text = doc.params.get(property.name);
    const notes = {
      ...(value !== undefined && { default: value }),
      ...(text && property.type.doc === undefined && { doc: text }),
    };
    return { ...property, type: { ...property.type, ...notes } };
  });
}

/** Says which of the two readings of `f(options: { … })` goes over the wire. */
function mentionLoneObject(reading: Reading, properties: readonly PropertyModel[], params: readonly ParamSlot[]): void {
  const [only, ...more] = properties;
  if (!only || more.length > 0 || only.type.kind !== "object" || only.type.index || !params.includes(only.name)) return;
  at(reading, only.name, undefined, () =>
    fault(
      reading,
      "WL1021",
      "info",
      `a model sends {"${only.name}": {…}}.`,
      "To take the members directly, destructure the parameter or mark it with `@spread`.",
    ),
  );
}

function checkNames(reading: Reading, parameters: readonly SignatureParameter[], doc: Doc): void {
  if (parameters.some((parameter) => isPattern(reading, parameter))) return;
  const names = parameters.map((parameter) => parameter.name);
  for (const name of doc.params.keys()) {
    const root = name.split(/[.[]/)[0] ?? name;
    if (names.includes(root)) continue;
    const near =
      names.find((other) => other.toLowerCase() === root.toLowerCase()) ??
      names.find((other) => other.startsWith(root.slice(0, 3)) || root.startsWith(other.slice(0, 3)));
    fault(
      reading,
      "WL1020",
      "warning",
      `@param ${name} names no parameter.`,
      near ? `Did you mean \`@param ${near}\`?` : `The parameters are: ${names.join(", ") || "none"}.`,
    );
  }
}
