import type { Diagnostic, Report } from "../diagnostics/diagnostic.js";
import type { ToolModel } from "../model/tool-model.js";
import { estimateSize } from "./estimate-size.js";
import { lowerCodec } from "./lower-codec.js";
import { lowerInput, lowerOutput } from "./lower-root.js";
import type { LoweredTool } from "./lowered-tool.js";
import { settleTool } from "./settle-tool.js";
import { shareTypes } from "./share-types.js";

/** Up to how many bytes of schema a tool has everything written out where it is used. */
const MAX_WRITTEN_OUT = 32_000;

/** How far the estimate of a size may be below the truth. */
const DOUBT = 4;

/** How many bytes of schema are so many that a model is hardly served by them. */
const VERY_LARGE = 256_000;

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
  const roots = model.properties.map((property) => property.type);
  const estimate = estimateSize(model.returns === undefined ? roots : [...roots, model.returns], model.types);
  if (estimate < MAX_WRITTEN_OUT * DOUBT) {
    const diagnostics: Diagnostic[] = [];
    const lowered = lowerWritten(model, (diagnostic) => diagnostics.push(diagnostic), source);
    if (sizeOf(lowered) <= MAX_WRITTEN_OUT) {
      for (const diagnostic of diagnostics) report(diagnostic);
      return lowered;
    }
  }
  const { model: shared, shared: count } = shareTypes(model);
  const lowered = lowerWritten(shared, report, source);
  reportSize(model, sizeOf(lowered), count, report);
  return lowered;
}

function lowerWritten(model: ToolModel, report: Report, source?: string): LoweredTool {
  const settled = settleTool(model, report);
  const output =
    settled.returns === undefined
      ? undefined
      : lowerOutput(settled.returns, settled.types, settled.returnsNothing === true);
  const codec = lowerCodec(settled, output?.pointer ?? "");
  const { description, options, examples } = settled;
  return {
    name: settled.name,
    ...(description !== undefined && description !== "" && { description }),
    inputSchema: lowerInput(settled),
    ...(output !== undefined && { outputSchema: output.schema }),
    ...(output?.wrapped === true && { wrapped: true }),
    params: settled.params,
    ...(codec !== undefined && { codec }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(examples.length > 0 && { examples }),
    ...(source !== undefined && { source }),
  };
}

function sizeOf({ inputSchema, outputSchema }: LoweredTool): number {
  return Buffer.byteLength(JSON.stringify(inputSchema) + (outputSchema ? JSON.stringify(outputSchema) : ""));
}

function reportSize({ name, place }: ToolModel, size: number, shared: number, report: Report): void {
  const defined = shared === 1 ? "1 type is" : `${shared} types are`;
  const what =
    shared === 0
      ? "its schemas are large, and no type in them is used twice"
      : `written out, its schemas are large, so ${defined} defined once, under $defs`;
  report({
    code: "WL1024",
    severity: "info",
    message: `tool "${name}": ${what} (${Math.ceil(size / 1000)} kB in all).`,
    help:
      size > VERY_LARGE
        ? "A model reads all of the arguments' schema at each request: take a type of your own with the members that matter."
        : "Nothing to do. A type of your own with the members that matter would cost a model less.",
    span: place,
  });
}
