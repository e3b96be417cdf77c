import type { CompiledTool } from "@windlass/compiler";
import { type Style, type ToolDescriptor, toolOf } from "windlass";
import { CommandError, EXIT, messageOf } from "./command-error.js";

/** The key under which the runtime looks for a descriptor. */
const DESCRIPTOR_KEY = Symbol.for("windlass.tool");

/**
 * A tool's declaration in the dialect of a provider: what the runtime makes of it in a built program.
 *
 * @param tool - the tool
 * @param style - name of the dialect
 * @throws CommandError for an unknown dialect, and where the provider would refuse the tool
 */
export function declare(tool: CompiledTool, style: string): object {
  const { lowered } = tool;
  const descriptor: ToolDescriptor = {
    v: 1,
    name: tool.name,
    ...(lowered.description === undefined ? {} : { description: lowered.description }),
    inputSchema: JSON.stringify(lowered.inputSchema),
    ...(lowered.outputSchema === undefined ? {} : { outputSchema: JSON.stringify(lowered.outputSchema) }),
    ...(lowered.wrapped === undefined ? {} : { wrapped: lowered.wrapped }),
    ...(lowered.options === undefined ? {} : { options: lowered.options }),
    ...(lowered.examples === undefined ? {} : { examples: lowered.examples.map((each) => JSON.stringify(each)) }),
    params: lowered.params,
  };
  const standIn = Object.defineProperty(() => undefined, DESCRIPTOR_KEY, { value: descriptor });
  try {
    return toolOf(standIn).schema({ style: style as Style });
  } catch (error) {
    // A dialect object is a matter of code.
    throw new CommandError(EXIT.usage, messageOf(error).replace("; a dialect object works too", ""));
  }
}
