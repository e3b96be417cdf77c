/** `windlass/mcp/server`: tools for every client of the Model Context Protocol. */
export { McpError, type McpErrorCode } from "../mcp-error.js";
export { type ServeOptions, serveStdio } from "./serve-stdio.js";
