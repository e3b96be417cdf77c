import { REGISTER_KEY } from "../descriptor.js";
import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import type { AnyFunction } from "../tool/any-function.js";
import type { Tool } from "../tool/tool.js";
import { toolOf } from "../tool/tool-of.js";
import { ToolRegistry } from "./tool-registry.js";

const REGISTRY_KEY = Symbol.for("windlass.registry");

interface Slots {
  [REGISTRY_KEY]?: ToolRegistry;
  /** What compiled code pushes functions to. */
  [REGISTER_KEY]?: { push(fn: AnyFunction): unknown } | readonly AnyFunction[];
}

/**
 * The one registry that all copies of the package share, made when it is first asked for. Tools marked with `register` are
 * in it, under their names.
 *
 * @throws ToolDefinitionError where another copy of the package made one that this one cannot use
 */
export function globalRegistry(): ToolRegistry {
  const slots = globalThis as Slots;
  const found = slots[REGISTRY_KEY];
  if (found === undefined) return makeGlobalRegistry(slots);
  if (typeof found.add !== "function" || typeof found.execute !== "function") {
    throw new ToolDefinitionError("WL2014", "The global registry was made by another version of `windlass`.", {
      hint: "Install one version: `npm ls windlass` shows which there are.",
    });
  }
  return found;
}

/**
 * Adds a tool to the global registry. A module that is loaded again (by a watching development server) replaces its tools:
 * the same name from the same place is the same tool.
 *
 * @throws ToolDefinitionError where another tool has the name
 */
export function registerTool(tool: Tool): void {
  const registry = globalRegistry();
  const known = registry.has(tool.name) ? registry.get(tool.name) : undefined;
  const source = tool.descriptor?.source;
  if (source !== undefined && known?.descriptor?.source === source) registry.remove(tool.name);
  registry.add(tool);
}

function makeGlobalRegistry(slots: Slots): ToolRegistry {
  const made = new ToolRegistry();
  Object.defineProperty(slots, REGISTRY_KEY, { value: made, configurable: true });
  const waiting = slots[REGISTER_KEY];
  slots[REGISTER_KEY] = { push: (fn) => registerTool(toolOf(fn)) };
  if (Array.isArray(waiting)) for (const fn of waiting) registerTool(toolOf(fn as AnyFunction));
  return made;
}
