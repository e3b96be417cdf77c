/** One line of a doc comment without its frame. */
export interface CommentLine {
  readonly text: string;
  /** Offset of the text in the comment. */
  readonly start: number;
}

/**
 * The lines of a doc comment without its marks and the stars of its frame. In comments without stars the indent that all
 * lines share goes; what is indented further (code, nested lists) stays so.
 */
export function commentLines(comment: string): CommentLine[] {
  const [begin, end] = inside(comment);
  const lines = splitLines(comment.slice(begin, end)).map(({ text, start }) => ({ text, start: begin + start }));
  const [first, ...others] = lines;
  if (!first) return [];
  const frame = frameOf(others.map(({ text }) => text));
  return [cut(first, indentOf(first.text)), ...others.map((line) => cut(line, frame(line.text)))];
}

/** Where the text is; some draw a box of further stars. */
function inside(comment: string): [number, number] {
  let end = comment.endsWith("*/") ? comment.length - 2 : comment.length;
  let begin = Math.min(3, end);
  while (comment[begin] === "*" && begin < end) begin++;
  while (end > begin && comment[end - 1] === "*") end--;
  return [begin, end];
}

function splitLines(text: string): CommentLine[] {
  const lines: CommentLine[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(/\r\n|[\n\r\u2028\u2029]/g)) {
    lines.push({ text: text.slice(start, index), start });
    start = index + mark.length;
  }
  return [...lines, { text: text.slice(start), start }];
}

function cut({ text, start }: CommentLine, length: number): CommentLine {
  return { text: text.slice(length).trimEnd(), start: start + length };
}

/** How much of a line is frame: decided by the first line that is not blank. */
function frameOf(lines: readonly string[]): (line: string) => number {
  const model = lines.find((line) => line.trim() !== "") ?? "";
  const indent = indentOf(model);
  const stars = /^\*+(?=\s|$)/.exec(model.slice(indent))?.[0].length ?? (model[indent] === "*" ? 1 : 0);
  if (stars === 0) {
    const indents = lines.filter((line) => line.trim() !== "").map(indentOf);
    const shared = indents.reduce((least, one) => Math.min(least, one), indent);
    return (line) => Math.min(shared, indentOf(line));
  }
  return (line) => {
    const at = indentOf(line);
    let end = at;
    while (end - at < stars && line[end] === "*") end++;
    // A line whose star was forgotten.
    if (end === at) return Math.min(at, indent + stars + 1);
    return line[end] === " " || line[end] === "\t" ? end + 1 : end;
  };
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
