import { bare } from "../../find/finding.js";
import type { Project } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";

/**
 * The name under which a module exports what it declares as `name`, by a statement of its own: `export { name as other }`,
 * `export default name`, `export = name` (which is the default for who imports it). Exports of types alone are none.
 *
 * @param root - the source file
 */
export function exportedName(project: Project, root: SyntaxNode, name: string): string | undefined {
  for (const statement of project.children(root)) {
    const found = nameIn(project, statement, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function nameIn(project: Project, statement: SyntaxNode, name: string): string | undefined {
  switch (project.kind(statement)) {
    case "ExportAssignment": {
      const value = bare(project, statement.expression);
      const isNamed = value !== undefined && project.kind(value) === "Identifier" && value.text === name;
      return isNamed ? "default" : undefined;
    }
    case "ExportDeclaration": {
      const parts = project.children(statement);
      const isFromElsewhere = parts.some((part) => project.kind(part) === "StringLiteral");
      if (statement.isTypeOnly || isFromElsewhere) return undefined;
      const exported = parts
        .flatMap((part) => (project.kind(part) === "NamedExports" ? project.children(part) : []))
        .find((part) => !part.isTypeOnly && (part.propertyName ?? part.name)?.text === name);
      return exported?.name?.text;
    }
    default:
      return undefined;
  }
}
