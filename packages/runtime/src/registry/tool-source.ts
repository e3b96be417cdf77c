import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import { show } from "../schema/show.js";
import type { AnyFunction } from "../tool/any-function.js";
import { markedMethods } from "../tool/marked-methods.js";
import { toolOfMarked } from "../tool/marks.js";
import { Tool } from "../tool/tool.js";
import { toolsOf } from "../tool/tools-of.js";
import { nameOfFunction, uncompiled } from "../tool/uncompiled.js";

/**
 * Whatever holds tools: a compiled function, a `Tool`, a module or plain object of functions, an instance with marked
 * methods, a class with marked static ones, or a list of these.
 *
 * A function that is written where a `ToolSource` is taken is marked by that alone: the compiler sees it in the type of
 * the parameter, also in that of a function of your own.
 *
 * @example
 * function use(...sources: ToolSource[]) { return new ToolRegistry().add(sources); }
 * use((text: string) => text.toUpperCase());
 */
export type ToolSource = ToolSourceFunction | ToolSourceMembers | Tool | readonly ToolSource[] | object;

/**
 * A function as a source of tools; any function fits. It is this interface that the compiler looks for.
 *
 * The second signature keeps TypeScript from guessing: a parameter without a type is an error here, as it is elsewhere.
 */
export interface ToolSourceFunction {
  (...args: never[]): unknown;
  <_>(...args: never[]): unknown;
}

/** A module or plain object as a source of tools: its functions are such, whatever else it holds is passed over. */
export interface ToolSourceMembers {
  readonly [name: string]: ToolSourceFunction | object | string | number | bigint | boolean | symbol | null | undefined;
}

/**
 * The tools of a source.
 *
 * @param source - where they are
 * @param below - the function that was called with it, for the place in the error
 * @throws ToolDefinitionError for what is no tool
 */
export function toolsFrom(source: ToolSource, below: AnyFunction): readonly Tool[] {
  if (Tool.isInstance(source)) return [source];
  if (Array.isArray(source)) return source.flatMap((inner: ToolSource) => toolsFrom(inner, below));
  if (typeof source === "function") return [...toolsOfFunction(source as AnyFunction, below)];
  if (typeof source === "object" && source !== null) return toolsOf(source);
  throw new ToolDefinitionError("WL2007", `${show(source)} is no tool.`, {
    hint: "Tools are compiled functions, `Tool`s, modules and instances that hold them, and lists of these.",
  });
}

function toolsOfFunction(fn: AnyFunction, below: AnyFunction): readonly Tool[] {
  const found = toolOfMarked(fn);
  if (found !== undefined) return [found];
  if (fn.prototype instanceof Tool) {
    throw new ToolDefinitionError("WL2007", `\`${fn.name}\` is a class of tools, not a tool.`, {
      hint: `Add an instance: \`new ${fn.name}(…)\`.`,
    });
  }
  const methods = markedMethods(fn);
  if (methods.length === 0) throw uncompiled(nameOfFunction(fn), "used as a tool", below);
  return methods;
}
