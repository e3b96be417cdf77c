/**
 * `windlass/cohere`: tools for the `cohere-ai` SDK.
 */
import { cohere } from "../dialects/providers/cohere.js";
import type { ToolsetOptions } from "../registry/tool-registry.js";
import type { Toolset } from "../toolset/toolset.js";
import { type AdapterTools, registryOf } from "./registry-of.js";

export { cohere } from "../dialects/providers/cohere.js";
export type { Toolset, ToolsetCallOptions } from "../toolset/toolset.js";

/**
 * Tools for the `cohere-ai` SDK.
 *
 * @param tools - a registry, or functions and `Tool`s
 * @param options - `strict`, `only`
 * @throws WindlassError for more tools than the API takes
 * @example
 * const tools = cohereTools(registry);
 * const response = await client.chat({ model, messages, tools: tools.tools });
 * messages.push(response.message, ...(await tools.run(response)));
 */
export function cohereTools(tools: AdapterTools, options: ToolsetOptions = {}): Toolset<typeof cohere> {
  return registryOf(tools).toolset({ ...options, style: cohere });
}
