import type { Json } from "windlass";
import type { TypeModel } from "../../model/type-model.js";

type Union = Extract<TypeModel, { readonly kind: "union" }>;
type Kind = TypeModel["kind"];

const NUMBERS: readonly Kind[] = ["number"];
const TEXTS: readonly Kind[] = ["string", "template"];
const LISTS: readonly Kind[] = ["array", "tuple", "set"];
const OBJECTS: readonly Kind[] = ["object", "any-object", "map"];

/** The kinds of type that a keyword speaks about. */
const SPEAKS_OF: { readonly [keyword: string]: readonly Kind[] } = {
  type: NUMBERS,
  minimum: NUMBERS,
  maximum: NUMBERS,
  exclusiveMinimum: NUMBERS,
  exclusiveMaximum: NUMBERS,
  multipleOf: NUMBERS,
  minLength: TEXTS,
  maxLength: TEXTS,
  pattern: TEXTS,
  format: TEXTS,
  minItems: LISTS,
  maxItems: LISTS,
  uniqueItems: LISTS,
  minProperties: OBJECTS,
  maxProperties: OBJECTS,
};

/**
 * Gives the constraints of a union to the members that they speak about (`@minimum 0` over `number | null`): beside an
 * `anyOf` many providers overlook them, and `"type":"integer"` would refuse the other branches. What speaks about no
 * member stays.
 */
export function spreadConstraints(union: Union): Union {
  const { constraints, ...rest } = union;
  if (constraints === undefined) return union;
  const entries = Object.entries(constraints);
  const speaksOf = (keyword: string, member: TypeModel): boolean => {
    const kinds = kindsOf(keyword);
    // Literals count by their values: `1 | 2 | null` has numbers.
    if (member.kind === "literal") return member.values.every((value) => kinds.some((kind) => kind === typeof value));
    return kinds.includes(member.kind);
  };
  const members = union.members.map((member) => {
    const own = entries.filter(([keyword]) => speaksOf(keyword, member));
    return own.length === 0
      ? member
      : { ...member, constraints: { ...member.constraints, ...Object.fromEntries(own) } };
  });
  const left = entries.filter(([keyword]) => !union.members.some((member) => speaksOf(keyword, member)));
  return { ...rest, members, ...(left.length > 0 && { constraints: Object.fromEntries<Json>(left) }) };
}

function kindsOf(keyword: string): readonly Kind[] {
  return (Object.hasOwn(SPEAKS_OF, keyword) ? SPEAKS_OF[keyword] : undefined) ?? [];
}
