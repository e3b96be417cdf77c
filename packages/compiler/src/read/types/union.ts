import { sortKey, type TypeModel } from "../../model/type-model.js";
import type { Project, Type } from "../../typescript/project.js";
import { fault, type Reading, type ReadType, UNSUPPORTED } from "../reading.js";
import { sortedLiterals } from "./literals.js";
import { notJson } from "./not-json.js";
import { placeKey } from "./place-order.js";

/** Reads the members of a union without `undefined`. */
export function readUnion(reading: Reading, members: readonly Type[], read: ReadType): TypeModel {
  const { project } = reading;
  const models: TypeModel[] = [];
  for (const member of inOrderOfText(project, members)) {
    const why = notJson(project, member);
    if (why === undefined && members.length > 1 && isImpossible(project, member)) continue;
    if (why === undefined) models.push(read(reading, member));
    else dropped(reading, member, why);
  }
  return unionOf(models);
}

/** `{ a: 1; b: never }`: the branch has no value, and a union does without it. */
function isImpossible(project: Project, member: Type): boolean {
  if (!["object", "intersection"].includes(project.kindOfType(member))) return false;
  return project
    .properties(member)
    .some((property) => !property.optional && project.kindOfType(property.type) === "never");
}

/** One model of several: literals become one member, `true | false` is boolean, and each member stands there once. */
export function unionOf(models: readonly TypeModel[]): TypeModel {
  const flat = models.flatMap((model) =>
    model.kind === "union" && model.doc === undefined && !model.constraints ? model.members : [model],
  );
  const literals = flat.flatMap((model) => (isBareLiteral(model) ? model.values : []));
  const others: TypeModel[] = flat.filter((model) => !isBareLiteral(model) && !isBareWholeNumber(model));
  const isBoolean =
    (literals.includes(true) && literals.includes(false)) || others.some((model) => sortKey(model) === BOOLEAN);
  if (isBoolean) others.push({ kind: "boolean" });
  const whole = wholeNumbers(flat);
  const values = sortedLiterals(literals.filter((value) => !isBoolean || typeof value !== "boolean"));
  if (values.length > 0) others.push({ kind: "literal", values });
  if (whole.length > 0) others.push({ kind: "bigint", values: whole });
  const [only, ...more] = [...new Map(others.map((model) => [sortKey(model), model])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, model]) => model);
  if (!only) return UNSUPPORTED;
  return more.length === 0 ? only : { kind: "union", members: [only, ...more] };
}

const BOOLEAN = sortKey({ kind: "boolean" });

/** A literal that says nothing of its own, so that it may be one of an enum. */
function isBareLiteral(model: TypeModel): model is Extract<TypeModel, { readonly kind: "literal" }> {
  return model.kind === "literal" && isBare(model);
}

function isBareWholeNumber(model: TypeModel): model is Extract<TypeModel, { readonly kind: "bigint" }> {
  return model.kind === "bigint" && model.values !== undefined && isBare(model);
}

function isBare({ doc, default: fallback, deprecated, examples, constraints }: TypeModel): boolean {
  return !doc && fallback === undefined && !deprecated && !examples && !constraints;
}

/** The values of `1n | 2n`, by their size. */
function wholeNumbers(models: readonly TypeModel[]): string[] {
  const values = models.flatMap((model) => (isBareWholeNumber(model) ? (model.values ?? []) : []));
  return [...new Set(values)].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
}

/**
 * The checker keeps members in the order in which it met them, which depends on the order of the files; names of types
 * are given out in the order of reading. Literals are sorted by their values.
 */
function inOrderOfText(project: Project, members: readonly Type[]): readonly Type[] {
  const isLiteral = (member: Type) => project.kindOfType(member) === "literal";
  const compound = members.filter((member) => !isLiteral(member));
  if (compound.length < 2) return members;
  const places = new Map(compound.map((member) => [member, placeOf(project, member)]));
  compound.sort((a, b) => ((places.get(a) ?? "") < (places.get(b) ?? "") ? -1 : 1));
  return [...members.filter(isLiteral), ...compound];
}

function placeOf(project: Project, type: Type): string {
  const symbol = project.aliasOf(type) ?? project.symbolOf(type);
  const [declaration] = symbol ? project.declarations(symbol) : [];
  return `${declaration ? placeKey(project, declaration) : ""} ${project.typeText(type)}`;
}

function dropped(reading: Reading, member: Type, why: string): void {
  if (reading.direction === "output") return;
  const text = reading.project.typeText(member);
  fault(
    reading,
    "WL1022",
    "error",
    `the branch ${text} of the union cannot be sent: ${why}.`,
    `Take the branch out of the ${reading.part === "member" ? "type" : "parameter's type"}.`,
  );
}
