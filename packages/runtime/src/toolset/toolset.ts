import type { CallOptions } from "../call/call-options.js";
import type { ToolCall } from "../call/tool-call.js";
import type { ToolResult } from "../call/tool-result.js";
import type { Conversion, Loss } from "../dialects/conversion.js";
import { convertAll } from "../dialects/convert-all.js";
import type { Dialect } from "../dialects/dialect.js";
import type { AnyWire, ToolChoice, WireCall } from "../dialects/wire/wire.js";
import { WindlassError } from "../errors/windlass-error.js";
import type { Tool } from "../tool/tool.js";

/** The wire of a dialect. */
export type WireOf<D extends Dialect> = D extends { readonly wire?: infer W } ? Extract<W, AnyWire> : AnyWire;

/** A loss, and whose it is. */
export interface ToolLoss extends Loss {
  /** The tool's own name. */
  readonly tool: string;
}

/**
 * Tools for one provider: what goes into the request, and the way from its response to the messages that go back. Names and
 * arguments are decoded, so that a hand-written loop is right in every dialect.
 *
 * @example
 * const tools = registry.toolset({ style: "openai" });
 * const response = await client.chat.completions.create({ model, messages, tools: tools.tools });
 * messages.push(response.choices[0].message, ...(await tools.run(response)));
 */
export interface Toolset<D extends Dialect = Dialect> {
  /** The dialect. */
  readonly dialect: D;
  /** What the request's `tools` take. */
  readonly tools: ReturnType<WireOf<D>["tools"]>;
  /** The tools one by one, with what decodes their calls. */
  readonly conversions: readonly Conversion[];
  /** What the dialect cannot say as it is. */
  readonly losses: readonly ToolLoss[];
  /**
   * What the request's tool choice takes.
   *
   * @param choice - `"auto"`, `"none"`, `"required"`, or the tool's own name as `{ tool }`
   */
  toolChoice(choice: ToolChoice): ReturnType<WireOf<D>["choice"]>;
  /**
   * The calls of a response, with the tools' own names and arguments.
   *
   * @param response - what the provider's SDK gave, its message, or a list of either
   */
  callsFrom(response: Parameters<WireOf<D>["callsFrom"]>[0]): ToolCall[];
  /**
   * The calls of a streamed response, when it has ended.
   *
   * @param stream - what the provider's SDK yields
   */
  callsFromStream(stream: AsyncIterable<unknown>): Promise<ToolCall[]>;
  /**
   * Answers calls, several at a time, in their order; never rejects for a tool's failure.
   *
   * @param calls - what {@link Toolset.callsFrom} gave
   * @param options - how the calls are made
   */
  execute(calls: readonly ToolCall[], options?: ToolsetCallOptions): Promise<ToolResult[]>;
  /**
   * What goes back to the provider: messages (or items) to add to the conversation.
   *
   * @param results - what {@link Toolset.execute} gave, all of a turn
   */
  resultsFor(results: readonly ToolResult[]): ReturnType<WireOf<D>["resultsFor"]>;
  /**
   * All in one: reads the calls of a response, answers them, and gives what goes back. An empty list where the model asked
   * for nothing.
   */
  run(
    response: Parameters<WireOf<D>["callsFrom"]>[0],
    options?: ToolsetCallOptions,
  ): Promise<ReturnType<WireOf<D>["resultsFor"]>>;
}

/** How calls of a toolset are made. */
export interface ToolsetCallOptions extends CallOptions {
  /** How many calls run at a time; 8 where nothing is said. */
  readonly limit?: number | undefined;
}

/** What answers the calls: a registry. */
export interface Executor {
  executeAll(calls: readonly ToolCall[], options?: ToolsetCallOptions): Promise<ToolResult[]>;
}

/**
 * Makes a toolset. `registry.toolset` is the way to it.
 *
 * @param tools - the tools
 * @param executor - what answers calls of them
 * @param dialect - the provider's dialect
 * @param strict - in the provider's strict mode
 * @throws WindlassError `WL2205` for a dialect without `wire`, `WL2204` for more tools than the provider takes
 */
export function makeToolset<D extends Dialect>(
  tools: readonly Tool[],
  executor: Executor,
  dialect: D,
  strict: boolean,
): Toolset<D> {
  const { wire } = dialect;
  if (wire === undefined) throw withoutWire(dialect.name);
  const conversions = convertAll(tools, dialect, { strict });
  const byName = new Map(conversions.map((each) => [each.name, each]));
  const byTool = new Map(conversions.map((each) => [each.tool, each]));
  const decoded = (call: WireCall): ToolCall => {
    const found = byName.get(call.name);
    return found === undefined ? call : { ...call, name: found.tool, ...decodedArguments(found, call) };
  };
  const toolset: Toolset<D> = {
    dialect,
    tools: wire.tools(conversions.map(({ definition }) => definition)) as never,
    conversions,
    losses: conversions.flatMap(({ tool, losses }) => losses.map((loss) => ({ tool, ...loss }))),
    toolChoice: (choice) =>
      wire.choice(typeof choice === "object" ? { tool: byTool.get(choice.tool)?.name ?? choice.tool } : choice),
    callsFrom: (response) => wire.callsFrom(response).map(decoded),
    async callsFromStream(stream) {
      const reader = wire.reader();
      for await (const chunk of stream) reader.push(chunk);
      return reader.calls().map(decoded);
    },
    execute: (calls, options) => executor.executeAll(calls, options),
    resultsFor: (results) =>
      wire.resultsFor(
        results.map((result) => ({ result, name: byTool.get(result.name)?.name ?? result.name })),
      ) as never,
    run: async (response, options) => toolset.resultsFor(await toolset.execute(toolset.callsFrom(response), options)),
  };
  return toolset;
}

/** Arguments that cannot be read stay: the call's own stage says what is wrong with them. */
function decodedArguments(conversion: Conversion, call: WireCall): { readonly arguments?: unknown } {
  if (call.arguments === undefined) return {};
  try {
    return { arguments: conversion.decode(call.arguments) };
  } catch {
    return {};
  }
}

function withoutWire(name: string): WindlassError {
  return new WindlassError(
    "WL2205",
    `The dialect ${JSON.stringify(name)} only declares tools: it does not say how calls come and results go.`,
    {
      hint: "Give it a `wire`, or make it of another one: `makeDialect({ ...openai.spec, name })` of `windlass/dialects`.",
    },
  );
}
