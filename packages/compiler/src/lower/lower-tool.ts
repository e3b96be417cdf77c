import type { Report } from "../diagnostics/diagnostic.js";
import type { ToolModel } from "../model/tool-model.js";
import { lowerCodec } from "./lower-codec.js";
import { lowerInput, lowerOutput } from "./lower-root.js";
import type { LoweredTool } from "./lowered-tool.js";
import { settleTool } from "./settle/settle-tool.js";
import { withinSize } from "./share/within-size.js";

/**
 * What a tool's descriptor holds, made from what was read of its function. Types are written out where they are used;
 * where that makes more than 32 kB of schema, those that are used more than once are defined once.
 *
 * @param model - the tool as read; the same model gives the same bytes
 * @param report - gets WL1024 (a large schema), WL1030 (branches of a union that JSON cannot tell apart), WL1031 (a
 * default that does not fit) and their like
 * @param source - where the function stands, `file:line:column` relative to the project
 */
export function lowerTool(model: ToolModel, report: Report, source?: string): LoweredTool {
  const lowering = {
    subject: `tool "${model.name}"`,
    place: model.place,
    lower: (written: ToolModel, tell: Report) => lowerWritten(written, tell, source),
    text: ({ inputSchema, outputSchema }: LoweredTool) =>
      JSON.stringify(inputSchema) + (outputSchema ? JSON.stringify(outputSchema) : ""),
  };
  return withinSize(model, lowering, report);
}

function lowerWritten(model: ToolModel, report: Report, source?: string): LoweredTool {
  const settled = settleTool(model, report);
  const output =
    settled.returns === undefined
      ? undefined
      : lowerOutput(settled.returns, settled.types, settled.returnsNothing === true);
  const codec = lowerCodec(settled, output?.pointer ?? "");
  const { description, options, worker, examples } = settled;
  return {
    name: settled.name,
    ...(description !== undefined && description !== "" && { description }),
    inputSchema: lowerInput(settled),
    ...(output !== undefined && { outputSchema: output.schema }),
    ...(output?.wrapped === true && { wrapped: true }),
    params: settled.params,
    ...(codec !== undefined && { codec }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(worker !== undefined && { worker }),
    ...(examples.length > 0 && { examples: examples.map(({ value }) => value) }),
    ...(source !== undefined && { source }),
  };
}
