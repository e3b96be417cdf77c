import type { Server } from "@modelcontextprotocol/server";
import type { CallOptions } from "../../call/call-options.js";
import type { ToolRegistry } from "../../registry/tool-registry.js";
import { unknownTool } from "../../registry/unknown-tool.js";
import type { Sdk } from "./sdk.js";
import { answerCall } from "./tool-call.js";
import { toolList } from "./tool-list.js";

/** The protocol's code for parameters that are wrong: what it wants for a tool that is not there. */
const INVALID_PARAMS = -32602;

/** How a server presents itself. */
export interface ServerIdentity {
  readonly name: string;
  readonly version: string;
  readonly instructions?: string | undefined;
}

/**
 * A server for one connection, made with the SDK's low-level class: that one passes schemas on as they are, and leaves
 * validation to the registry, which does it better.
 *
 * @param sdk - the loaded SDK
 * @param registry - the tools
 * @param identity - name and version for the client
 * @param options - how calls are made, where the registry does not say
 */
export function mcpServer(sdk: Sdk, registry: ToolRegistry, identity: ServerIdentity, options: CallOptions): Server {
  const { name, version, instructions } = identity;
  const server = new sdk.Server(
    { name, version },
    { capabilities: { tools: {} }, ...(instructions !== undefined && { instructions }) },
  );
  server.setRequestHandler("tools/list", () => toolList(registry));
  server.setRequestHandler("tools/call", (request, context) => {
    const { name: wanted } = request.params;
    if (!registry.has(wanted))
      throw new sdk.ProtocolError(INVALID_PARAMS, unknownTool(wanted, registry.names()).message);
    return answerCall(registry, request, context, options);
  });
  return server;
}
