import type { Report } from "../diagnostics/diagnostic.js";
import type { Span } from "../span.js";
import type { Project } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import type { DocComment } from "./doc-comment.js";
import type { WindlassNames } from "./windlass-names.js";

/** What the search of one file shares. */
export interface Finding {
  readonly project: Project;
  readonly file: string;
  readonly report: Report;
  readonly windlass: WindlassNames;
  /** Starts of the doc comments that made or described a tool; the others with a mark are reported. */
  readonly consumed: Set<number>;
  /** Expressions that were looked at with the parentheses and casts around them. */
  readonly taken: Set<SyntaxNode>;
  /** Whether a `ToolSource` is asked for at a node, and whether a type (by its number) is part of one: asked once each. */
  readonly sourcePlaces: Map<SyntaxNode, boolean>;
  readonly sourceTypes: Map<string, boolean>;
  /** Whether a call or a declaration of a function, or a type (by its number), may take one at all. */
  readonly takers: Map<SyntaxNode, boolean>;
  readonly typeTakers: Map<number, boolean>;
}

export function consumeComment(finding: Finding, comment: DocComment | undefined): void {
  if (comment?.file === finding.file) finding.consumed.add(comment.start);
}

export function reportNoEffect(finding: Finding, span: Span, what: string, help: string): void {
  finding.report({ code: "WL1001", severity: "error", message: what, help, span });
}

/** The expression without parentheses, `as`, `satisfies` and `!`. */
export function bare(project: Project, node: SyntaxNode | undefined): SyntaxNode | undefined {
  let current = node;
  while (current?.expression && WRAPPERS.has(project.kind(current))) current = current.expression;
  return current;
}

const WRAPPERS: ReadonlySet<string> = new Set([
  "ParenthesizedExpression",
  "AsExpression",
  "SatisfiesExpression",
  "NonNullExpression",
]);

/** The identifier that decides what an expression refers to: `tool`, or the last part of `windlass.tool`. */
export function nameIn(project: Project, node: SyntaxNode): SyntaxNode {
  return project.kind(node) === "PropertyAccessExpression" && node.name ? node.name : node;
}

export function isFunction(project: Project, node: SyntaxNode | undefined): node is SyntaxNode {
  return node !== undefined && ["ArrowFunction", "FunctionExpression"].includes(project.kind(node));
}

/** Whether a declaration carries a modifier (`static`, `abstract`, …). */
export function hasModifier(project: Project, node: SyntaxNode, name: string): boolean {
  return node.modifiers?.some((modifier) => project.kind(modifier) === name) ?? false;
}
