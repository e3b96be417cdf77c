import type { Readable, Writable } from "node:stream";
import type { WindlassError } from "../../errors/windlass-error.js";
import { ToolRegistry } from "../../registry/tool-registry.js";
import type { ToolSource } from "../../registry/tool-source.js";
import { McpError } from "../mcp-error.js";
import { ownStdout } from "./own-stdout.js";
import { loadSdk } from "./sdk.js";
import { serveConnection } from "./serve-connection.js";

/** How tools are served. */
export interface ServeOptions {
  /** The server's name, for clients and their users; `windlass` where nothing is said. */
  readonly name?: string | undefined;
  /** The server's version; `0.0.0` where nothing is said. */
  readonly version?: string | undefined;
  /** What a model should know about the tools as a whole. */
  readonly instructions?: string | undefined;
  /** Aborting it ends the server. */
  readonly signal?: AbortSignal | undefined;
  /**
   * What clients read of an error that a tool did not expect, instead of what the registry says. `"sanitized"`, where neither
   * says anything: its name and message, without stack, paths, credentials and keys. `"masked"`: only that the tool failed.
   */
  readonly exposeErrors?: "sanitized" | "masked" | undefined;
  /** Hears what does not stop the server but should be known. By default `process.emitWarning`, which writes to stderr. */
  readonly onWarning?: ((warning: WindlassError | McpError) => void) | undefined;
  /** Read instead of stdin, for instance a socket. */
  readonly input?: Readable | undefined;
  /** Written instead of stdout. */
  readonly output?: Writable | undefined;
}

/**
 * Serves tools over stdin and stdout to one client of the Model Context Protocol, of any version from 2024-11-05 to
 * 2026-07-28. Stdout is the protocol's alone meanwhile: what the tools print goes to stderr.
 *
 * @param tools - a registry (its options count, `approve` above all), or a list of what holds tools
 * @param options - how they are served
 * @returns when the client has gone, or the signal was aborted
 * @throws McpError where `@modelcontextprotocol/server` is not installed, or there are no tools
 * @throws ToolDefinitionError for what is no tool
 *
 * @example
 * await serveStdio([getWeather, await import("./more-tools.js")], { name: "weather", version: "1.0.0" });
 */
export async function serveStdio(
  tools: ToolRegistry | readonly ToolSource[],
  options: ServeOptions = {},
): Promise<void> {
  const registry = isList(tools) ? new ToolRegistry().add(...tools) : tools;
  if (registry.size === 0) throw noTools();
  const { name = "windlass", version = "0.0.0", instructions, signal, onWarning = emitWarning } = options;
  const sdk = await loadSdk();
  const stdout = options.output === undefined ? ownStdout() : undefined;
  try {
    const transport = new sdk.StdioServerTransport(options.input ?? process.stdin, options.output ?? stdout?.stream);
    await serveConnection(sdk, registry, transport, {
      identity: { name, version, instructions },
      calls: { onWarning: options.onWarning, exposeErrors: options.exposeErrors },
      signal,
      onError: (cause) => onWarning(new McpError("WL3002", `The MCP connection: ${cause.message}`, { cause })),
    });
  } finally {
    stdout?.release();
  }
}

function isList(tools: ToolRegistry | readonly ToolSource[]): tools is readonly ToolSource[] {
  return Array.isArray(tools);
}

function noTools(): McpError {
  return new McpError("WL3003", "There are no tools to serve.", {
    hint: "Add compiled functions, modules or `Tool`s to the registry, or name them in the list.",
  });
}

function emitWarning(warning: WindlassError | McpError): void {
  process.emitWarning(warning.message, { type: "WindlassWarning", code: warning.code });
}
