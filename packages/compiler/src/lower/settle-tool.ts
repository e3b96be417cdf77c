import type { Json } from "windlass";
import type { Report } from "../diagnostics/diagnostic.js";
import type { ToolModel } from "../model/tool-model.js";
import type { TypeModel } from "../model/type-model.js";
import { fits } from "./fits.js";
import { reportedSettling, shortened } from "./reported-settling.js";
import { settleType } from "./settle-type.js";
import type { Settling } from "./settling.js";

/**
 * The tool with its types settled: unions hold only branches that JSON can tell apart, and each default fits its type.
 * Schemas and codec are both made from the result, so that they never disagree about the branches of a union.
 *
 * @param report - gets a warning for each union that loses a branch, and an error for each default that does not fit
 */
export function settleTool(model: ToolModel, report: Report): ToolModel {
  const settling = reportedSettling(model, report);
  const settle = (type: TypeModel, path: string): TypeModel => settleType(type, path, settling);
  // A result is encoded by what the value is, so that branches that look alike cannot be mistaken there.
  const result: Settling = { ...settling, sharedForm: () => undefined, mixedKeys: () => undefined };
  const { returns } = model;
  return {
    ...model,
    examples: fittingExamples(model, report),
    properties: model.properties.map((property) => ({
      ...property,
      type: settle(property.type, `${model.name}.${property.name}`),
    })),
    ...(returns !== undefined && { returns: settleType(returns, `${model.name} (result)`, result) }),
    types: Object.fromEntries(
      Object.entries(model.types).map(([name, type]) => [name, settle(type, `${model.name} (${name})`)]),
    ),
  };
}

/** Providers refuse a tool whose examples do not fit its own schema. */
function fittingExamples(model: ToolModel, report: Report): readonly Json[] {
  const whole: TypeModel = { kind: "object", properties: model.properties };
  return model.examples.filter((example) => {
    if (fits(example, whole, model.types)) return true;
    report({
      code: "WL1033",
      severity: "warning",
      message: `tool "${model.name}": the example ${shortened(example)} is not what the parameters allow, and is left out.`,
      help: "An example is a whole arguments object in JSON: every required parameter, and no others.",
      span: model.place,
    });
    return false;
  });
}
