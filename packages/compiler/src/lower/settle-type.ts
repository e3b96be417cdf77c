import type { ObjectModel, TypeModel } from "../model/type-model.js";
import { changesForm } from "./changes-form.js";
import { fits } from "./fits.js";
import { lowerType } from "./lower-type.js";
import { settleUnion } from "./settle-union.js";
import type { Settling } from "./settling.js";

/**
 * A type without what no schema can say: branches of a union that JSON cannot tell apart become one, constraints of a
 * union go to the members that they speak about, and a default that its own type refuses is dropped.
 *
 * @param path - for diagnostics, such as `schedule.days[]`
 */
export function settleType(type: TypeModel, path: string, settling: Settling): TypeModel {
  const settled = settleInner(withoutBadPattern(type, path, settling), path, settling);
  if (settled.default === undefined || fits(settled.default, settled, settling.types)) return settled;
  const { default: value, ...rest } = settled;
  settling.badDefault(path, value, lowerType(rest, "closed"));
  return rest;
}

/** A pattern that is no regular expression would make every check of the value fail, or throw. */
function withoutBadPattern(type: TypeModel, path: string, settling: Settling): TypeModel {
  const { constraints } = type;
  if (constraints?.pattern === undefined) return type;
  const { pattern, ...others } = constraints;
  try {
    new RegExp(String(pattern), "u");
    return type;
  } catch (error) {
    settling.badPattern(path, pattern ?? null, error instanceof Error ? error.message : String(error));
    return { ...type, constraints: others };
  }
}

function settleInner(type: TypeModel, path: string, settling: Settling): TypeModel {
  const settle = (inner: TypeModel, step: string): TypeModel => settleType(inner, path + step, settling);
  switch (type.kind) {
    case "array":
    case "set":
      return { ...type, items: settle(type.items, "[]") };
    case "tuple": {
      const elements = type.elements.map((element, index) => ({
        ...element,
        type: settle(element.type, `[${index}]`),
      }));
      return { ...type, elements, ...(type.rest !== undefined && { rest: settle(type.rest, "[]") }) };
    }
    case "map":
      return { ...type, key: settle(type.key, " (key)"), value: settle(type.value, ".*") };
    case "object":
      if (hasMixedKeys(type, settling)) settling.mixedKeys(path);
      return { ...type, ...settleObject(type, settle) };
    case "union":
      return settleUnion({ ...type, members: type.members.map((member) => settle(member, "")) }, path, settling);
    default:
      return type;
  }
}

function hasMixedKeys({ index, patterns = [] }: ObjectModel, { types }: Settling): boolean {
  const values = [...patterns.map((entry) => entry.type), ...(index === undefined ? [] : [index])];
  const isMixed = new Set(values.map((value) => JSON.stringify(value))).size > 1;
  return isMixed && values.some((value) => changesForm(value, types));
}

function settleObject(type: ObjectModel, settle: (inner: TypeModel, step: string) => TypeModel): ObjectModel {
  const { index, patterns } = type;
  return {
    kind: "object",
    properties: type.properties.map((property) => ({ ...property, type: settle(property.type, `.${property.name}`) })),
    ...(index !== undefined && { index: settle(index, ".*") }),
    ...(patterns !== undefined && {
      patterns: patterns.map((entry) => ({ ...entry, type: settle(entry.type, ".*") })),
    }),
  };
}
