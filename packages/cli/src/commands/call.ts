import { type Command, Option } from "commander";
import { CommandError, EXIT, messageOf } from "../command-error.js";
import { loadTools } from "../load/load-tools.js";
import { takeStdout } from "../load/take-stdout.js";
import { moduleFiles } from "../source-files.js";

interface CallOptions {
  readonly project?: string;
  readonly approve?: boolean;
}

const HELP = `
The result is printed as JSON; the exit code is 1 if it is an error. What the tool itself prints goes to standard error.

Examples:
  $ windlass call src/tools.ts getWeather '{"city":"Paris"}'
  $ windlass call dist/tools.js now
  $ windlass call src/tools.ts search - < arguments.json`;

/** Adds `windlass call`: calls one tool and prints its result. */
export function addCall(program: Command): void {
  program
    .command("call")
    .summary("call a tool and print its result")
    .description("Call a tool of a TypeScript file or a built module, exactly as a model's call would be answered.")
    .argument("<file>", "a TypeScript file, or a module that was built with the plugin")
    .argument("<tool>", "the tool's name")
    .argument("[json]", "the arguments as a JSON object; - reads them from standard input", "{}")
    .option("-p, --project <tsconfig>", "the tsconfig.json that counts (default: the nearest above the file)")
    .addOption(new Option("--approve", "approve the call, if the tool requires it"))
    .addHelpText("after", HELP)
    .action(runCall);
}

async function runCall(file: string, name: string, json: string, options: CallOptions): Promise<void> {
  const stdout = takeStdout();
  const tools = await loadTools(moduleFiles([file]), options);
  if (!tools.has(name)) throw unknown(() => tools.get(name));
  const text = json === "-" ? await readInput() : json;
  const approve = options.approve ? { approve: async () => true } : {};
  const result = await tools.execute({ name, arguments: text }, approve);
  // The tool's module may hold sockets or timers open: the command ends when the result is out.
  await stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
  process.exit(result.isError ? EXIT.failed : EXIT.fine);
}

/** The registry's own error for an unknown name lists those there are. */
function unknown(get: () => unknown): CommandError {
  try {
    get();
  } catch (error) {
    return new CommandError(EXIT.usage, messageOf(error));
  }
  throw new Error("The tool is there.");
}

async function readInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
