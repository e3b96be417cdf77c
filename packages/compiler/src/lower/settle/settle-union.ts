import type { TypeModel } from "../../model/type-model.js";
import { readingOrder } from "../branches/reading-order.js";
import type { UnionJudge } from "../branches/union-judge.js";
import { withOuterNotes } from "../notes.js";
import type { Settling, Where } from "./settling.js";
import { spreadConstraints } from "./spread-constraints.js";

type Union = Extract<TypeModel, { readonly kind: "union" }>;

/** How many branches of one union are reported one by one, as values of others may be taken for theirs. */
const MAX_MISTAKES = 3;

/**
 * A union whose branches JSON can tell apart. A branch whose JSON another branch accepts, and gets, would never be revived
 * (`Date | string`), so it goes, as do branches without a JSON form beside others that have one.
 *
 * @param union - with settled members
 */
export function settleUnion(union: Union, where: Where, settling: Settling): TypeModel {
  const { members, ...rest } = spreadConstraints(union);
  const { judge } = settling;
  const expressed = withoutTwins(judge.inOrder(withoutUnsupported(members)), judge);
  const isChanging = expressed.some((member) => judge.change(member) > 0);
  const left = isChanging ? toldApart(expressed, where, settling) : expressed;
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

/** Of branches that stay as they are and have the same schema the first. */
function withoutTwins(members: readonly TypeModel[], judge: UnionJudge): readonly TypeModel[] {
  const seen = new Set<string>();
  return members.filter((member) => {
    if (judge.change(member) > 0) return true;
    const isNew = !seen.has(judge.text(member));
    seen.add(judge.text(member));
    return isNew;
  });
}

function toldApart(members: readonly TypeModel[], where: Where, settling: Settling): readonly TypeModel[] {
  const { judge, direction } = settling;
  const staying = direction === "input" ? readApart(members, where, settling) : withoutCovered(members, judge);
  return members.filter((member) => staying.has(member));
}

/** What arguments may be: branches that get no value of their own go, and those that may lose some are reported. */
function readApart(members: readonly TypeModel[], where: Where, settling: Settling): ReadonlySet<TypeModel> {
  const { judge } = settling;
  const staying: TypeModel[] = [];
  for (const member of readingOrder(members, judge)) {
    const holder = judge.change(member) === 0 ? undefined : staying.find((other) => takesAll(other, member, judge));
    if (holder === undefined) staying.push(member);
    else if (judge.change(holder) === 0 || judge.readDifferently(holder, member) !== undefined)
      settling.sharedForm(where, member, holder);
  }
  reportMistakes(staying, where, settling);
  return new Set(staying);
}

/** Whether a branch that is tried first leaves nothing to another one, or nothing that would become something else. */
function takesAll(first: TypeModel, member: TypeModel, judge: UnionJudge): boolean {
  if (!judge.covers(first, member)) return false;
  return judge.change(first) === 0 || judge.covers(member, first) || judge.readDifferently(first, member) !== undefined;
}

/** @param staying - in the order in which they are tried */
function reportMistakes(staying: readonly TypeModel[], where: Where, settling: Settling): void {
  const { judge } = settling;
  const mistakes = staying.flatMap((member, index) => {
    if (judge.change(member) === 0) return [];
    for (const winner of staying.slice(0, index)) {
      const example = judge.readDifferently(winner, member);
      if (example !== undefined) return [{ winner, member, example }];
    }
    return [];
  });
  for (const { winner, member, example } of mistakes.slice(0, MAX_MISTAKES))
    settling.mistakable(where, member, winner, example);
  if (mistakes.length > MAX_MISTAKES) settling.moreMistakable(where, mistakes.length - MAX_MISTAKES);
}

/**
 * What results may be. A value is encoded by what it is, so that nothing is mistaken there; of two branches with one form
 * the one stays that knows how to encode both (an empty `Map` of pairs is no object).
 */
function withoutCovered(members: readonly TypeModel[], judge: UnionJudge): ReadonlySet<TypeModel> {
  const order = [...members].sort((a, b) => judge.change(b) - judge.change(a));
  const isCovered = (member: TypeModel, index: number): boolean =>
    order.some((other, place) => {
      if (other === member || judge.change(other) + judge.change(member) === 0) return false;
      if (!judge.covers(other, member)) return false;
      return judge.covers(member, other) ? place < index : judge.change(other) === 0;
    });
  return new Set(order.filter((member, index) => !isCovered(member, index)));
}
