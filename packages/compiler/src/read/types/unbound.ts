import type { ObjectModel, PropertyModel, TypeModel } from "../../model/type-model.js";
import type { Project, Type } from "../../typescript/project.js";
import { fault, type Reading, type ReadType, UNSUPPORTED } from "../reading.js";
import { isOfThePlatform } from "./known-types.js";
import { sortedLiterals } from "./literals.js";
import { definedMembers } from "./members.js";
import { unionOf } from "./union.js";

/**
 * A type that waits for a type parameter: the parameter's constraint stands for it, also inside `keyof T` and `T[K]`, which
 * the checker gives up as soon as the parameter is not bound.
 */
export function readUnbound(reading: Reading, type: Type, read: ReadType): TypeModel {
  const { project } = reading;
  const names = namesOf(project, type);
  if (names) return names.length === 0 ? reportUnbound(reading, type) : { kind: "literal", values: names };
  const constraint = project.constraint(type);
  if (constraint) return read(reading, constraint);
  const access = project.accessOf(type);
  const values = access ? valuesOf(project, access) : [];
  if (values.length > 0)
    return unionOf(values.flatMap((value) => definedMembers(project, value).map((v) => read(reading, v))));
  return reading.direction === "output" ? { kind: "unknown" } : reportUnbound(reading, type);
}

/** `Record<K, V>` of an unbound `K`: the checker gives a mapped type over a type parameter no members. */
export function readUnboundRecord(reading: Reading, type: Type, read: ReadType): TypeModel | undefined {
  const { project } = reading;
  const given = project.aliasArguments(type);
  const modified = readModified(reading, type, read);
  if (modified) return modified;
  const written = given.length === 0 ? writtenMapping(project, type) : undefined;
  if (!written && !given.some((argument) => isUnbound(project, argument))) return undefined;
  if (project.properties(type).length > 0 || project.indexSignatures(type).length > 0) return undefined;
  const alias = project.aliasOf(type);
  const isRecord = written || (alias && project.symbolName(alias) === "Record" && isOfThePlatform(project, alias));
  const [key, value] = written ?? given;
  const names = isRecord && key ? keyNames(project, key) : undefined;
  if (!value || !names) return reportUnbound(reading, type);
  if (names === "any") return { kind: "object", properties: [], index: read(reading, value) } satisfies ObjectModel;
  const model = read(reading, value);
  const optional = written !== undefined && makesOptional(project, type);
  const properties = names.map((name): PropertyModel => ({ name: String(name), type: model, optional }));
  return { kind: "object", properties };
}

/** `Partial<Record<K, V>>` and its like: they change nothing but what is required. */
function readModified(reading: Reading, type: Type, read: ReadType): TypeModel | undefined {
  const { project } = reading;
  const alias = project.aliasOf(type);
  const [of, ...more] = project.aliasArguments(type);
  if (!alias || !of || more.length > 0 || !isOfThePlatform(project, alias) || isUnbound(project, of)) return undefined;
  const name = project.symbolName(alias);
  if (!["Partial", "Required", "Readonly"].includes(name) || project.kindOfType(of) !== "object") return undefined;
  if (project.properties(type).length > 0 || project.indexSignatures(type).length > 0) return undefined;
  const record = readUnboundRecord(reading, of, read);
  if (record?.kind !== "object" || name === "Readonly") return record;
  const optional = name === "Partial";
  return { ...record, properties: record.properties.map((property) => ({ ...property, optional })) };
}

/** `{ [P in K]?: V }`. */
function makesOptional(project: Project, type: Type): boolean {
  const symbol = project.symbolOf(type);
  const [declaration] = symbol ? project.declarations(symbol) : [];
  const mark = declaration?.questionToken;
  return mark !== undefined && project.kind(mark) !== "MinusToken";
}

/** `{ [P in K]: V }`, written where a type parameter `K` is in scope. */
function writtenMapping(project: Project, type: Type): readonly [Type, Type] | undefined {
  const symbol = project.symbolOf(type);
  const [declaration] = symbol ? project.declarations(symbol) : [];
  if (!declaration || project.kind(declaration) !== "MappedType") return undefined;
  const keys = declaration.typeParameter?.constraint;
  if (!keys || !declaration.type || !isUnbound(project, project.typeAt(keys))) return undefined;
  return [project.typeAt(keys), project.typeAt(declaration.type)];
}

function isUnbound(project: Project, type: Type): boolean {
  return ["type-parameter", "deferred"].includes(project.kindOfType(type));
}

/** The names that a key may be: those of its constraint, or any text. */
function keyNames(project: Project, key: Type): readonly (string | number)[] | "any" | undefined {
  const names = namesOf(project, key);
  if (names) return names as (string | number)[];
  const constraint = isUnbound(project, key) ? project.constraint(key) : key;
  if (!constraint) return undefined;
  const members = definedMembers(project, constraint);
  if (members.every((member) => project.kindOfType(member) === "literal"))
    return sortedLiterals(members.map((member) => project.literalValue(member))) as (string | number)[];
  return members.some((member) => project.kindOfType(member) === "string") ? "any" : undefined;
}

/** The property names of `keyof T`, and of a parameter whose constraint is one. */
function namesOf(project: Project, type: Type): (string | number | boolean)[] | undefined {
  const target = project.keysOf(type) ?? keysOfConstraint(project, type);
  if (!target) return undefined;
  const bound = isUnbound(project, target) ? project.constraint(target) : target;
  const names = bound ? project.properties(bound).filter((property) => property.visibility === "public") : [];
  return sortedLiterals(names.map((property) => property.name));
}

/** `<K extends keyof T>`: the checker knows the constraint only as all that keys can be; the source says more. */
function keysOfConstraint(project: Project, type: Type): Type | undefined {
  const symbol = project.kindOfType(type) === "type-parameter" ? project.symbolOf(type) : undefined;
  const [declaration] = symbol ? project.declarations(symbol) : [];
  return declaration?.constraint && project.keysOf(project.typeAt(declaration.constraint));
}

/** The types of the members that `T[K]` may mean. */
function valuesOf(project: Project, { object, index }: { readonly object: Type; readonly index: Type }): Type[] {
  const bound = isUnbound(project, object) ? project.constraint(object) : object;
  const names = keyNames(project, index);
  if (!bound || names === undefined || names === "any") return [];
  return project
    .properties(bound)
    .filter((property) => names.some((name) => String(name) === property.name))
    .map((property) => property.type);
}

function reportUnbound(reading: Reading, type: Type): TypeModel {
  const { project } = reading;
  const name = project.typeText(type);
  const what =
    project.kindOfType(type) === "type-parameter"
      ? `its type is the type parameter ${name}, which has no constraint.`
      : `its type ${name} depends on a type parameter that nothing binds.`;
  fault(
    reading,
    "WL1013",
    "error",
    what,
    "Name a concrete type, or constrain the type parameter: `<T extends string>`.",
  );
  return UNSUPPORTED;
}
