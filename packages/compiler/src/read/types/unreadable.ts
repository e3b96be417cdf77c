import type { TypeModel } from "../../model/type-model.js";
import { fault, helpForNoForm, type Reading, UNSUPPORTED } from "../reading.js";

/** A type that says nothing: everything is accepted, and that is worth a word where a model sends it. */
export function anything(reading: Reading, name: string): TypeModel {
  if (reading.direction === "input")
    fault(
      reading,
      "WL1015",
      "warning",
      `the type is \`${name}\`: anything is accepted, and the model is told nothing.`,
      "Name the type that the function expects.",
    );
  return { kind: "unknown" };
}

/** A type that JSON cannot carry, where a value is required. */
export function noJson(reading: Reading, why: string): TypeModel {
  fault(reading, "WL1010", "error", `${why}, and it is required.`, helpForNoForm(reading));
  return UNSUPPORTED;
}
