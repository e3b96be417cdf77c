/**
 * `windlass/bedrock`: tools for `@aws-sdk/client-bedrock-runtime`.
 */
import { bedrock } from "../dialects/providers/bedrock.js";
import type { ToolsetOptions } from "../registry/tool-registry.js";
import type { Toolset } from "../toolset/toolset.js";
import { type AdapterTools, registryOf } from "./registry-of.js";

export { bedrock } from "../dialects/providers/bedrock.js";
export type { Toolset, ToolsetCallOptions } from "../toolset/toolset.js";

/**
 * Tools for `@aws-sdk/client-bedrock-runtime`.
 *
 * @param tools - a registry, or functions and `Tool`s
 * @param options - `strict`, `only`
 * @throws WindlassError for more tools than the API takes
 * @example
 * const tools = bedrockTools(registry);
 * const response = await client.send(new ConverseCommand({ modelId, messages, toolConfig: { tools: tools.tools } }));
 * messages.push(response.output!.message!, ...(await tools.run(response)));
 */
export function bedrockTools(tools: AdapterTools, options: ToolsetOptions = {}): Toolset<typeof bedrock> {
  return registryOf(tools).toolset({ ...options, style: bedrock });
}
