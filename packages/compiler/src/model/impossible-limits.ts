import type { Json } from "windlass";

/** One keyword with its value. */
export interface Limit {
  /** `minimum`, `exclusiveMinimum`, … */
  readonly keyword: string;
  readonly value: number;
}

/** Two constraints that no value meets at once. */
export interface ImpossibleLimits {
  readonly low: Limit;
  readonly high: Limit;
  /** Of what nothing is left: `number`, `whole number`, `length`, `number of items`. */
  readonly of: string;
}

type Constraints = { readonly [keyword: string]: Json };

const COUNTS = [
  ["minLength", "maxLength", "length"],
  ["minItems", "maxItems", "number of items"],
  ["minProperties", "maxProperties", "number of properties"],
] as const;

/** The limits of a type, taken together, that leave no value; undefined where there is one. */
export function impossibleLimits(constraints: Constraints): ImpossibleLimits | undefined {
  const low = narrowest(limitsOf(constraints, "minimum", "exclusiveMinimum"), (a, b) => b.value - a.value);
  const high = narrowest(limitsOf(constraints, "maximum", "exclusiveMaximum"), (a, b) => a.value - b.value);
  const isWhole = constraints.type === "integer";
  if (low && high && isEmpty(low, high, isWhole)) return { low, high, of: isWhole ? "whole number" : "number" };
  for (const [least, most, of] of COUNTS) {
    const [from] = limitsOf(constraints, least);
    const [to] = limitsOf(constraints, most);
    if (from && to && from.value > to.value) return { low: from, high: to, of };
  }
  return undefined;
}

function limitsOf(constraints: Constraints, ...keywords: readonly string[]): Limit[] {
  return keywords.flatMap((keyword) => {
    const value = constraints[keyword];
    return typeof value === "number" ? [{ keyword, value }] : [];
  });
}

/** Of two limits with one value the open one is narrower. */
function narrowest(limits: readonly Limit[], order: (a: Limit, b: Limit) => number): Limit | undefined {
  return [...limits].sort((a, b) => order(a, b) || Number(isOpen(b)) - Number(isOpen(a)))[0];
}

function isEmpty(low: Limit, high: Limit, isWhole: boolean): boolean {
  if (low.value > high.value || (low.value === high.value && (isOpen(low) || isOpen(high)))) return true;
  if (!isWhole) return false;
  const first = isOpen(low) ? Math.floor(low.value) + 1 : Math.ceil(low.value);
  const last = isOpen(high) ? Math.ceil(high.value) - 1 : Math.floor(high.value);
  return first > last;
}

function isOpen({ keyword }: Limit): boolean {
  return keyword.startsWith("exclusive");
}
