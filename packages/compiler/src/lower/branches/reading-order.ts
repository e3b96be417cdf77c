import type { TypeModel } from "../../model/type-model.js";

/** What has to be known of two types to say which is tried first. */
export interface Comparison {
  /** How much a type changes its form: 0 not at all, 1 inside, 2 itself. */
  change(type: TypeModel): 0 | 1 | 2;
  /** Whether two types may share JSON values. */
  mayMeet(a: TypeModel, b: TypeModel): boolean;
  /** Whether one schema surely accepts all that the other one does. */
  covers(wide: TypeModel, narrow: TypeModel): boolean;
  /** Whether the second type's schema accepts values of the first one that it cannot read. */
  isReadByFirstOnly(a: TypeModel, b: TypeModel): boolean;
}

/**
 * The members of a union in the order in which they are tried on a JSON value. What stays as it is comes first. Of two
 * others that may look alike the one comes first that changes inside only, not itself; of two that change alike the
 * narrower one, since it would never have its turn after the wider one; and before all of this what alone can read a value
 * that the schema of the other one accepts too (a date, where bytes may be any text).
 *
 * @param members - in the one fixed order, which counts where nothing else does
 */
export function readingOrder(members: readonly TypeModel[], judge: Comparison): readonly TypeModel[] {
  const order = members.filter((member) => judge.change(member) === 0);
  const changing = members.filter((member) => judge.change(member) > 0);
  const waitsFor = new Map(
    changing.map((member) => [member, new Set(changing.filter((other) => isBefore(other, member, judge)))]),
  );
  while (waitsFor.size > 0) {
    const left = [...waitsFor.keys()];
    const next = left.find((member) => waitsFor.get(member)?.size === 0) ?? left[0];
    if (next === undefined) break;
    order.push(next);
    waitsFor.delete(next);
    for (const others of waitsFor.values()) others.delete(next);
  }
  return order;
}

function isBefore(a: TypeModel, b: TypeModel, judge: Comparison): boolean {
  if (a === b || !judge.mayMeet(a, b)) return false;
  if (judge.isReadByFirstOnly(a, b)) return true;
  if (judge.isReadByFirstOnly(b, a)) return false;
  const [one, other] = [judge.change(a), judge.change(b)];
  return one < other || (one === other && judge.covers(b, a) && !judge.covers(a, b));
}
