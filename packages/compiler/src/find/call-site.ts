import type { SyntaxNode } from "../typescript/syntax.js";
import { type DocComment, docCommentOf } from "./doc-comment.js";
import { bare, consumeComment, type Finding, isFunction, reportNoEffect } from "./finding.js";
import { nameIn } from "./method-site.js";
import type { ToolSite } from "./tool-site.js";

/** `tool(fn)` and `tool(options, fn)`, wherever an expression may stand. */
export function callSite(finding: Finding, node: SyntaxNode): ToolSite | undefined {
  const { project } = finding;
  if (!node.expression || (node.parent && project.kind(node.parent) === "Decorator")) return undefined;
  if (!finding.windlass.is(nameIn(finding, node.expression), "tool")) return undefined;
  const given = node.arguments ?? [];
  const fn = given.at(-1);
  if (!fn || given.length > 2 || given.some((argument) => project.kind(argument) === "SpreadElement")) {
    reportNoEffect(
      finding,
      project.span(node),
      "This call of tool() does not name its function.",
      "Write `tool(fn)` or `tool({ … }, fn)`.",
    );
    return undefined;
  }
  const holder = holderOf(finding, node);
  const inner = bare(project, fn) ?? fn;
  const holderComment = holder && docCommentOf(project, holder.node);
  const comment = docCommentOf(project, fn) ?? holderComment ?? commentElsewhere(finding, inner);
  consumeComment(finding, holderComment);
  const name = ownName(finding, inner) ?? holder?.name;
  const picked = pickedSignature(finding, node);
  return {
    mark: "call",
    callee: !picked && isFunction(project, inner) ? { declaration: inner } : { expression: picked ?? inner },
    ...(name !== undefined && { name }),
    place: project.span(node),
    ...(comment && { comment }),
    ...(given.length === 2 && given[0] && { options: given[0] }),
    attachment: { form: "argument", call: project.span(node), lastArgument: project.span(fn) },
  };
}

/** `tool<(id: number) => string>(find)`: the type argument says which overload is meant. */
function pickedSignature({ project }: Finding, call: SyntaxNode): SyntaxNode | undefined {
  const [callee, next] = project.children(call);
  const isType = next && next.pos !== call.arguments?.[0]?.pos && next.end - next.pos > "?.".length;
  return callee && isType ? next : undefined;
}

interface Holder {
  readonly node: SyntaxNode;
  readonly name?: string;
}

/** The declaration that holds the call: its comment is the tool's, its name the tool's where the function has none. */
function holderOf(finding: Finding, call: SyntaxNode): Holder | undefined {
  const { project } = finding;
  let name: string | undefined;
  for (let node = call.parent; node; node = node.parent) {
    switch (project.kind(node)) {
      case "VariableDeclaration":
      case "PropertyAssignment":
      case "PropertyDeclaration":
        name = node.name?.text;
        if (project.kind(node) !== "VariableDeclaration") return { node, ...(name !== undefined && { name }) };
        break;
      case "VariableStatement":
      case "ExportAssignment":
      case "ExpressionStatement":
        return { node, ...(name !== undefined && { name }) };
      case "ParenthesizedExpression":
      case "AsExpression":
      case "SatisfiesExpression":
      case "NonNullExpression":
      case "VariableDeclarationList":
        break;
      default:
        return undefined;
    }
  }
  return undefined;
}

function ownName(finding: Finding, fn: SyntaxNode): string | undefined {
  const { project } = finding;
  if (isFunction(project, fn)) return fn.name?.text;
  const symbol = project.symbolAt(nameIn(finding, fn));
  const name = symbol && project.symbolName(symbol);
  return name?.startsWith("__") || name === "default" ? undefined : name;
}

/** The comment at the declaration of a function that is only named here, in another file or package. */
function commentElsewhere(finding: Finding, fn: SyntaxNode): DocComment | undefined {
  const { project } = finding;
  const symbol = isFunction(project, fn) ? undefined : project.symbolAt(nameIn(finding, fn));
  for (const declaration of symbol ? project.declarations(symbol) : []) {
    const statement = project.kind(declaration) === "VariableDeclaration" ? declaration.parent?.parent : declaration;
    const comment = statement && docCommentOf(project, statement);
    if (comment) return comment;
  }
  return undefined;
}
