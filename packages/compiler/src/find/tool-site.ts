import type { Attachment } from "../model/edit.js";
import type { Span } from "../span.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import type { DocComment } from "./doc-comment.js";

/** A place where a function is marked as a tool. The last stage but one that holds syntax. */
export interface ToolSite {
  readonly mark: "tag" | "call" | "decorator" | "class" | "source";
  /** What is marked: a function, a method, a statement with a constant, or the expression that gives the function. */
  readonly node: SyntaxNode;
  /** A function-like declaration of this file, or an expression whose type is called. */
  readonly callee: { readonly declaration: SyntaxNode } | { readonly expression: SyntaxNode };
  /** The function's own name, or that of the variable or property that holds it. */
  readonly name?: string;
  /** Where diagnostics about the whole tool point. */
  readonly place: Span;
  readonly comment?: DocComment;
  /** The object literal of `tool({ … }, fn)` or `@tool({ … })`. */
  readonly options?: SyntaxNode;
  /** Where a function that is only named here is declared: named at two places, it is one tool. */
  readonly origin?: Span;
  /** The methods that a method is written in place of: no object has both. */
  readonly overridden?: readonly Span[];
  readonly attachment: Attachment;
}
