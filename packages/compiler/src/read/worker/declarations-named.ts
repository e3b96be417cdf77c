import { bare, nameIn } from "../../find/finding.js";
import type { Project } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";

/** What an expression names, as what is exported with it: the statement of a constant, a function, a static method. */
export function declarationsNamed(project: Project, expression: SyntaxNode): readonly SyntaxNode[] {
  const inner = bare(project, expression) ?? expression;
  const symbol = project.symbolAt(nameIn(project, inner));
  return (symbol ? project.declarations(symbol) : []).map((declaration) => {
    const value = declaration.initializer;
    const isHolder = ["VariableDeclaration", "PropertyAssignment"].includes(project.kind(declaration));
    return isHolder && value ? value : declaration;
  });
}
