import type { AnyFunction } from "./any-function.js";
import type { ToolOptions } from "./tool-options.js";

/** Options given in code, on the function: under a key that other copies of the package know, so that none is lost. */
const OPTIONS_KEY = Symbol.for("windlass.options");

interface WithOptions {
  readonly [OPTIONS_KEY]?: ToolOptions;
}

/** The options with which a function was given to `tool`; undefined where it was not. */
export function optionsOf(fn: AnyFunction): ToolOptions | undefined {
  return Object.hasOwn(fn, OPTIONS_KEY) ? (fn as WithOptions)[OPTIONS_KEY] : undefined;
}

/** Keeps options on the function. */
export function keepOptions(fn: AnyFunction, options: ToolOptions): void {
  Object.defineProperty(fn, OPTIONS_KEY, { value: Object.freeze({ ...options }) });
}
