import { type Project, unresolvedWindlass } from "@windlass/compiler";
import { CommandError, EXIT } from "./command-error.js";

/**
 * Refuses a file that imports `windlass` from where it is not installed.
 *
 * @param project - the file's project
 * @param file - absolute path
 * @throws CommandError that says how to install it
 */
export function requireWindlass(project: Project, file: string): void {
  const lost = unresolvedWindlass(project, file);
  if (lost === undefined) return;
  const hint = "Install it there: npm i windlass. (With only /** @tool */ as the mark, no import is needed.)";
  throw new CommandError(EXIT.usage, `${file} imports "${lost.specifier}", which TypeScript cannot find.`, hint);
}
