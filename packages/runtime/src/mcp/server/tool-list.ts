import type { ListToolsResult } from "@modelcontextprotocol/server";
import type { ToolRegistry } from "../../registry/tool-registry.js";
import type { Tool } from "../../tool/tool.js";

type ListedTool = ListToolsResult["tools"][number];

/**
 * The answer to `tools/list`: all tools, in the order of the registry, with the schemas as they were compiled. Read anew
 * for each request, so a tool that was added meanwhile is in it.
 */
export function toolList(registry: ToolRegistry): ListToolsResult {
  return { tools: [...registry].map(listed) };
}

/** The `mcp` dialect, and the title where the protocol now looks for it. */
function listed(tool: Tool): ListedTool {
  const { name, ...rest } = tool.schema({ style: "mcp" });
  const title = rest.annotations?.title;
  // The protocol's own type is narrower than JSON Schema in places where the wire is not.
  return { name, ...(title !== undefined && { title }), ...rest } as ListedTool;
}
