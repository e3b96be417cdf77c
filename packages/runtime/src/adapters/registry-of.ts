import { ToolRegistry } from "../registry/tool-registry.js";
import type { ToolSource } from "../registry/tool-source.js";

/** Tools for an adapter: a registry, or what one is made of: functions, `Tool`s, modules, instances, or lists of these. */
export type AdapterTools = ToolRegistry | ToolSource;

/** The registry that answers the calls. */
export function registryOf(tools: AdapterTools): ToolRegistry {
  // A registry of another copy of the package is known by what it can do.
  const isRegistry = tools instanceof ToolRegistry || typeof (tools as Partial<ToolRegistry>).executeAll === "function";
  return isRegistry ? (tools as ToolRegistry) : new ToolRegistry().add(tools as ToolSource);
}
