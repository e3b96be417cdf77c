/**
 * `windlass/mistral`: tools for the `@mistralai/mistralai` SDK.
 */
import { mistral } from "../dialects/providers/mistral.js";
import type { ToolsetOptions } from "../registry/tool-registry.js";
import type { Toolset } from "../toolset/toolset.js";
import { type AdapterTools, registryOf } from "./registry-of.js";

export { mistral } from "../dialects/providers/mistral.js";
export type { Toolset, ToolsetCallOptions } from "../toolset/toolset.js";

/**
 * Tools for the `@mistralai/mistralai` SDK.
 *
 * @param tools - a registry, or functions and `Tool`s
 * @param options - `strict`, `only`
 * @throws WindlassError for more tools than the API takes
 * @example
 * const tools = mistralTools(registry);
 * const response = await client.chat.complete({ model, messages, tools: tools.tools });
 * messages.push(response.choices[0]!.message!, ...(await tools.run(response)));
 */
export function mistralTools(tools: AdapterTools, options: ToolsetOptions = {}): Toolset<typeof mistral> {
  return registryOf(tools).toolset({ ...options, style: mistral });
}
