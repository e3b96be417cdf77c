/**
 * `windlass/langchain`: tools for LangChain, `@langchain/core`.
 */
import { ToolMessage } from "@langchain/core/messages";
import { StructuredTool } from "@langchain/core/tools";
import type { CallOptions } from "../call/call-options.js";
import type { ContentBlock } from "../call/render/content.js";
import { resultText, type ToolResult } from "../call/tool-result.js";
import type { Conversion } from "../dialects/conversion.js";
import { convertAll } from "../dialects/convert-all.js";
import type { OpenAITool } from "../dialects/definitions.js";
import { openai } from "../dialects/providers/openai.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { type AdapterTools, registryOf } from "./registry-of.js";

/** How tools are made for LangChain. */
export interface LangchainToolsOptions extends CallOptions {
  /** The names of the tools; all where nothing is said. */
  readonly only?: readonly string[] | undefined;
}

/**
 * Tools for `model.bindTools` and agents. Called with a tool call, a tool answers with a `ToolMessage` whose `artifact` is the `ToolResult`,
 * also where it fails; called with bare arguments, with the content, or an error.
 *
 * @param tools - a registry, or functions and `Tool`s
 * @param options - `only`, and how calls are made
 * @throws ToolNotFoundError for a name in `only` that is no tool's
 * @example
 * const tools = langchainTools(registry);
 * const reply = await model.bindTools(tools).invoke(messages);
 */
export function langchainTools(tools: AdapterTools, options: LangchainToolsOptions = {}): StructuredTool[] {
  const { only, ...call } = options;
  const registry = registryOf(tools);
  const chosen = only === undefined ? [...registry] : only.map((name) => registry.get(name));
  return convertAll<OpenAITool>(chosen, { ...openai, limits: {} }).map(
    (each) => new WindlassTool(registry, each, call),
  );
}

/** What a run of LangChain's tells of the call. */
interface RunConfig {
  readonly signal?: AbortSignal;
  readonly toolCall?: { readonly id?: string };
}

class WindlassTool extends StructuredTool {
  name: string;
  description: string;
  schema: Record<string, unknown>;
  readonly #registry: ToolRegistry;
  readonly #conversion: Conversion<OpenAITool>;
  readonly #options: CallOptions;

  constructor(registry: ToolRegistry, conversion: Conversion<OpenAITool>, options: CallOptions) {
    super();
    const { name, description = "", parameters } = conversion.definition.function;
    this.name = name;
    this.description = description;
    this.schema = parameters;
    this.#registry = registry;
    this.#conversion = conversion;
    this.#options = options;
  }

  static override lc_name(): string {
    return "WindlassTool";
  }

  /** LangChain would refuse by the schema what the tool's own pipeline repairs, or explains better: here it sees none. */
  override call(...args: Parameters<StructuredTool["call"]>): ReturnType<StructuredTool["call"]> {
    const open = Object.create(this, {
      schema: { value: {} },
      _call: { value: (input: unknown, manager: unknown, config?: RunConfig) => this._call(input, manager, config) },
    }) as this;
    return StructuredTool.prototype.call.apply(open, args);
  }

  protected override async _call(input: unknown, _manager?: unknown, config: RunConfig = {}): Promise<unknown> {
    const { tool, decode } = this.#conversion;
    const id = config.toolCall?.id;
    const result = await this.#registry.execute(
      { ...(id !== undefined && { id }), name: tool, arguments: decode(input) },
      { ...this.#options, ...(config.signal !== undefined && { signal: config.signal }) },
    );
    if (id !== undefined) return message(result, id, this.name);
    if (result.isError) throw new Error(resultText(result), { cause: result.error });
    return contentOf(result);
  }
}

function message(result: ToolResult, id: string, name: string): ToolMessage {
  return new ToolMessage({
    content: contentOf(result) as string,
    artifact: result,
    tool_call_id: id,
    name,
    status: result.isError ? "error" : "success",
  });
}

function contentOf(result: ToolResult): string | object[] {
  return result.content.every(({ type }) => type === "text") ? resultText(result) : result.content.map(part);
}

function part(block: ContentBlock): object {
  return block.type === "image" || block.type === "audio"
    ? { type: block.type, mimeType: block.mimeType, data: block.data }
    : { type: "text", text: resultText({ content: [block] }) };
}
