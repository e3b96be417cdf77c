import { CommanderError } from "commander";
import { CommandError, EXIT, messageOf } from "./command-error.js";
import { createProgram } from "./program.js";
import { colorsFor, complain } from "./terminal.js";

try {
  await createProgram().parseAsync(process.argv);
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

function exitCodeOf(error: unknown): number {
  // Commander has said it all; it has one code for everything that was held wrong.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  complain(`${colorsFor(process.stderr).red("error:")} ${messageOf(error)}`);
  if (error instanceof CommandError) return error.exitCode;
  if (error instanceof Error && process.env.WINDLASS_DEBUG) complain(error.stack ?? "");
  else complain("This was not foreseen. WINDLASS_DEBUG=1 shows the stack, which belongs into a bug report.");
  return EXIT.failed;
}
