import type { SyntaxNode } from "../typescript/syntax.js";
import { hasTag } from "./doc-comment.js";
import { type Finding, reportNoEffect } from "./finding.js";

/** Reports every `@tool` in a doc comment that made no tool: a mark is supported or reported, never ignored. */
export function reportStrayMarks(finding: Finding, root: SyntaxNode): void {
  const { project, file } = finding;
  const text = project.text(file) ?? "";
  for (const match of text.matchAll(/\/\*\*[\s\S]*?\*\//g)) {
    const comment = { text: match[0], start: match.index, file };
    if (!hasTag(comment, "tool") || finding.consumed.has(comment.start)) continue;
    if (isInsideToken(finding, root, comment.start) || isInLineComment(text, comment.start)) continue;
    const at = comment.start + Math.max(0, comment.text.search(/@tool(?![\w-])/));
    reportNoEffect(
      finding,
      { file, start: at, end: at + 5 },
      "@tool has no effect here: the comment does not stand in front of a function, a function-valued constant or a class method.",
      "Put the comment directly in front of the function, or wrap the function: `tool(fn)`.",
    );
  }
}

const TOKENS: ReadonlySet<string> = new Set([
  "StringLiteral",
  "NoSubstitutionTemplateLiteral",
  "TemplateHead",
  "TemplateMiddle",
  "TemplateTail",
  "RegularExpressionLiteral",
  "JsxText",
]);

/** Whether the offset lies in the text of a literal, where a comment is no comment. */
function isInsideToken(finding: Finding, node: SyntaxNode, offset: number): boolean {
  const { project } = finding;
  if (offset < node.pos || offset >= node.end) return false;
  if (TOKENS.has(project.kind(node))) return offset > project.span(node).start;
  return project.children(node).some((child) => isInsideToken(finding, child, offset));
}

function isInLineComment(text: string, offset: number): boolean {
  const lineStart = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  return /^\s*\/\//.test(text.slice(lineStart, offset));
}
