/** A stretch of a file's text. Offsets count UTF-16 code units, as TypeScript and JavaScript strings do. */
export interface Span {
  /** Absolute path with forward slashes. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** A place for people: both numbers start at 1, columns count UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The line and column of an offset. Line ends are those of TypeScript: LF, CR, CRLF, U+2028 and U+2029. */
export function positionAt(text: string, offset: number): Position {
  let line = 1;
  let lineStart = 0;
  const lineEnd = /\r\n|[\n\r\u2028\u2029]/g;
  for (
    let match = lineEnd.exec(text);
    match !== null && match.index + match[0].length <= offset;
    match = lineEnd.exec(text)
  ) {
    line++;
    lineStart = match.index + match[0].length;
  }
  return { line, column: offset - lineStart + 1 };
}
