import { impossibleLimits, type Limit } from "../../model/impossible-limits.js";
import type { TypeModel } from "../../model/type-model.js";
import { fitsConstraint } from "../fits/fits-constraint.js";

type Constraints = NonNullable<TypeModel["constraints"]>;

/**
 * Why the constraints of a type leave no value, where they leave none. Those of a name and of the place where it is used
 * hold both, and may well not go together. Undefined for a type that has values.
 */
export function noValueLeft(type: TypeModel): string | undefined {
  const { constraints = {} } = type;
  if (type.kind !== "union") return whyNone(type, constraints);
  const reasons = type.members.map((member) => whyNone(member, { ...constraints, ...member.constraints }));
  return reasons.find((reason) => reason !== undefined) ?? whyNone(type, constraints);
}

function whyNone(type: TypeModel, constraints: Constraints): string | undefined {
  const limits = impossibleLimits(constraints);
  if (limits) return `no ${limits.of} meets both ${limitText(limits.low)} and ${limitText(limits.high)}.`;
  const entries = Object.entries(constraints);
  if (type.kind === "literal") {
    const refusing = (value: string | number | boolean) =>
      entries.find(([keyword, limit]) => !fitsConstraint(value, keyword, limit));
    const [first] = type.values.map(refusing);
    return first && type.values.every(refusing) ? `none of its values meets ${textOf(first)}.` : undefined;
  }
  return type.kind === "tuple" ? whyNoTuple(type, constraints) : undefined;
}

function whyNoTuple(
  { elements, rest }: Extract<TypeModel, { readonly kind: "tuple" }>,
  { minItems, maxItems }: Constraints,
): string | undefined {
  const least = elements.filter(({ optional }) => !optional).length;
  if (typeof maxItems === "number" && maxItems < least)
    return `it has ${least} items at least, and maxItems ${maxItems}.`;
  if (rest || typeof minItems !== "number" || minItems <= elements.length) return undefined;
  return `it has ${elements.length} items at most, and minItems ${minItems}.`;
}

function limitText({ keyword, value }: Limit): string {
  return `${keyword} ${value}`;
}

function textOf([keyword, limit]: [string, unknown]): string {
  return keyword === "type" ? String(limit) : `${keyword} ${String(limit)}`;
}
