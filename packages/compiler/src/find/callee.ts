import type { Project } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import { bare, isFunction, nameIn } from "./finding.js";

/**
 * The functions that a call may mean, by the name that is called: overloads are several. Undefined where the name alone does
 * not say it. Costs nothing beyond the symbol of the name, which is asked for at every call.
 */
export function namedCallees(project: Project, call: SyntaxNode): readonly SyntaxNode[] | undefined {
  const symbol = call.expression && project.symbolAt(nameIn(project, call.expression));
  const declarations = symbol ? project.declarations(symbol) : [];
  const found = declarations.flatMap((declaration) => functionsOf(project, declaration) ?? []);
  return found.length > 0 && found.length >= declarations.length ? found : undefined;
}

/** Whether a function-like declaration, or the class whose constructor it is, has type parameters. */
export function isGeneric(project: Project, declaration: SyntaxNode): boolean {
  const owner = project.kind(declaration) === "Constructor" ? declaration.parent : declaration;
  return (owner?.typeParameters?.length ?? 0) > 0;
}

function functionsOf(project: Project, declaration: SyntaxNode): readonly SyntaxNode[] | undefined {
  switch (project.kind(declaration)) {
    case "FunctionDeclaration":
    case "MethodDeclaration":
    case "MethodSignature":
      return [declaration];
    case "ClassDeclaration":
      return declaration.members?.filter((member) => project.kind(member) === "Constructor");
    case "VariableDeclaration": {
      const value = bare(project, declaration.initializer);
      return isFunction(project, value) && !declaration.type ? [value] : undefined;
    }
    default:
      return undefined;
  }
}
