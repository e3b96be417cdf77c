import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import { show } from "../schema/show.js";
import type { AnyFunction } from "./any-function.js";
import type { FunctionTool } from "./function-tool.js";
import { toolOfMarked } from "./marks.js";
import { Tool } from "./tool.js";
import { nameOfFunction, uncompiled } from "./uncompiled.js";

/**
 * The tool of a function that is marked with `@tool` or `tool()`: the same object each time.
 *
 * @param fn - the function; a `Tool` is its own tool
 * @throws ToolDefinitionError where the function is not marked, or was not compiled with the plugin
 *
 * @example
 * const { data } = await toolOf(getWeather).run({ city: "Paris" });
 */
export function toolOf<F extends AnyFunction>(fn: F): FunctionTool<F>;
/** A `Tool` is its own tool. */
export function toolOf<T extends Tool>(source: T): T;
export function toolOf(source: unknown): unknown {
  if (Tool.isInstance(source)) return source;
  if (typeof source !== "function") {
    throw new ToolDefinitionError("WL2007", `\`toolOf\` takes a function; got ${show(source)}.`, {
      hint: "For a module or an instance use `toolsOf`.",
    });
  }
  const found = toolOfMarked(source as AnyFunction);
  if (found === undefined) throw uncompiled(nameOfFunction(source as AnyFunction), "used as a tool", toolOf);
  return found;
}
