import type { Project } from "../typescript/project.js";

/**
 * The files of the user's own that a file imports, directly or through others: a change of any may change its types, and
 * bundlers do not know of those that are imported for types alone.
 *
 * @param project - an open project
 * @param file - absolute path, forward slashes
 * @returns their absolute paths, without the file itself and without packages
 */
export function importedFiles(project: Project, file: string): ReadonlySet<string> {
  const found = new Set<string>([file]);
  // A set is walked in the order in which it grows, those included that are added on the way.
  for (const importer of found) {
    for (const imported of importsOf(project, importer)) if (!imported.includes("/node_modules/")) found.add(imported);
  }
  found.delete(file);
  return found;
}

/** The files behind the `from "…"` of a file's import and export statements. */
function importsOf(project: Project, file: string): readonly string[] {
  const root = project.sourceFile(file);
  if (root === undefined) return [];
  return project
    .children(root)
    .flatMap((statement) => project.children(statement))
    .filter((part) => project.kind(part) === "StringLiteral")
    .flatMap((specifier) => {
      const module = project.symbolAt(specifier);
      return module === undefined ? [] : project.declarations(module);
    })
    .filter((declaration) => project.kind(declaration) === "SourceFile")
    .map((source) => project.span(source).file);
}
