import type { Project } from "@windlass/compiler";
import { CommandError, EXIT } from "./command-error.js";

/**
 * Refuses a file that imports `windlass` from where it is not installed: TypeScript then knows nothing of `tool(…)`, and
 * the tools that it marks would be missing without a word.
 *
 * @param project - the file's project
 * @param file - absolute path
 * @throws CommandError that says how to install it
 */
export function requireWindlass(project: Project, file: string): void {
  const root = project.sourceFile(file);
  if (root === undefined) return;
  for (const part of project.children(root).flatMap((statement) => project.children(statement))) {
    if (project.kind(part) !== "StringLiteral" || !/^windlass(\/|$)/.test(part.text ?? "")) continue;
    if (project.symbolAt(part) !== undefined || !isImport(project, part)) continue;
    const hint = "Install it there: npm i windlass. (With only /** @tool */ as the mark, no import is needed.)";
    throw new CommandError(EXIT.usage, `${file} imports "${part.text}", which TypeScript cannot find.`, hint);
  }
}

/** An import or export statement, and no directive. */
function isImport(project: Project, specifier: NonNullable<ReturnType<Project["sourceFile"]>>): boolean {
  return specifier.parent !== undefined && project.kind(specifier.parent) !== "ExpressionStatement";
}
