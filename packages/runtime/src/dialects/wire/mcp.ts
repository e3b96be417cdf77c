import type { ContentBlock } from "../../call/render/content.js";
import type { Json } from "../../descriptor.js";
import type { McpTool } from "../definitions.js";
import { call, each, field } from "./read.js";
import type { Wire } from "./wire.js";

/** A `tools/call` request, its params, or a list of either. */
export type McpCall = object | readonly object[];

/** What answers a call. */
export interface McpCallResult {
  content: ContentBlock[];
  structuredContent?: { readonly [name: string]: Json };
  isError?: true;
}

/** MCP's `tools/call` (https://modelcontextprotocol.io/specification/2026-07-28/server/tools). Servers are not told which tool to choose. */
export const mcpWire: Wire<McpTool, McpCall, McpCallResult, undefined> = {
  tools: (definitions) => [...definitions],
  choice: () => undefined,
  callsFrom: (request) =>
    each(request).flatMap((one) => {
      const params = field(one, "params") ?? one;
      return typeof field(params, "name") === "string"
        ? [call(field(one, "id"), field(params, "name"), field(params, "arguments"))]
        : [];
    }),
  resultsFor: (results) =>
    results.map(({ result }) => ({
      content: [...result.content],
      ...(result.structuredContent !== undefined && { structuredContent: result.structuredContent }),
      ...(result.isError && { isError: true }),
    })),
  reader: () => ({ push() {}, calls: () => [] }),
};
