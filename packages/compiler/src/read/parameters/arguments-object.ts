import type { ObjectModel, PropertyModel } from "../../model/type-model.js";
import type { SignatureParameter } from "../../typescript/project.js";
import { readType } from "../read-type.js";
import { at, fault, type Reading, UNSUPPORTED } from "../reading.js";
import type { Doc } from "../text/doc.js";
import { definedMembers } from "../types/members.js";
import { withBindings } from "./bindings.js";
import { withMemberTexts } from "./member-texts.js";
import { wholeName } from "./param-names.js";
import { patternOf } from "./pattern.js";
import { placeOf } from "./place-of.js";

/**
 * A destructured (or spread) object parameter: its members are the properties, its binding defaults the defaults.
 *
 * @param count - how many parameters a model would have to fill
 */
export function readArgumentsObject(
  reading: Reading,
  parameter: SignatureParameter,
  doc: Doc,
  count: number,
): readonly PropertyModel[] {
  const pattern = patternOf(reading, parameter);
  const step = pattern ? "" : parameter.name;
  return at(reading, step, placeOf(reading, parameter.declaration), () => {
    if (pattern === "array" || count > 1) return reportNoName(reading, pattern);
    const [first, ...more] = definedMembers(reading.project, parameter.type);
    const type = first && more.length === 0 ? readType(reading, first) : UNSUPPORTED;
    const whole = type.kind === "ref" ? reading.types[type.name] : type;
    return whole?.kind === "object" ? withTexts(reading, parameter, whole, doc) : reportNoObject(reading);
  });
}

function reportNoName(reading: Reading, pattern: "object" | "array" | undefined): [] {
  const what =
    pattern === "array"
      ? "a parameter that is destructured as an array has no name in the arguments."
      : "a destructured parameter stands beside other parameters, so it has no name in the arguments.";
  const help =
    pattern === "array"
      ? "Name the parameter and destructure it in the body."
      : "Name the parameter and destructure it in the body, or make it the only one.";
  fault(reading, "WL1018", "error", what, help);
  return [];
}

function reportNoObject(reading: Reading): [] {
  const help = "Give the parameter an interface or a type literal, or name it without `@spread`.";
  fault(reading, "WL1018", "error", "the arguments object must be one object type with properties.", help);
  return [];
}

/** Text of a member: `@param`, else the comment in the pattern, else that of the property. */
function withTexts(reading: Reading, parameter: SignatureParameter, whole: ObjectModel, doc: Doc): PropertyModel[] {
  const pattern = patternOf(reading, parameter) ? parameter.declaration?.name : undefined;
  const bound = pattern ? withBindings(reading, pattern, whole) : whole;
  const names = bound.properties.map(({ name }) => name);
  const root = pattern ? wholeName(doc, names) : parameter.name;
  const described = root === undefined ? bound : withMemberTexts(bound, root, doc, reading.types);
  const { properties } = described.kind === "object" ? described : bound;
  const named = properties.map((property) => {
    const type = pattern ? withMemberTexts(property.type, property.name, doc, reading.types) : property.type;
    const text = doc.params.get(property.name);
    return { ...property, type: text ? { ...type, doc: text } : type };
  });
  return [...named, ...furtherProperties(whole)];
}

/** Index signatures: properties that no parameter names. */
function furtherProperties({ index, patterns = [] }: ObjectModel): PropertyModel[] {
  return [
    ...patterns.map(({ pattern, type }): PropertyModel => ({ name: pattern, type, optional: true, of: "pattern" })),
    ...(index ? [{ name: "[key]", type: index, optional: true, of: "rest" } as const] : []),
  ];
}
