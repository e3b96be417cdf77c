import type { SyntaxNode } from "../typescript/syntax.js";
import { docCommentOf } from "./doc-comment.js";
import { bare, consumeComment, type Finding, isFunction, nameIn, reportNoEffect } from "./finding.js";
import { commentElsewhere, declarationsOf, holderOf, ownName } from "./holder.js";
import type { ToolSite } from "./tool-site.js";

/** `tool(fn)` and `tool(options, fn)`, wherever an expression may stand. */
export function callSite(finding: Finding, node: SyntaxNode): ToolSite | undefined {
  const { project } = finding;
  if (!node.expression || (node.parent && project.kind(node.parent) === "Decorator")) return undefined;
  if (!finding.windlass.is(nameIn(project, node.expression), "tool")) return undefined;
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
  const picked = pickedSignature(finding, node) ?? assertedSignature(finding, fn);
  const origin = isFunction(project, inner) ? undefined : declarationsOf(finding, inner)[0];
  return {
    mark: "call",
    node,
    callee: !picked && isFunction(project, inner) ? { declaration: inner } : { expression: picked ?? inner },
    ...(name !== undefined && { name }),
    place: project.span(node),
    ...(comment && { comment }),
    ...(origin && { origin: project.span(origin) }),
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

/** `tool(fn as (a: string) => string)`: an assertion says what the function is; one that says nothing (`any`) is none. */
function assertedSignature({ project }: Finding, fn: SyntaxNode): SyntaxNode | undefined {
  for (let node: SyntaxNode | undefined = fn; node; node = node.expression) {
    if (project.kind(node) === "AsExpression")
      return project.signatures(project.typeAt(node)).length > 0 ? node : undefined;
    if (bare(project, node) === node) return undefined;
  }
  return undefined;
}
