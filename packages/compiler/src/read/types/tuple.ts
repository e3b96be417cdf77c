import type { TupleElementModel, TypeModel } from "../../model/type-model.js";
import type { Type } from "../../typescript/project.js";
import { at, fault, type Reading, type ReadType, UNSUPPORTED } from "../reading.js";

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
  const read1 = (index: number) =>
    at(reading, `[${index}]`, undefined, () => read(reading, elements[index]?.type as Type));
  const fixed: TupleElementModel[] = [];
  for (const [index, element] of elements.entries()) {
    if (element.rest) continue;
    fixed.push({
      type: read1(index),
      optional: element.optional,
      ...(element.label !== undefined && { label: element.label }),
    });
  }
  return { kind: "tuple", elements: fixed, ...(restAt >= 0 && { rest: read1(restAt) }) };
}
