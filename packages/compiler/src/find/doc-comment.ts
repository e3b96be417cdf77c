import { sectionsOf } from "../comment/sections.js";
import type { Project } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";

/** A doc comment as it stands in the text. */
export interface DocComment {
  readonly text: string;
  /** Offset of its first character. */
  readonly start: number;
  readonly file: string;
}

/**
 * The doc comment of a node, read from the text: TypeScript's own parser drops comments that stand on the line of the
 * `{` or `;` before them, or behind a decorator, and cuts at every `@`.
 */
export function docCommentOf(project: Project, node: SyntaxNode): DocComment | undefined {
  const { file, start } = project.span(node);
  const text = project.text(file);
  if (text === undefined) return undefined;
  return lastDocComment(text, node.pos, start, file) ?? commentBehindModifiers(project, node, text, file);
}

/** The doc comment of a branch of a union, which may stand before the bar too: `/** … *\/ | { … }`. */
export function branchCommentOf(project: Project, node: SyntaxNode): DocComment | undefined {
  const { parent } = node;
  const own = docCommentOf(project, node);
  if (own || !parent || project.kind(parent) !== "UnionType") return own;
  const { file } = project.span(node);
  const before = project.children(parent).findLast((other) => other.end < node.pos + 1 && other !== node);
  return lastDocComment(project.text(file) ?? "", before?.end ?? parent.pos, node.pos, file);
}

/** The doc comment that stands behind a member on its line: `a: string; /** About a. *\/`. */
export function trailingCommentOf(project: Project, node: SyntaxNode): DocComment | undefined {
  const { file, end } = project.span(node);
  const text = project.text(file);
  if (text === undefined) return undefined;
  const start = end + (/^[\t ]*[;,]?[\t ]*/.exec(text.slice(end, end + 80))?.[0].length ?? 0);
  const [comment] = text.startsWith("/**", start) ? commentsIn(text, start, start + 1) : [];
  return comment && (isLastOnLine(text, comment) || isLastInList(text, comment)) ? { ...comment, file } : undefined;
}

/** `@tool /** … *\/ async restock() {}`, `export /** … *\/ function f() {}`. */
function commentBehindModifiers(
  project: Project,
  node: SyntaxNode,
  text: string,
  file: string,
): DocComment | undefined {
  const modifiers = node.modifiers ?? [];
  const ends = modifiers.map(({ end }) => end);
  const starts = [...modifiers.slice(1).map((modifier) => project.span(modifier).start), nextWord(text, ends.at(-1))];
  const gaps = ends.map((end, index) => lastDocComment(text, end, starts[index] ?? end, file));
  return gaps.findLast((comment) => comment !== undefined);
}

/** Where the text goes on behind blanks and comments. */
function nextWord(text: string, from = text.length): number {
  let at = from;
  for (const { start, text: comment } of commentsIn(text, from, text.length)) at = start + comment.length;
  return at;
}

interface Comment {
  readonly text: string;
  readonly start: number;
}

function lastDocComment(text: string, from: number, to: number, file: string): DocComment | undefined {
  const found = commentsIn(text, from, to).findLast(
    (comment) => isDoc(comment) && !trails(text, from, comment) && !isOfTheFile(from, comment),
  );
  return found && { ...found, file };
}

/** The comments at a place up to the next text that is none. */
function commentsIn(text: string, from: number, to: number): Comment[] {
  const found: Comment[] = [];
  for (let at = from; at < to; ) {
    const end = text.startsWith("//", at) ? lineEnd(text, at) : text.startsWith("/*", at) ? blockEnd(text, at) : at;
    if (end > at) found.push({ text: text.slice(at, end), start: at });
    else if (!/\s/.test(text[at] ?? "")) break;
    at = Math.max(end, at + 1);
  }
  return found;
}

function lineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && !LINE_END.test(text[at] ?? "")) at++;
  return at;
}

function blockEnd(text: string, from: number): number {
  const close = text.indexOf("*/", from + 2);
  return close < 0 ? text.length : close + 2;
}

function isDoc({ text }: Comment): boolean {
  return text.startsWith("/**") && text.length > "/**/".length;
}

/**
 * `a: string; /** About a. *\/` at the end of a line speaks about what stands before it, not about the line below. What
 * opens a list or block (`{ /** … *\/`) leads to the line below.
 */
function trails(text: string, from: number, comment: Comment): boolean {
  const before = text.slice(from, comment.start);
  const isBehindCode = from > 0 && !LINE_END.test(before) && !/[{([<]/.test(text[from - 1] ?? "");
  return isBehindCode && isLastOnLine(text, comment);
}

/** Whether a comment of one line has nothing behind it on the line, other comments aside. */
function isLastOnLine(text: string, comment: Comment): boolean {
  if (!isDoc(comment) || LINE_END.test(comment.text)) return false;
  const end = comment.start + comment.text.length;
  const rest = text.slice(end, lineEnd(text, end));
  return /^\s*(?:\/\/|\/\*.*\*\/\s*$|[)}\]>]?\s*$|$)/.test(rest);
}

const ABOUT_FILES = ["packageDocumentation", "file", "fileoverview", "overview", "module", "license", "copyright"];

/** Whether the list of which the comment is the last part ends behind it. */
function isLastInList(text: string, comment: Comment): boolean {
  const end = comment.start + comment.text.length;
  return !LINE_END.test(comment.text) && /^[\t ]*[)}\]>]/.test(text.slice(end, end + 80));
}

/** A comment at the head of a file that speaks about the file, unless it marks a tool. */
function isOfTheFile(from: number, { text }: Comment): boolean {
  if (from > 0 || !text.includes("@")) return false;
  const names = sectionsOf(text).map(({ name }) => name);
  return names.some((name) => ABOUT_FILES.includes(name)) && !names.includes("tool");
}

const LINE_END = /[\n\r\u2028\u2029]/;

/** Whether a doc comment holds a tag outside of code, as it is read. */
export function hasTag(comment: DocComment | undefined, tag: string): boolean {
  if (!comment?.text.includes(`@${tag}`)) return false;
  return sectionsOf(comment.text).some(({ name }) => name === tag);
}
