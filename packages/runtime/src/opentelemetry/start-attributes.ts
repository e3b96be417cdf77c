import type { Attributes } from "@opentelemetry/api";
import type { TracedCall } from "../call/tracing.js";
import { shorten } from "../schema/show.js";

/** How long what comes from a model or a remote server may be: it is not for us to say what it is. */
const MAX_ID = 256;
const MAX_DESCRIPTION = 1024;

/**
 * `execute_tool NAME`. Of a tool that is not there without the name: models make up any number of them, and a span's name
 * stands for many spans.
 */
export function spanName({ toolName, description }: TracedCall): string {
  return description === undefined ? "execute_tool" : `execute_tool ${toolName}`;
}

/** What is known of a call before it runs. */
export function startAttributes({ callId, toolName, description, server }: TracedCall): Attributes {
  const attributes: Attributes = {
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.name": toolName,
    "gen_ai.tool.call.id": shorten(callId, MAX_ID),
  };
  if (description !== undefined) attributes["gen_ai.tool.type"] = "function";
  if (description) attributes["gen_ai.tool.description"] = shorten(description, MAX_DESCRIPTION);
  if (server !== undefined) {
    attributes["mcp.method.name"] = "tools/call";
    // The conventions have no name for the label under which a program knows a server.
    attributes["windlass.mcp.server"] = server;
  }
  return attributes;
}
