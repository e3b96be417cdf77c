import type { Type } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import { docCommentOf, hasTag } from "../doc-comment.js";
import type { Finding } from "../finding.js";
import { declarationsOf, statementOf } from "../holder.js";
import { decoratorOf } from "../method-site.js";
import { isSourceType } from "./source-place.js";

/**
 * Whether an expression needs no descriptor where it is named: the function carries one from where it is declared, or
 * nothing is known of it here, since it is handed through.
 */
export function isAlreadyTool(finding: Finding, expression: SyntaxNode, type: Type): boolean {
  return isToolType(finding, type) || isHandedThrough(finding, type) || isMarked(finding, expression, type);
}

/** The result of `tool(…)`. */
function isToolType({ project, windlass }: Finding, type: Type): boolean {
  const isMembers = (part: Type) => windlass.owns(project.symbolOf(part), "ToolMembers");
  return project.kindOfType(type) === "intersection" ? project.members(type).some(isMembers) : isMembers(type);
}

/** `fn: ToolSource`, `fn: AnyFunction`, `fn: F`: what the caller hands over was marked there. */
function isHandedThrough(finding: Finding, type: Type): boolean {
  const { project, windlass } = finding;
  if (["any", "error", "unknown", "type-parameter"].includes(project.kindOfType(type))) return true;
  const alias = project.aliasOf(type);
  return isSourceType(finding, type) || (alias !== undefined && windlass.owns(alias, "AnyFunction"));
}

/** A tag or a decorator at the declaration, also in another file or package. */
function isMarked(finding: Finding, expression: SyntaxNode, type: Type): boolean {
  return declarationsOf(finding, expression, type).some((declaration) => {
    const holder = statementOf(finding, declaration);
    return hasTag(docCommentOf(finding.project, holder), "tool") || decoratorOf(finding, declaration) !== undefined;
  });
}
