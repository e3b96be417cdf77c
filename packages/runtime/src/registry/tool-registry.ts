import { bothHear } from "../call/both-hear.js";
import type { CallOptions } from "../call/call-options.js";
import { checkCallOptions } from "../call/check-call-options.js";
import { answerFailed } from "../call/pipeline.js";
import { isReadable, NO_CALL, type ToolCall, unreadableCall } from "../call/tool-call.js";
import type { ToolResult } from "../call/tool-result.js";
import type { Dialect } from "../dialects/dialect.js";
import { type Declarations, dialectOf, type KnownDialects, type StrictOption, type Style } from "../dialects/styles.js";
import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import { show } from "../schema/show.js";
import type { Tool } from "../tool/tool.js";
import { chosenDialect } from "../toolset/dialect-choice.js";
import { makeToolset, type Toolset } from "../toolset/toolset.js";
import { inParallel } from "./in-parallel.js";
import { type ToolSource, toolsFrom } from "./tool-source.js";
import { unknownTool } from "./unknown-tool.js";

/** How many calls of `executeAll` run at a time. */
const DEFAULT_LIMIT = 8;

/** How all calls of `executeAll` are made. */
export interface ExecuteAllOptions extends CallOptions {
  /** How many calls run at a time; 8 where nothing is said. */
  readonly limit?: number | undefined;
}

/** Which tools a toolset has, and how they are converted. */
export interface ToolsetOptions {
  /** In the provider's strict mode, where it has one: each tool that can be. False where nothing is said. */
  readonly strict?: boolean | undefined;
  /** The names of the tools; all where nothing is said. */
  readonly only?: readonly string[] | undefined;
}

/**
 * Tools by name: what a model is told about them, and its calls.
 *
 * @example
 * const tools = new ToolRegistry({ approve }).add(getWeather, desk, await import("./more-tools.js"));
 * const reply = await model.chat(messages, tools.schemas({ style: "openai" }));
 * const results = await tools.executeAll(reply.calls);
 */
export class ToolRegistry implements Iterable<Tool> {
  readonly #tools = new Map<string, Tool>();
  readonly #options: CallOptions;

  /**
   * @param options - how calls are made, where a call does not say otherwise
   * @throws ToolDefinitionError for an unknown option, with the nearest one
   */
  constructor(options: CallOptions = {}) {
    checkCallOptions(options, "a ToolRegistry");
    this.#options = options;
  }

  /** How many tools there are. */
  get size(): number {
    return this.#tools.size;
  }

  /**
   * Adds tools. Adding the same tool again changes nothing.
   *
   * @param sources - functions, `Tool`s, modules, instances, or lists of these
   * @returns the registry
   * @throws ToolDefinitionError for what is no tool, and where two tools have one name
   */
  add(...sources: readonly ToolSource[]): this {
    for (const source of sources) for (const tool of toolsFrom(source, this.add)) this.#addOne(tool);
    return this;
  }

  /**
   * The tool of a name.
   *
   * @throws ToolNotFoundError that lists the names there are
   */
  get(name: string): Tool {
    const tool = this.#tools.get(name);
    if (tool === undefined) throw unknownTool(name, this.names());
    return tool;
  }

  /** Whether there is a tool of a name. */
  has(name: string): boolean {
    return this.#tools.has(name);
  }

  /** Takes a tool out, by name. @returns whether it was there */
  remove(name: string): boolean {
    return this.#tools.delete(name);
  }

  /** The names of all tools, in the order in which they were added. */
  names(): string[] {
    return [...this.#tools.keys()];
  }

  /** The tools, in the order in which they were added. */
  [Symbol.iterator](): Iterator<Tool> {
    return this.#tools.values();
  }

  /**
   * The declarations of all tools for a provider.
   *
   * @param options - `style`: `"openai"` (the default), `"openai-responses"`, `"anthropic"`, `"gemini"`, `"mcp"`, or a dialect as a
   * value; `strict`: in the provider's strict mode, each tool that can be
   */
  schemas<Name extends keyof Declarations = "openai">(
    options?: StrictOption & { readonly style?: Name | undefined },
  ): Declarations[Name][];
  /** The declarations of all tools in a dialect that is given as a value. */
  schemas<Declaration extends object>(options: StrictOption & { readonly style: Dialect<Declaration> }): Declaration[];
  /** The declarations of all tools in a style that is not known while the code is written. */
  schemas(options: StrictOption & { readonly style?: Style | undefined }): object[];
  schemas(options: StrictOption & { readonly style?: Style | undefined } = {}): object[] {
    const dialect = dialectOf(options.style ?? "openai");
    return [...this].map((tool) => tool.schema({ ...options, style: dialect }));
  }

  /** The same as JSON text; where the dialect takes the schemas as they are, none is parsed. */
  schemasText(options: StrictOption & { readonly style?: Style | undefined } = {}): string {
    const dialect = dialectOf(options.style ?? "openai");
    return `[${[...this].map((tool) => tool.schemaText({ ...options, style: dialect })).join(",")}]`;
  }

  /**
   * The tools for one provider: what goes into its request, and the way from its response to the messages that go back, with
   * names and arguments decoded. Holds the tools that there are now.
   *
   * @param options - `style` or `model`: for whom (`"openai"` where nothing is said); `strict`: in the provider's strict
   * mode, each tool that can be; `only`: the names of the tools
   * @throws WindlassError for an unknown dialect or model, and for more tools than the provider takes
   * @throws ToolNotFoundError for a name in `only` that is no tool's
   * @example
   * const tools = registry.toolset({ style: "anthropic" });
   * const message = await client.messages.create({ model, max_tokens, messages, tools: tools.tools });
   * messages.push({ role: "assistant", content: message.content }, ...(await tools.run(message)));
   */
  toolset<Name extends keyof KnownDialects = "openai">(
    options?: ToolsetOptions & { readonly style?: Name | undefined; readonly model?: undefined },
  ): Toolset<KnownDialects[Name]>;
  /** The tools for one provider, in a dialect that is given as a value. */
  toolset<D extends Dialect>(options: ToolsetOptions & { readonly style: D; readonly model?: undefined }): Toolset<D>;
  /** The tools for the provider of a model. */
  toolset(
    options: ToolsetOptions & { readonly style?: Style | undefined; readonly model?: string | undefined },
  ): Toolset;
  toolset(
    options: ToolsetOptions & { readonly style?: Style | undefined; readonly model?: string | undefined } = {},
  ): Toolset {
    const { only, strict = false, ...choice } = options;
    const tools = only === undefined ? [...this] : only.map((name) => this.get(name));
    // A registry of its own: a model can call what it was told of, and nothing that is added later.
    return makeToolset(tools, new ToolRegistry(this.#options).add(tools), chosenDialect(choice), strict);
  }

  /**
   * Answers a call. Never rejects for a failure of the tool or of the call: those are error results.
   *
   * @param call - what a model asked for
   * @param options - how the call is made; what is left out is as in the registry
   */
  async execute(call: ToolCall, options: CallOptions = {}): Promise<ToolResult> {
    const merged = this.#with(options);
    if (!isReadable(call)) return answerFailed(NO_CALL, merged, unreadableCall());
    const tool = this.#tools.get(call?.name);
    if (tool !== undefined) return tool.execute(call, merged);
    const error = unknownTool(typeof call?.name === "string" ? call.name : show(call?.name), this.names());
    return answerFailed(call, merged, error);
  }

  /**
   * Answers calls, several at a time. Each is answered, in the order of the calls.
   *
   * @param calls - what a model asked for; nothing where it asked for nothing
   * @param options - how the calls are made, and `limit`: how many at a time
   */
  executeAll(calls: Iterable<ToolCall> | null | undefined, options: ExecuteAllOptions = {}): Promise<ToolResult[]> {
    const { limit = DEFAULT_LIMIT, ...rest } = options;
    return inParallel([...(calls ?? [])], limit, (call) => this.execute(call, rest));
  }

  /**
   * The calls that need approval before they run. A call of an unknown tool, or with arguments that do not fit, never
   * runs and so needs none.
   *
   * @param calls - what a model asked for
   */
  async needsApproval<Call extends ToolCall>(calls: readonly Call[], options: CallOptions = {}): Promise<Call[]> {
    const merged = this.#with(options);
    const needed = await Promise.all(
      calls.map((call) => this.#tools.get(call?.name)?.needsApproval(call, merged) ?? false),
    );
    return calls.filter((_, index) => needed[index]);
  }

  /** The options of a call over those of the registry; what is undefined says nothing. Both hear of it by `onCall`. */
  #with(options: CallOptions): CallOptions {
    const said = Object.entries(options).filter(([, value]) => value !== undefined);
    const onCall = bothHear(this.#options.onCall, options.onCall);
    return { ...this.#options, ...Object.fromEntries(said), ...(onCall !== undefined && { onCall }) };
  }

  #addOne(tool: Tool): void {
    const { name } = tool;
    const known = this.#tools.get(name);
    if (known === tool) return;
    if (known !== undefined) throw twoOfOneName(name, known, tool);
    // Reads the definition: a tool that is held wrong is heard of here, not at its first call.
    tool.schemaTexts;
    this.#tools.set(name, tool);
  }
}

function twoOfOneName(name: string, known: Tool, added: Tool): ToolDefinitionError {
  const place = (tool: Tool) => tool.descriptor?.source ?? `an instance of ${tool.constructor.name}`;
  const summary = `There are two tools "${name}": one from ${place(known)}, one from ${place(added)}.`;
  return new ToolDefinitionError("WL2008", summary, {
    hint: "Rename one of them with the option `name` or the tag `@toolName`, or `remove` the first.",
  });
}
