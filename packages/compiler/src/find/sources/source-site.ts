import type { WrapAttachment } from "../../model/edit.js";
import type { Type } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import { docCommentOf, hasTag } from "../doc-comment.js";
import { bare, consumeComment, type Finding, isFunction } from "../finding.js";
import { commentElsewhere, declarationsOf, type Holder, holderOf, ownName } from "../holder.js";
import type { ToolSite } from "../tool-site.js";
import { isAlreadyTool } from "./already-tool.js";
import { isGiven } from "./is-given.js";
import { mayTakeSource } from "./may-take-source.js";
import { isClassGiven, reportClass } from "./source-class.js";
import { isSourceMember, isSourcePlace } from "./source-place.js";

/** A function that is written or named where a `ToolSource` is taken: it gets its descriptor where it stands. */
export function sourceSite(finding: Finding, node: SyntaxNode): ToolSite | undefined {
  const { project } = finding;
  if (finding.taken.has(node) || !isGiven(project, node) || !mayTakeSource(finding, node)) return undefined;
  if (!isSourcePlace(finding, node)) return undefined;
  takeInner(finding, node);
  if (isClassGiven(finding, node)) return reportClass(finding, node);
  const holder = holderOf(finding, node);
  const inner = bare(project, node) ?? node;
  if (isFunction(project, inner)) return isTagged(finding, holder) ? undefined : siteOf(finding, node, inner, holder);
  const type = project.typeAt(node);
  if (project.signatures(type).length === 0 || isAlreadyTool(finding, node, type)) return undefined;
  return siteOf(finding, node, inner, holder, type);
}

/** `{ search }` in a literal that is given as a `ToolSource`. */
export function shorthandSite(finding: Finding, node: SyntaxNode): ToolSite | undefined {
  const { project } = finding;
  const { name, parent } = node;
  if (name?.text === undefined || !parent || !mayTakeSource(finding, parent)) return undefined;
  if (!isSourceMember(finding, parent, name.text)) return undefined;
  const type = project.typeAt(name);
  if (isClassGiven(finding, name)) return reportClass(finding, name);
  if (project.signatures(type).length === 0 || isAlreadyTool(finding, name, type)) return undefined;
  const property = { form: "shorthand", name: name.text } as const;
  const site = siteOf(finding, name, name, { node, name: name.text }, type);
  return { ...site, attachment: { form: "wrap", expression: project.span(node), property } };
}

/** `const s: ToolSource = …` under a `@tool`: the tag makes the tool. */
function isTagged(finding: Finding, holder: Holder | undefined): boolean {
  if (!holder || finding.project.kind(holder.node) !== "VariableStatement") return false;
  return hasTag(docCommentOf(finding.project, holder.node), "tool");
}

function siteOf(
  finding: Finding,
  node: SyntaxNode,
  inner: SyntaxNode,
  holder: Holder | undefined,
  type?: Type,
): ToolSite {
  const { project } = finding;
  const isWritten = isFunction(project, inner);
  const name = ownName(finding, inner) ?? holder?.name;
  const holderComment = holder && docCommentOf(project, holder.node);
  const comment = docCommentOf(project, node) ?? holderComment ?? commentElsewhere(finding, inner, type);
  consumeComment(finding, holderComment);
  const origin = type && declarationsOf(finding, node, type)[0];
  const attachment: WrapAttachment = {
    form: "wrap",
    expression: project.span(node),
    ...(isWritten && isNamedByPlace(finding, inner, node) && name !== undefined && { inferredName: name }),
  };
  return {
    mark: "source",
    node,
    // A cast says which signature is meant.
    callee: isWritten && !isCast(finding, node) ? { declaration: inner } : { expression: node },
    ...(name !== undefined && { name }),
    place: project.span(node),
    ...(comment && { comment }),
    ...(origin && { origin: project.span(origin) }),
    attachment,
  };
}

/** JavaScript names a function after the property or variable that it stands in, but not after a member it is assigned to. */
function isNamedByPlace({ project }: Finding, fn: SyntaxNode, { parent }: SyntaxNode): boolean {
  if (fn.name !== undefined) return false;
  const [left] = parent && project.kind(parent) === "BinaryExpression" ? project.children(parent) : [];
  return !left || project.kind(left) === "Identifier";
}

function isCast(finding: Finding, node: SyntaxNode): boolean {
  if (finding.project.kind(node) === "AsExpression") return true;
  return bare(finding.project, node) !== node && node.expression !== undefined && isCast(finding, node.expression);
}

/** What stands inside of parentheses and casts is not marked once more. */
function takeInner(finding: Finding, node: SyntaxNode): void {
  const inner = bare(finding.project, node);
  for (
    let current: SyntaxNode | undefined = node;
    current;
    current = current === inner ? undefined : current.expression
  )
    finding.taken.add(current);
}
