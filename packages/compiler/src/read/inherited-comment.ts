import { type DocComment, docCommentOf } from "../find/doc-comment.js";
import type { Project } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import { isFileOfThePlatform } from "./types/known-types.js";

/**
 * The comment of a member that is written again without one, as editors show it: that of the interface or class which its
 * own one extends or implements.
 */
export function inheritedComment(project: Project, declaration: SyntaxNode, depth = 0): DocComment | undefined {
  const name = declaration.name?.text;
  const bases = declaration.parent?.heritageClauses?.flatMap((clause) => clause.types ?? []) ?? [];
  // Broken code can extend itself.
  if (name === undefined || depth > 20) return undefined;
  for (const base of bases) {
    const inherited = project.properties(project.typeAt(base)).find((property) => property.name === name)?.declaration;
    if (!inherited || isFileOfThePlatform(project, project.span(inherited).file)) continue;
    const comment = docCommentOf(project, inherited) ?? inheritedComment(project, inherited, depth + 1);
    if (comment) return comment;
  }
  return undefined;
}
