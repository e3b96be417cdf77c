/**
 * `windlass/ollama`: tools for the `ollama` SDK.
 */
import { ollama } from "../dialects/providers/ollama.js";
import type { ToolsetOptions } from "../registry/tool-registry.js";
import type { Toolset } from "../toolset/toolset.js";
import { type AdapterTools, registryOf } from "./registry-of.js";

export { ollama } from "../dialects/providers/ollama.js";
export type { Toolset, ToolsetCallOptions } from "../toolset/toolset.js";

/**
 * Tools for the `ollama` SDK.
 *
 * @param tools - a registry, or functions and `Tool`s
 * @param options - `strict`, `only`
 * @throws WindlassError for more tools than the API takes
 * @example
 * const tools = ollamaTools(registry);
 * const response = await client.chat({ model, messages, tools: tools.tools });
 * messages.push(response.message, ...(await tools.run(response)));
 */
export function ollamaTools(tools: AdapterTools, options: ToolsetOptions = {}): Toolset<typeof ollama> {
  return registryOf(tools).toolset({ ...options, style: ollama });
}
