import type { Project, Type } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";

/**
 * The index signatures of a type as they are written, those of what it extends last: the checker knows of most no place.
 */
export function writtenSignatures(project: Project, type: Type): SyntaxNode[] {
  const parts = project.kindOfType(type) === "intersection" ? project.members(type) : [type];
  return parts.flatMap((part) => {
    const symbol = project.symbolOf(part);
    return symbol ? project.declarations(symbol).flatMap((declaration) => signaturesIn(project, declaration, 0)) : [];
  });
}

/** Broken code can extend itself. */
const MAX_DEPTH = 20;

function signaturesIn(project: Project, owner: SyntaxNode, depth: number): SyntaxNode[] {
  const members = owner.members ?? owner.type?.members ?? [];
  const own = members.filter((member) => project.kind(member) === "IndexSignature");
  const bases = owner.heritageClauses?.flatMap((clause) => clause.types ?? []) ?? [];
  const inherited = (depth > MAX_DEPTH ? [] : bases).flatMap(({ expression }) => {
    const named = expression?.name ?? expression;
    const symbol = named && project.symbolAt(named);
    return symbol ? project.declarations(symbol).flatMap((base) => signaturesIn(project, base, depth + 1)) : [];
  });
  return [...own, ...inherited];
}
