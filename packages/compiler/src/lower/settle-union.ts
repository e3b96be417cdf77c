import type { TypeModel } from "../model/type-model.js";
import { changesForm } from "./changes-form.js";
import { covers } from "./covers.js";
import { lowerType } from "./lower-type.js";
import { withOuterNotes } from "./notes.js";
import type { Settling } from "./settling.js";
import { spreadConstraints } from "./spread-constraints.js";

type Union = Extract<TypeModel, { readonly kind: "union" }>;

/**
 * A union whose branches JSON can tell apart. A branch whose JSON another branch accepts as it is would never be revived
 * (`Date | string`), so it goes, as do branches without a JSON form beside others that have one.
 *
 * @param union - with settled members
 */
export function settleUnion(union: Union, path: string, settling: Settling): TypeModel {
  const { members, ...rest } = spreadConstraints(union);
  const left = withoutShared(withoutUnsupported(members), path, settling);
  const [only] = left;
  return only === undefined || left.length > 1 ? { ...rest, members: left } : withOuterNotes(only, rest);
}

/** The schema of what cannot be expressed is `{}`: as a branch it would let everything pass. */
function withoutUnsupported(members: readonly TypeModel[]): readonly TypeModel[] {
  const [unsupported] = members.filter((member) => member.kind === "unsupported");
  if (unsupported === undefined) return members;
  const expressed = members.filter((member) => member.kind !== "unsupported");
  return expressed.some((member) => member.kind !== "null") ? expressed : [unsupported];
}

function withoutShared(members: readonly TypeModel[], path: string, settling: Settling): readonly TypeModel[] {
  return members.filter((member, index) => {
    const holder = members.find((other, place) => other !== member && replaces(other, member, place < index, settling));
    if (holder === undefined) return true;
    const [dropped, kept] = [typeLabel(member), typeLabel(holder)];
    if (changesForm(member, settling.types) && !isSameForm(member, holder)) settling.sharedForm(path, dropped, kept);
    return false;
  });
}

/** Whether a branch makes another one superfluous. Of two that are worth the same the first stays. */
function replaces(other: TypeModel, member: TypeModel, isBefore: boolean, { types }: Settling): boolean {
  const [wide, narrow] = [lowerType(other, "closed"), lowerType(member, "closed")];
  if (!changesForm(member, types)) return isBefore && JSON.stringify(wide) === JSON.stringify(narrow);
  if (!covers(wide, narrow)) return false;
  return !changesForm(other, types) || (isBefore && covers(narrow, wide));
}

function isSameForm(a: TypeModel, b: TypeModel): boolean {
  return JSON.stringify({ ...a, doc: undefined }) === JSON.stringify({ ...b, doc: undefined });
}

const LABELS: { readonly [Kind in TypeModel["kind"]]?: string } = {
  date: "Date",
  url: "URL",
  bytes: "Uint8Array",
  buffer: "ArrayBuffer",
  set: "Set",
  map: "Map",
  "any-object": "object",
};

function typeLabel(type: TypeModel): string {
  if (type.kind === "ref") return type.name;
  if (type.kind !== "object") return LABELS[type.kind] ?? type.kind;
  return `{ ${type.properties.map((property) => `${property.name}: ${typeLabel(property.type)}`).join("; ")} }`;
}
