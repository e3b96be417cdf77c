/**
 * `windlass/gemini`: tools for the `@google/genai` SDK.
 */
import { gemini } from "../dialects/providers/gemini.js";
import type { ToolsetOptions } from "../registry/tool-registry.js";
import type { Toolset } from "../toolset/toolset.js";
import { type AdapterTools, registryOf } from "./registry-of.js";

export { gemini, geminiOpenApi, vertex } from "../dialects/providers/gemini.js";
export type { Toolset, ToolsetCallOptions } from "../toolset/toolset.js";

/**
 * Tools for the `@google/genai` SDK.
 *
 * @param tools - a registry, or functions and `Tool`s
 * @param options - `strict`, `only`
 * @throws WindlassError for more tools than the API takes
 * @example
 * const tools = geminiTools(registry);
 * const response = await client.models.generateContent({ model, contents, config: { tools: tools.tools } });
 * contents.push(response.candidates![0]!.content!, ...(await tools.run(response)));
 */
export function geminiTools(tools: AdapterTools, options: ToolsetOptions = {}): Toolset<typeof gemini> {
  return registryOf(tools).toolset({ ...options, style: gemini });
}
