import type { Project } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";

/**
 * A text by which declarations sort in the order of the source, the same wherever the project lies and whatever compiles
 * it: files of the project by their path in it, of packages by their path in the package, and the language's own first.
 */
export function placeKey(project: Project, declaration: SyntaxNode): string {
  const { file, start } = project.span(declaration);
  return `${fileKey(project, file)} ${String(start).padStart(9, "0")}`;
}

function fileKey(project: Project, file: string): string {
  if (project.isDefaultLib(file)) return `0 ${file.slice(file.lastIndexOf("/") + 1)}`;
  const packages = file.lastIndexOf("/node_modules/");
  if (packages >= 0) return `1 ${file.slice(packages)}`;
  const isInside = file.startsWith(`${project.root}/`);
  return `2 ${isInside ? file.slice(project.root.length) : file}`;
}
