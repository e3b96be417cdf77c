import type { SyntaxNode } from "../typescript/syntax.js";
import { docCommentOf } from "./doc-comment.js";
import { type Finding, hasModifier, nameIn } from "./finding.js";
import type { ToolSite } from "./tool-site.js";

/** A class that extends `Tool` and has a `call` method: the method's types are the tool's. */
export function classSite(finding: Finding, node: SyntaxNode): ToolSite | undefined {
  const { project } = finding;
  const call = node.members?.find(
    (member) =>
      project.kind(member) === "MethodDeclaration" && member.name?.text === "call" && member.body !== undefined,
  );
  if (!call?.name || hasModifier(project, call, "StaticKeyword") || !extendsTool(finding, node, 0)) return undefined;
  if (node.members?.some((member) => member.name?.text === "parameters")) return undefined;
  const comment = docCommentOf(project, call) ?? docCommentOf(project, node);
  const name = literalField(finding, node, "name") ?? node.name?.text;
  return {
    mark: "class",
    node: call,
    callee: { declaration: call },
    ...(name !== undefined && { name }),
    place: project.span(node.name ?? call.name),
    ...(comment && { comment }),
    attachment: { form: "member", member: "call", static: false, memberSpan: project.span(call) },
  };
}

/** Through classes in between; the depth is bounded because broken code can extend itself. */
export function extendsTool(finding: Finding, node: SyntaxNode, depth: number): boolean {
  const { project } = finding;
  const base = node.heritageClauses?.flatMap((clause) => clause.types ?? []).map((type) => type.expression)[0];
  if (!base || depth > 20) return false;
  const symbol = project.symbolAt(nameIn(project, base));
  if (!symbol) return false;
  if (finding.windlass.owns(symbol, "Tool")) return true;
  return project
    .declarations(symbol)
    .some(
      (declaration) => project.kind(declaration) === "ClassDeclaration" && extendsTool(finding, declaration, depth + 1),
    );
}

/** `name = "catalog_search"` of the class body. */
function literalField(finding: Finding, node: SyntaxNode, name: string): string | undefined {
  const field = node.members?.find(
    (member) => finding.project.kind(member) === "PropertyDeclaration" && member.name?.text === name,
  );
  const value = field?.initializer;
  return value && finding.project.kind(value) === "StringLiteral" ? value.text : undefined;
}
