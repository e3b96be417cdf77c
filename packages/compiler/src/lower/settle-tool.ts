import type { Json } from "windlass";
import type { Report } from "../diagnostics/diagnostic.js";
import type { ToolModel } from "../model/tool-model.js";
import type { TypeModel } from "../model/type-model.js";
import { fits } from "./fits.js";
import { settleType } from "./settle-type.js";
import type { Settling } from "./settling.js";

/**
 * The tool with its types settled: unions hold only branches that JSON can tell apart, and each default fits its type.
 * Schemas and codec are both made from the result, so that they never disagree about the branches of a union.
 *
 * @param report - gets a warning for each union that loses a branch, and an error for each default that does not fit
 */
export function settleTool(model: ToolModel, report: Report): ToolModel {
  const settling: Settling = {
    types: model.types,
    sharedForm: (path, dropped, kept) =>
      report({
        code: "WL1030",
        severity: "warning",
        message: `${path}: \`${dropped}\` and \`${kept}\` look alike in JSON, so the value arrives as \`${kept}\` and never as \`${dropped}\`.`,
        help: `Take one of the two types, or put \`${dropped}\` into an object with a property that tells them apart.`,
        span: model.place,
      }),
    mixedKeys: (path) =>
      report({
        code: "WL1019",
        severity: "error",
        message: `${path}: its index signatures have values of several types, one of which has another form in JSON.`,
        help: "Give all index signatures one value type, or put each into a property of its own.",
        span: model.place,
      }),
    badPattern: (path, pattern, why) =>
      report({
        code: "WL1032",
        severity: "error",
        message: `${path}: @pattern ${String(pattern)} is no regular expression (${why}).`,
        help: "Write an ECMAScript regular expression as JSON Schema takes it, without slashes and flags: `@pattern ^[a-z]+$`.",
        span: model.place,
      }),
    badDefault: (path, value, schema) =>
      report({
        code: "WL1031",
        severity: "error",
        message: `${path}: the default ${shortened(value)} does not fit its type, which in JSON is ${shortened(schema)}.`,
        help: "Write a default that is a value of the type, in its JSON form, or change the type.",
        span: model.place,
      }),
  };
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

function shortened(json: unknown): string {
  const text = JSON.stringify(json);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
