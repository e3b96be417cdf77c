import type { CallToolRequest, CallToolResult, ServerContext } from "@modelcontextprotocol/server";
import type { CallOptions } from "../../call/call-options.js";
import type { ToolResult } from "../../call/tool-result.js";
import type { ToolRegistry } from "../../registry/tool-registry.js";

/**
 * Answers `tools/call` for a tool that is there. Whatever goes wrong in the call is a result with `isError`: the model
 * reads it and can do better.
 *
 * @param registry - where the tool is
 * @param request - the client's request
 * @param context - the SDK's facts about the request
 * @param defaults - how calls are made, beside what the request itself says
 */
export async function answerCall(
  registry: ToolRegistry,
  request: CallToolRequest,
  context: ServerContext,
  defaults: CallOptions,
): Promise<CallToolResult> {
  const { name, arguments: args } = request.params;
  const { id, signal } = context.mcpReq;
  const call = { id: String(id), name, arguments: args ?? {} };
  const result = await registry.execute(call, { ...defaults, ...progressOptions(context), signal });
  return toMcp(result);
}

/** A result as the protocol has it. The content is complete without `structuredContent`, for clients that ignore that. */
function toMcp({ content, structuredContent, isError }: ToolResult): CallToolResult {
  const blocks = [...content] as CallToolResult["content"];
  if (isError) return { content: blocks, isError: true };
  return { content: blocks, ...(structuredContent !== undefined && { structuredContent }) };
}

/** Hands a tool's progress on to a client that asked to hear it. */
function progressOptions({ mcpReq }: ServerContext): CallOptions {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return {};
  return {
    onProgress: (update) => {
      if (mcpReq.signal.aborted) return;
      const params = { progressToken, ...update };
      // A client that has gone misses nothing; the call ends by its signal.
      mcpReq.notify({ method: "notifications/progress", params }).catch(() => {});
    },
  };
}
