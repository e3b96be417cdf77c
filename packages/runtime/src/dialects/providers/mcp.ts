import type { McpTool } from "../definitions.js";
import type { Dialect } from "../dialect.js";
import { mcpWire } from "../wire/mcp.js";

/**
 * The Model Context Protocol's dialect (https://modelcontextprotocol.io/specification/2026-07-28/server/tools). It takes
 * all of JSON Schema 2020-12, so the schemas go out as they are.
 */
export const mcp: Dialect<McpTool, typeof mcpWire> &
  Required<Pick<Dialect<McpTool, typeof mcpWire>, "declareText" | "wire">> = {
  name: "mcp",
  toolName: { pattern: /^[A-Za-z0-9_.-]+$/, max: 128 },
  limits: {},
  wire: mcpWire,
  declare(tool) {
    const { outputSchema } = tool;
    return {
      name: tool.name,
      ...(tool.description !== "" && { description: tool.description }),
      inputSchema: tool.inputSchema,
      ...(outputSchema !== undefined && { outputSchema }),
      ...(tool.annotations !== undefined && { annotations: tool.annotations }),
    };
  },
  declareText(tool) {
    const { input, output } = tool.schemaTexts;
    const members = [`"name":${JSON.stringify(tool.name)}`];
    if (tool.description !== "") members.push(`"description":${JSON.stringify(tool.description)}`);
    members.push(`"inputSchema":${input}`);
    if (output !== undefined) members.push(`"outputSchema":${output}`);
    if (tool.annotations !== undefined) members.push(`"annotations":${JSON.stringify(tool.annotations)}`);
    return `{${members.join(",")}}`;
  },
};
