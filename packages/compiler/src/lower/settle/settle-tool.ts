import type { Report } from "../../diagnostics/diagnostic.js";
import type { ToolExample, ToolModel } from "../../model/tool-model.js";
import type { PropertyModel, TypeModel } from "../../model/type-model.js";
import { argumentsObject } from "../arguments-object.js";
import { fits } from "../fits/fits.js";
import { reachedTypes } from "../inside/reached-types.js";
import { reportedSettling, shortened } from "./reported-settling.js";
import { settleType } from "./settle-type.js";
import type { Settling, Where } from "./settling.js";
import { withoutEndless } from "./without-endless.js";

/**
 * The tool with its types settled: unions hold only branches that JSON can tell apart, and each default fits its type.
 * Schemas and codec are both made from the result, so that they never disagree about the branches of a union.
 *
 * @param report - gets a warning for each union that loses a branch, and an error for each default that does not fit
 */
export function settleTool(model: ToolModel, report: Report): ToolModel {
  const subject = `tool "${model.name}"`;
  const where = ({ name, place }: PropertyModel): Where => ({
    part: "parameter",
    path: name,
    place: place ?? model.place,
  });
  const { properties, types } = withoutEndless({ ...model, subject, where }, report);
  const input = reportedSettling({ subject, types, direction: "input" }, report);
  const output: Settling = { ...input, direction: "output" };
  const roots = properties.map((property) => ({ type: property.type, place: where(property).place }));
  const reached = reachedTypes(roots, types);
  const settleNamed = (name: string, type: TypeModel): TypeModel => {
    const place = reached.get(name);
    return settleType(type, { part: "type", path: name, place: place ?? model.place }, place ? input : output);
  };
  const { returns } = model;
  return {
    ...model,
    examples: fittingExamples(model, report),
    properties: properties.map((property) => ({
      ...property,
      type: settleType(property.type, where(property), input),
    })),
    ...(returns !== undefined && {
      returns: settleType(returns, { part: "result", path: "", place: model.place }, output),
    }),
    types: Object.fromEntries(Object.entries(types).map(([name, type]) => [name, settleNamed(name, type)])),
  };
}

/** Providers refuse a tool whose examples do not fit its own schema. */
function fittingExamples(model: ToolModel, report: Report): readonly ToolExample[] {
  const whole: TypeModel = { kind: "object", ...argumentsObject(model.properties) };
  return model.examples.filter(({ value: example, place }) => {
    if (fits(example, whole, model.types)) return true;
    report({
      code: "WL1033",
      severity: "warning",
      message: `tool "${model.name}": the example ${shortened(example)} is not what the parameters allow, and is left out.`,
      help: "An example is a whole arguments object in JSON: every required parameter, and no others.",
      span: place,
    });
    return false;
  });
}
