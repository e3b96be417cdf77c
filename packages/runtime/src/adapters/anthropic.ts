/**
 * `windlass/anthropic`: tools for the `@anthropic-ai/sdk`.
 */
import { anthropic } from "../dialects/providers/anthropic.js";
import type { ToolsetOptions } from "../registry/tool-registry.js";
import type { Toolset } from "../toolset/toolset.js";
import { type AdapterTools, registryOf } from "./registry-of.js";

export { anthropic } from "../dialects/providers/anthropic.js";
export type { Toolset, ToolsetCallOptions } from "../toolset/toolset.js";

/**
 * Tools for the `@anthropic-ai/sdk`.
 *
 * @param tools - a registry, or functions and `Tool`s
 * @param options - `strict`, `only`
 * @throws WindlassError for more tools than the API takes
 * @example
 * const tools = anthropicTools(registry);
 * const message = await client.messages.create({ model, max_tokens, messages, tools: tools.tools });
 * messages.push({ role: "assistant", content: message.content }, ...(await tools.run(message)));
 */
export function anthropicTools(tools: AdapterTools, options: ToolsetOptions = {}): Toolset<typeof anthropic> {
  return registryOf(tools).toolset({ ...options, style: anthropic });
}
