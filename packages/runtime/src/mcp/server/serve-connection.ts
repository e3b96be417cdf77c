import type { Transport } from "@modelcontextprotocol/server";
import type { CallOptions } from "../../call/call-options.js";
import type { ToolRegistry } from "../../registry/tool-registry.js";
import { mcpServer, type ServerIdentity } from "./mcp-server.js";
import type { Sdk } from "./sdk.js";

/** What a connection is served with. */
export interface ConnectionOptions {
  readonly identity: ServerIdentity;
  /** How calls are made, where the registry does not say. */
  readonly calls: CallOptions;
  /** Ends the connection. */
  readonly signal?: AbortSignal | undefined;
  /** Hears what goes wrong on the connection without ending it. */
  readonly onError: (error: Error) => void;
}

/**
 * Serves one connection, in whichever era of the protocol the client opens it: with the handshake (until 2025-11-25) or
 * without (since 2026-07-28).
 *
 * @returns when the connection has ended; calls that still ran were cancelled
 */
export async function serveConnection(
  sdk: Sdk,
  registry: ToolRegistry,
  transport: Transport,
  options: ConnectionOptions,
): Promise<void> {
  const { identity, calls, signal, onError } = options;
  if (signal?.aborted === true) return;
  const handle = sdk.serveStdio(() => mcpServer(sdk, registry, identity, calls), { transport, onerror: onError });
  const close = () => void handle.close().catch(onError);
  signal?.addEventListener("abort", close);
  await closed(transport);
  signal?.removeEventListener("abort", close);
}

/** When a transport closes. The SDK has put its own handler there, which still hears of it first. */
function closed(transport: Transport): Promise<void> {
  return new Promise((resolve) => {
    const { onclose } = transport;
    transport.onclose = () => {
      onclose?.();
      resolve();
    };
  });
}
