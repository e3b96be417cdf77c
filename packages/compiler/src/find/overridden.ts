import type { Span } from "../span.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import { type Finding, nameIn } from "./finding.js";

/** Broken code can extend itself. */
const MAX_DEPTH = 20;

/**
 * The methods that a method of a class is written in place of, up the classes that its own one extends: by their names, where
 * tools have their places.
 */
export function overridden(finding: Finding, method: SyntaxNode): readonly Span[] {
  const name = method.name?.text;
  return name !== undefined && method.parent ? inBases(finding, method.parent, name, 0) : [];
}

function inBases(finding: Finding, owner: SyntaxNode, name: string, depth: number): Span[] {
  const { project } = finding;
  const bases = depth > MAX_DEPTH ? [] : (owner.heritageClauses?.flatMap((clause) => clause.types ?? []) ?? []);
  return bases.flatMap(({ expression }) => {
    const symbol = expression && project.symbolAt(nameIn(project, expression));
    const classes = (symbol ? project.declarations(symbol) : []).filter(({ members }) => members !== undefined);
    return classes.flatMap((base) => {
      const own =
        base.members?.flatMap((member) => (member.name?.text === name ? project.span(member.name) : [])) ?? [];
      return [...own, ...inBases(finding, base, name, depth + 1)];
    });
  });
}
