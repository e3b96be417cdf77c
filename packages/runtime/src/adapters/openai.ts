/**
 * `windlass/openai`: tools for the `openai` SDK, for Chat Completions and for Responses, and for the providers that copy
 * Chat Completions.
 */
import { openai } from "../dialects/providers/openai.js";
import { openaiResponses } from "../dialects/providers/openai-responses.js";
import type { ToolsetOptions } from "../registry/tool-registry.js";
import type { Toolset } from "../toolset/toolset.js";
import { type AdapterTools, registryOf } from "./registry-of.js";

export { azure, deepseek, groq, xai } from "../dialects/providers/compatible.js";
export { openai } from "../dialects/providers/openai.js";
export { openaiResponses } from "../dialects/providers/openai-responses.js";
export type { Toolset, ToolsetCallOptions } from "../toolset/toolset.js";

/**
 * Tools for `client.chat.completions.create`.
 *
 * @param tools - a registry, or functions and `Tool`s
 * @param options - `strict`, `only`
 * @throws WindlassError for more tools than the API takes
 * @example
 * const tools = openaiTools(registry);
 * const response = await client.chat.completions.create({ model, messages, tools: tools.tools });
 * messages.push(response.choices[0]!.message, ...(await tools.run(response)));
 */
export function openaiTools(tools: AdapterTools, options: ToolsetOptions = {}): Toolset<typeof openai> {
  return registryOf(tools).toolset({ ...options, style: openai });
}

/**
 * Tools for `client.responses.create`.
 *
 * @param tools - a registry, or functions and `Tool`s
 * @param options - `strict`, `only`
 * @throws WindlassError for more tools than the API takes
 * @example
 * const tools = openaiResponsesTools(registry);
 * const response = await client.responses.create({ model, input, tools: tools.tools });
 * input.push(...response.output, ...(await tools.run(response)));
 */
export function openaiResponsesTools(
  tools: AdapterTools,
  options: ToolsetOptions = {},
): Toolset<typeof openaiResponses> {
  return registryOf(tools).toolset({ ...options, style: openaiResponses });
}
