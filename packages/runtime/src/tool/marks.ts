import type { ToolDescriptor } from "../descriptor.js";
import type { AnyFunction } from "./any-function.js";
import { descriptorOf } from "./descriptor-of.js";
import { FunctionTool } from "./function-tool.js";
import { optionsOf } from "./kept-options.js";
import type { ToolOptions } from "./tool-options.js";

/** The tool of a function, on the function. Not for other copies of the package: each has classes of its own. */
const TOOL_KEY = Symbol("windlass.tool of this copy");

interface Marked {
  readonly [TOOL_KEY]?: FunctionTool;
}

/** The tool of a marked function, the same one each time; undefined where the function carries no descriptor. */
export function toolOfMarked(fn: AnyFunction): FunctionTool | undefined {
  const known = knownTool(fn);
  if (known !== undefined) return known;
  const descriptor = descriptorOf(fn);
  return descriptor === undefined ? undefined : keepTool(fn, new FunctionTool(fn, descriptor, optionsOf(fn)));
}

/**
 * Makes the tool of a function that is being marked. Undefined where the function already has one that is in use and was
 * made without these options.
 */
export function makeTool(fn: AnyFunction, descriptor: ToolDescriptor, options: ToolOptions): FunctionTool | undefined {
  const known = knownTool(fn);
  if (known === undefined) return keepTool(fn, new FunctionTool(fn, descriptor, options));
  const isPlain = Object.values(options).every((value) => value === undefined);
  return isPlain && known.name === descriptor.name ? known : undefined;
}

/** The tool of a marked method on an instance or a class. */
export function toolOfMethod(
  marked: AnyFunction,
  descriptor: ToolDescriptor,
  method: AnyFunction,
  receiver: object,
): FunctionTool {
  return new FunctionTool(method, descriptor, optionsOf(marked), receiver);
}

function knownTool(fn: AnyFunction): FunctionTool | undefined {
  return Object.hasOwn(fn, TOOL_KEY) ? (fn as Marked)[TOOL_KEY] : undefined;
}

function keepTool(fn: AnyFunction, made: FunctionTool): FunctionTool {
  // A frozen function cannot keep its tool, and gets a new one each time.
  if (Object.isExtensible(fn)) Object.defineProperty(fn, TOOL_KEY, { value: made });
  return made;
}
