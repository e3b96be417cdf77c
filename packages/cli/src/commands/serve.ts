import type { Command } from "commander";
import { serveStdio } from "windlass/mcp/server";
import { EXIT } from "../command-error.js";
import { loadTools } from "../load/load-tools.js";
import { takeStdout } from "../load/take-stdout.js";
import { serverIdentity } from "../server-identity.js";
import { moduleFiles } from "../source-files.js";
import { complain } from "../terminal.js";

interface ServeOptions {
  readonly project?: string;
  readonly name?: string;
}

const HELP = `
Exported functions that are marked, exported Tool instances, and exported subclasses of Tool whose constructor takes
nothing are served. Standard output belongs to the protocol: what tools print goes to standard error.

Examples:
  $ windlass serve src/tools.ts
  $ windlass serve dist/weather.js dist/search.js --name assistant

In the configuration of an MCP client:
  { "mcpServers": { "tools": { "command": "npx", "args": ["-y", "@windlass/cli", "serve", "/path/to/tools.ts"] } } }`;

/** Adds `windlass serve`: an MCP server over standard input and output. */
export function addServe(program: Command): void {
  program
    .command("serve")
    .summary("serve the tools over the Model Context Protocol (stdio)")
    .description("Serve the tools of TypeScript files and built modules as an MCP server over stdio.")
    .argument("<files...>", "TypeScript files, or modules that were built with the plugin")
    .option("-n, --name <name>", "the server's name (default: that of the package around the first file)")
    .option("-p, --project <tsconfig>", "the tsconfig.json that counts (default: the nearest above each file)")
    .addHelpText("after", HELP)
    .action(runServe);
}

async function runServe(names: readonly string[], options: ServeOptions): Promise<void> {
  const files = moduleFiles(names);
  const stdout = takeStdout();
  const tools = await loadTools(files, options);
  const identity = serverIdentity(files[0]!);
  const name = options.name ?? identity.name;
  complain(`${name}: serving ${tools.names().join(", ")} over stdio.`);
  // From here on the server keeps it for the protocol.
  stdout.release();
  await serveStdio(tools, { name, version: identity.version });
  // The client has gone. What the tools' modules hold open must not keep the server alive.
  process.exit(EXIT.fine);
}
