import type { Span } from "../span.js";
import type { Project } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";

/** An import of `windlass` that leads nowhere. */
export interface UnresolvedImport {
  /** As written: `windlass`, `windlass/mcp/server`. */
  readonly specifier: string;
  readonly span: Span;
}

/**
 * The first import of `windlass` that TypeScript cannot resolve, if there is one. It then knows nothing of `tool(…)`, and
 * the tools that it marks would be missing without a word.
 *
 * @param file - absolute path of a file of the project
 */
export function unresolvedWindlass(project: Project, file: string): UnresolvedImport | undefined {
  const root = project.sourceFile(file);
  const parts = root ? project.children(root).flatMap((statement) => project.children(statement)) : [];
  const lost = parts.find((part) => isSpecifier(project, part) && project.symbolAt(part) === undefined);
  return lost && { specifier: lost.text ?? "", span: project.span(lost) };
}

/** The module name of an import or export statement, and no directive. */
function isSpecifier(project: Project, part: SyntaxNode): boolean {
  if (project.kind(part) !== "StringLiteral" || !/^windlass(\/|$)/.test(part.text ?? "")) return false;
  return part.parent !== undefined && project.kind(part.parent) !== "ExpressionStatement";
}
