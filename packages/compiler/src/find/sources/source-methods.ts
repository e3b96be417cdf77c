import type { SyntaxNode } from "../../typescript/syntax.js";
import { docCommentOf } from "../doc-comment.js";
import { type Finding, reportNoEffect } from "../finding.js";
import type { ToolSite } from "../tool-site.js";
import { mayTakeSource } from "./may-take-source.js";
import { isSourceMember } from "./source-place.js";

/** A method of an object literal whose members are taken as a `ToolSource`: `{ shout(text: string) { … } }`. */
export function isSourceMethod(finding: Finding, member: SyntaxNode): boolean {
  const { project } = finding;
  const { parent } = member;
  if (!parent || project.kind(parent) !== "ObjectLiteralExpression" || !mayTakeSource(finding, parent)) return false;
  return isSourceMember(finding, parent, member.name?.text ?? "");
}

/** The site of such a method, or of a getter; undefined where it is reported, or gives no function. */
export function sourceMethodSite(finding: Finding, member: SyntaxNode): ToolSite | undefined {
  const { project } = finding;
  const name = member.name?.text;
  const isGetter = project.kind(member) === "GetAccessor";
  if (isGetter && !givesFunction(finding, member)) return undefined;
  const fault = isGetter ? `"${name}" is a getter: what it gives cannot carry a tool.` : faultOf(finding, member);
  if (name !== undefined && fault === undefined) return siteOf(finding, member, name);
  const help = "Write it as a property: `name: (…) => …`.";
  reportNoEffect(finding, project.span(member.name ?? member), fault ?? "The method has no name.", help);
  return undefined;
}

function siteOf({ project }: Finding, member: SyntaxNode, name: string): ToolSite {
  const comment = docCommentOf(project, member);
  const property = { form: "method", name } as const;
  return {
    mark: "source",
    node: member,
    callee: { declaration: member },
    name,
    place: project.span(member.name ?? member),
    ...(comment && { comment }),
    attachment: { form: "wrap", expression: project.span(member), property },
  };
}

/** A method moves into an object of its own, so it must not depend on the one where it was written. */
function faultOf({ project }: Finding, member: SyntaxNode): string | undefined {
  const kind = member.name && project.kind(member.name);
  if (kind !== "Identifier" && kind !== "StringLiteral")
    return "The name of the method is computed, so the tool has none.";
  const { file, start, end } = project.span(member);
  const isBound = /\bsuper\b/.test(project.text(file)?.slice(start, end) ?? "");
  return isBound ? `The method "${member.name?.text}" uses \`super\`, so it cannot carry a tool.` : undefined;
}

function givesFunction({ project }: Finding, { name }: SyntaxNode): boolean {
  return name !== undefined && project.signatures(project.typeAt(name)).length > 0;
}
