/**
 * `windlass/ai-sdk`: tools for the AI SDK, `ai`.
 */
import { jsonSchema, type ToolSet } from "ai";
import type { CallOptions } from "../call/call-options.js";
import type { ContentBlock } from "../call/render/content.js";
import { resultText, type ToolResult } from "../call/tool-result.js";
import { convertAll } from "../dialects/convert-all.js";
import type { OpenAITool } from "../dialects/definitions.js";
import { openai } from "../dialects/providers/openai.js";
import { type AdapterTools, registryOf } from "./registry-of.js";

/** How tools are made for the AI SDK. */
export interface AiToolsOptions extends CallOptions {
  /** In the provider's strict mode: each tool that can be. False where nothing is said. */
  readonly strict?: boolean | undefined;
  /** The names of the tools; all where nothing is said. */
  readonly only?: readonly string[] | undefined;
  /**
   * Who approves. `"windlass"`, where nothing is said: the registry's `approve`, without which such calls are denied. `"ai-sdk"`: the AI
   * SDK asks its user, and runs a tool only after a yes.
   */
  readonly approvals?: "windlass" | "ai-sdk" | undefined;
}

/**
 * Tools for `generateText`, `streamText` and agents. The output of a tool is its `ToolResult`; the model reads its content. Failures are
 * results too: a tool never throws.
 *
 * @param tools - a registry, or functions and `Tool`s
 * @param options - `strict`, `only`, `approvals`, and how calls are made
 * @throws ToolNotFoundError for a name in `only` that is no tool's
 * @example
 * const { text } = await generateText({ model, prompt, tools: aiTools(registry), stopWhen: isStepCount(5) });
 */
export function aiTools(tools: AdapterTools, options: AiToolsOptions = {}): ToolSet {
  const { strict = false, only, approvals = "windlass", ...call } = options;
  const registry = registryOf(tools);
  const chosen = only === undefined ? [...registry] : only.map((name) => registry.get(name));
  // The SDK hands schemas on as they are: in the form that the strictest of its providers take.
  const dialect = { ...openai, limits: strict ? openai.limits : {} };
  return Object.fromEntries(
    convertAll<OpenAITool>(chosen, dialect, { strict }).map((conversion) => {
      const { tool, name, decode } = conversion;
      const { description, parameters } = conversion.definition.function;
      const asked = (input: unknown, id: string) => ({ id, name: tool, arguments: decode(input) });
      const made = {
        ...(description !== undefined && { description }),
        ...(conversion.strict && { strict: true }),
        // Not validated by the SDK: the tool's own pipeline repairs what it can, and words what it cannot.
        inputSchema: jsonSchema<unknown>(parameters as never),
        ...(approvals === "ai-sdk" && {
          needsApproval: async (input: unknown, { toolCallId }: { toolCallId: string }) =>
            (await registry.needsApproval([asked(input, toolCallId)], call)).length > 0,
        }),
        execute: (input: unknown, { toolCallId, abortSignal }: { toolCallId: string; abortSignal?: AbortSignal }) =>
          registry.execute(asked(input, toolCallId), {
            ...call,
            ...(abortSignal !== undefined && { signal: abortSignal }),
            ...(approvals === "ai-sdk" && { approve: () => true }),
          }),
        toModelOutput: ({ output }: { output: unknown }) => modelOutput(output as ToolResult),
      };
      return [name, made];
    }),
  ) as ToolSet;
}

type ModelOutput =
  | { type: "text" | "error-text"; value: string }
  | { type: "execution-denied"; reason: string }
  | { type: "content"; value: ContentPart[] };

type ContentPart =
  | { type: "text"; text: string }
  | { type: "file"; mediaType: string; data: { type: "data"; data: string } };

function modelOutput(result: ToolResult): ModelOutput {
  const text = resultText(result);
  if (result.code === "denied" || result.code === "approval_required")
    return { type: "execution-denied", reason: text };
  if (result.isError) return { type: "error-text", value: text };
  return result.content.every(({ type }) => type === "text")
    ? { type: "text", value: text }
    : { type: "content", value: result.content.map(part) };
}

function part(block: ContentBlock): ContentPart {
  if (block.type === "image" || block.type === "audio") {
    return { type: "file", mediaType: block.mimeType, data: { type: "data", data: block.data } };
  }
  return { type: "text", text: resultText({ content: [block] }) };
}
