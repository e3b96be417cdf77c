import { readFileSync } from "node:fs";
import { Command } from "commander";
import { addCall } from "./commands/call.js";
import { addCheck } from "./commands/check.js";
import { addSchema } from "./commands/schema.js";
import { addServe } from "./commands/serve.js";

const EPILOGUE = `
Exit codes:
  0  all went well
  1  the program has errors, or the call failed
  2  the command was held wrong: an unknown file, tool or option, or no TypeScript to work with

Examples:
  $ windlass schema src/tools.ts --style openai
  $ windlass check
  $ windlass call src/tools.ts getWeather '{"city":"Paris"}'
  $ windlass serve src/tools.ts`;

/** The `windlass` command with all its subcommands. It throws instead of ending the process. */
export function createProgram(): Command {
  const program = new Command("windlass")
    .description("Print, check, call and serve the tools in TypeScript files.")
    .version(ownVersion(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print the help of a command")
    .addHelpText("after", EPILOGUE)
    .showSuggestionAfterError()
    .showHelpAfterError("(--help says more)")
    .exitOverride();
  addSchema(program);
  addCheck(program);
  addCall(program);
  addServe(program);
  return program;
}

function ownVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };
  return manifest.version;
}
