import type { TypeKind } from "../project.js";
import { has, type Native } from "./native.js";
import type { NativeType, TypeFlagName } from "./native-api.js";

/** Flags and the kinds they mean, in the order in which they are asked: enum members are literals, `boolean` is a union. */
const KINDS: readonly (readonly [flags: readonly TypeFlagName[], kind: TypeKind])[] = [
  [["Unknown"], "unknown"],
  [["Never"], "never"],
  [["Void"], "void"],
  [["Undefined"], "undefined"],
  [["Null"], "null"],
  [["Boolean"], "boolean"],
  [["Union"], "union"],
  [["StringLiteral", "NumberLiteral", "BooleanLiteral"], "literal"],
  [["BigIntLiteral"], "bigint-literal"],
  [["String"], "string"],
  [["Number", "Enum"], "number"],
  [["BigInt"], "bigint"],
  [["ESSymbol", "UniqueESSymbol"], "symbol"],
  [["TemplateLiteral"], "template"],
  [["StringMapping"], "string-mapping"],
  [["NonPrimitive"], "non-primitive"],
  [["Intersection"], "intersection"],
  [["TypeParameter"], "type-parameter"],
];

export function kindOfType(native: Native, type: NativeType): TypeKind {
  const { TypeFlags, ObjectFlags } = native.api;
  if (has(type.flags, TypeFlags.Any)) return type.intrinsicName === "error" ? "error" : "any";
  const found = KINDS.find(([flags]) => flags.some((flag) => has(type.flags, TypeFlags[flag])));
  if (found) return found[1];
  if (!has(type.flags, TypeFlags.Object)) return "deferred";
  // Arrays and tuples are references; what is none needs no trip to the server.
  if (!has(type.objectFlags, ObjectFlags.Reference)) return "object";
  // Whether a reference is an array or a tuple is a matter of its target: `string[]` and `Date[]` are one question.
  const target = type.getTarget()?.id ?? type.id;
  return native.recall("list", target, () => {
    const { checker } = native.current();
    if (checker.isTupleType(type)) return "tuple";
    return checker.isArrayType(type) ? "array" : "object";
  });
}
