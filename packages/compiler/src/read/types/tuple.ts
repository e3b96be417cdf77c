import type { TupleElementModel, TypeModel } from "../../model/type-model.js";
import type { Project, TupleElement, Type } from "../../typescript/project.js";
import { at, fault, helpForLeftOut, type Reading, type ReadType, UNSUPPORTED } from "../reading.js";
import { definedMembers, membersOf } from "./members.js";

/** `[A, B?, ...C[]]`; a rest element in the middle has no counterpart in JSON Schema. */
export function readTuple(reading: Reading, type: Type, read: ReadType): TypeModel {
  const { project } = reading;
  const elements = project.tupleElements(type);
  const restAt = elements.findIndex((element) => element.rest);
  if (restAt >= 0 && restAt < elements.length - 1) {
    fault(
      reading,
      "WL1019",
      "error",
      `${project.typeText(type)} has a rest element that is not the last one.`,
      "Put the rest element at the end, or take an array.",
    );
    return UNSUPPORTED;
  }
  const readAt = (index: number) =>
    at(reading, `[${index}]`, undefined, () => read(reading, elements[index]?.type as Type));
  const fixed = elements.slice(0, restAt < 0 ? undefined : restAt);
  const required = requiredOf(project, fixed);
  const sendable = restAt < 0 ? withoutNothing(reading, fixed) : fixed;
  return {
    kind: "tuple",
    elements: sendable.map(
      ({ label }, index): TupleElementModel => ({
        type: readAt(index),
        optional: index >= required,
        ...(label !== undefined && { label }),
      }),
    ),
    ...(restAt >= 0 && { rest: readAt(restAt) }),
  };
}

/** `[A, B | undefined]`: at the end, what may be undefined may be absent, as in an object. */
function requiredOf(project: Project, elements: readonly TupleElement[]): number {
  return elements.findLastIndex(({ optional, type }) => !optional && !membersOf(project, type).mayBeUndefined) + 1;
}

/** Without the last elements that can only be `undefined`, which JSON says by leaving them out. */
function withoutNothing(reading: Reading, elements: readonly TupleElement[]): readonly TupleElement[] {
  const isNothing = ({ type }: TupleElement) => definedMembers(reading.project, type).length === 0;
  const sendable = elements.slice(0, elements.findLastIndex((element) => !isNothing(element)) + 1);
  for (let index = sendable.length; index < elements.length && reading.direction === "input"; index++)
    at(reading, `[${index}]`, undefined, () =>
      fault(reading, "WL1011", "info", "left out, since it can only be `undefined`.", helpForLeftOut(reading)),
    );
  return sendable;
}
