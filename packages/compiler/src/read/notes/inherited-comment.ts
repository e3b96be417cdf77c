import { type DocComment, docCommentOf } from "../../find/doc-comment.js";
import type { Project } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import { isFileOfThePlatform } from "../types/known-types.js";

/**
 * The comment of a member that is written again without one, as editors show it: that of the interface or class which its
 * own one extends or implements. The source is read, not the types: members are many, and most have no base.
 */
export function inheritedComment(project: Project, declaration: SyntaxNode): DocComment | undefined {
  const name = declaration.name?.text;
  return name !== undefined && declaration.parent ? commentInBases(project, declaration.parent, name, 0) : undefined;
}

/** `{@inheritDoc}`, and the `@inheritdoc` of JSDoc. */
export function asksForInherited({ text }: DocComment): boolean {
  return /@inheritdoc\b/i.test(text);
}

/** Broken code can extend itself. */
const MAX_DEPTH = 20;

function commentInBases(project: Project, owner: SyntaxNode, name: string, depth: number): DocComment | undefined {
  const bases = owner.heritageClauses?.flatMap((clause) => clause.types ?? []) ?? [];
  for (const { expression } of depth > MAX_DEPTH ? [] : bases) {
    const named = expression?.name ?? expression;
    const symbol = named && project.symbolAt(named);
    for (const base of symbol ? project.declarations(symbol) : []) {
      if (isFileOfThePlatform(project, project.span(base).file)) continue;
      const member = (base.members ?? base.type?.members)?.find((other) => other.name?.text === name);
      const own = member && docCommentOf(project, member);
      const comment =
        (own && !asksForInherited(own) ? own : undefined) ?? commentInBases(project, base, name, depth + 1);
      if (comment) return comment;
    }
  }
  return undefined;
}
