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
 * The doc comment in front of a node, read from the text: TypeScript's own parser drops comments that stand on the line
 * of the `{` or `;` before them, and cuts at every `@`.
 */
export function docCommentOf(project: Project, node: SyntaxNode): DocComment | undefined {
  const { file, start } = project.span(node);
  const text = project.text(file);
  return text === undefined ? undefined : lastDocComment(text, node.pos, start, file);
}

function lastDocComment(text: string, from: number, to: number, file: string): DocComment | undefined {
  let found: DocComment | undefined;
  for (let at = from; at < to; ) {
    if (text.startsWith("//", at)) {
      const lineEnd = text.slice(at, to).search(/[\n\r\u2028\u2029]/);
      if (lineEnd < 0) break;
      at += lineEnd;
    } else if (text.startsWith("/*", at)) {
      const close = text.indexOf("*/", at + 2);
      const end = close < 0 ? to : close + 2;
      const isDoc = text[at + 2] === "*" && end - at > 4;
      if (isDoc && !trails(text, from, at, end, to)) found = { text: text.slice(at, end), start: at, file };
      at = end;
    } else at++;
  }
  return found;
}

/**
 * `a: string; /** About a. *\/` at the end of a line speaks about what stands before it, not about the line below. What
 * opens a list or block (`{ /** … *\/`) leads to the line below.
 */
function trails(text: string, from: number, start: number, end: number, to: number): boolean {
  const before = text.slice(from, start);
  const isBehindCode = from > 0 && !LINE_END.test(before) && !/[{([<]/.test(text[from - 1] ?? "");
  return isBehindCode && !LINE_END.test(text.slice(start, end)) && LINE_END.test(text.slice(end, to));
}

const LINE_END = /[\n\r\u2028\u2029]/;

/** Whether a doc comment holds a modifier tag outside of code, wherever it stands on its line. */
export function hasTag(comment: DocComment | undefined, tag: string): boolean {
  if (comment === undefined || !comment.text.includes(`@${tag}`)) return false;
  const withoutCode = comment.text.replace(/```[\s\S]*?```|`[^`\n]*`/g, "");
  return new RegExp(`(?:^|[\\s*])@${tag}(?![\\w-])`).test(withoutCode);
}
