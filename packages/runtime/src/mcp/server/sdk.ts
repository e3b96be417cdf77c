import { McpError } from "../mcp-error.js";

type SdkModule = typeof import("@modelcontextprotocol/server");
type StdioModule = typeof import("@modelcontextprotocol/server/stdio");

/** What is used of the SDK. */
export interface Sdk {
  readonly Server: SdkModule["Server"];
  readonly ProtocolError: SdkModule["ProtocolError"];
  readonly StdioServerTransport: StdioModule["StdioServerTransport"];
  readonly serveStdio: StdioModule["serveStdio"];
}

const PACKAGE = "@modelcontextprotocol/server";

/**
 * Loads the SDK: an optional peer that takes a third of a second, so nobody pays for it who serves nothing.
 *
 * @param load - imports the two modules
 * @throws McpError that says what to install
 */
export async function loadSdk(load: () => Promise<[SdkModule, StdioModule]> = importSdk): Promise<Sdk> {
  let modules: [SdkModule, StdioModule];
  try {
    modules = await load();
  } catch (cause) {
    throw new McpError("WL3001", `\`windlass/mcp/server\` needs the package ${PACKAGE}, which cannot be loaded.`, {
      hint: `Install it beside windlass: npm install ${PACKAGE}@2`,
      cause,
    });
  }
  const [{ Server, ProtocolError }, { StdioServerTransport, serveStdio }] = modules;
  return { Server, ProtocolError, StdioServerTransport, serveStdio };
}

function importSdk(): Promise<[SdkModule, StdioModule]> {
  return Promise.all([import("@modelcontextprotocol/server"), import("@modelcontextprotocol/server/stdio")]);
}
