import { bare, hasModifier } from "../../find/finding.js";
import type { Project } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import { exportedName } from "./exported-names.js";

/** Why importing a module does not lead to something that is written in it. */
export type Hidden = "instance" | "inside" | "not-exported" | "nameless";

/** The names that lead from a module's exports to something in it, or why there are none. */
export type Reach = { readonly path: readonly string[] } | { readonly hidden: Hidden; readonly name?: string };

/**
 * How an importer of the module gets at a declaration, or at the value of an expression that stands in one: by an export,
 * as a static member of an exported class, as a member of an exported object or namespace.
 */
export function exportPath(project: Project, node: SyntaxNode): Reach {
  switch (project.kind(node)) {
    case "FunctionDeclaration":
    case "ClassDeclaration":
    case "ModuleDeclaration":
      return declared(project, node, node.name);
    case "VariableStatement":
      return declared(project, node, node.declarationList?.declarations?.[0]?.name);
    case "MethodDeclaration":
    case "PropertyDeclaration":
      return ofClass(project, node);
    default:
      return ofValue(project, node);
  }
}

/** What a statement declares. */
function declared(project: Project, statement: SyntaxNode, name: SyntaxNode | undefined): Reach {
  const { parent } = statement;
  const text = name && project.kind(name) === "Identifier" ? name.text : undefined;
  const isExported = hasModifier(project, statement, "ExportKeyword");
  switch (parent && project.kind(parent)) {
    case "SourceFile": {
      if (isExported && hasModifier(project, statement, "DefaultKeyword")) return { path: ["default"] };
      if (text === undefined || !parent) return { hidden: "nameless" };
      const exported = isExported ? text : exportedName(project, parent, text);
      return exported === undefined ? { hidden: "not-exported", name: text } : { path: [exported] };
    }
    case "ModuleBlock": {
      if (text === undefined) return { hidden: "nameless" };
      if (!isExported) return { hidden: "not-exported", name: text };
      return parent?.parent ? stepped(exportPath(project, parent.parent), text) : { hidden: "inside" };
    }
    // `namespace A.B { … }`: what has no statement of its own is exported.
    case "ModuleDeclaration":
      return parent && text !== undefined ? stepped(exportPath(project, parent), text) : { hidden: "inside" };
    default:
      return { hidden: "inside" };
  }
}

/** A static method of a class, or the value of a static property. */
function ofClass(project: Project, member: SyntaxNode): Reach {
  const { parent: owner, name } = member;
  if (!owner || name?.text === undefined) return { hidden: "nameless" };
  const isStatic = hasModifier(project, member, "StaticKeyword");
  return isStatic ? stepped(exportPath(project, owner), name.text) : { hidden: "instance" };
}

/** The value of an expression, by what holds it. */
function ofValue(project: Project, value: SyntaxNode): Reach {
  const { parent } = value;
  if (!parent) return { hidden: "nameless" };
  switch (project.kind(parent)) {
    case "ParenthesizedExpression":
    case "AsExpression":
    case "SatisfiesExpression":
    case "NonNullExpression":
      return ofValue(project, parent);
    case "ExportAssignment":
      return { path: ["default"] };
    case "VariableDeclaration": {
      const statement = parent.parent?.parent;
      if (!statement || bare(project, parent.initializer) !== bare(project, value)) return { hidden: "nameless" };
      return declared(project, statement, parent.name);
    }
    case "PropertyDeclaration":
      return ofClass(project, parent);
    case "PropertyAssignment": {
      const name = parent.name?.text;
      const literal = parent.parent;
      return literal && name !== undefined ? stepped(ofValue(project, literal), name) : { hidden: "nameless" };
    }
    default:
      return { hidden: "nameless" };
  }
}

function stepped(reach: Reach, name: string): Reach {
  return "path" in reach ? { path: [...reach.path, name] } : reach;
}
