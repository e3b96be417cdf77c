/**
 * ` ``` ` or `~~~`, as long as it is written, where a line opens a fence; undefined for other lines. Backticks that close
 * again on their line are code within text.
 */
export function fenceMark(line: string): string | undefined {
  const text = line.trimStart();
  const mark = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
  return mark?.startsWith("`") && text.includes("`", mark.length) ? undefined : mark;
}

/** Whether a line closes a fence: a mark of the same kind, as long as the one that opened it or longer, and no more. */
export function closesFence(line: string, mark: string): boolean {
  const text = line.trim();
  return text.startsWith(mark) && (fenceMark(text) ?? "").length === text.length;
}

/** A stretch of a text. */
export type Stretch = readonly [start: number, end: number];

/**
 * The code spans of a paragraph with their backticks: a run of backticks opens one, and the next run of the same length
 * closes it. A run that none closes is text. In linear time, whatever the text.
 */
export function codeSpans(text: string): Stretch[] {
  const runs = [...text.matchAll(/`+/g)].map(({ 0: run, index }) => ({ start: index, length: run.length }));
  const nextOf = nextOfLength(runs.map(({ length }) => length));
  const spans: Stretch[] = [];
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at];
    if (!run || isEscaped(text, run.start)) continue;
    const close = nextOf[at];
    const end = close === undefined ? undefined : runs[close];
    if (close === undefined || !end) continue;
    spans.push([run.start, end.start + end.length]);
    at = close;
  }
  return spans;
}

/** For each number the index of the next one that is the same. */
function nextOfLength(lengths: readonly number[]): (number | undefined)[] {
  const seen = new Map<number, number>();
  const next: (number | undefined)[] = [];
  for (let at = lengths.length - 1; at >= 0; at--) {
    const length = lengths[at] ?? 0;
    next[at] = seen.get(length);
    seen.set(length, at);
  }
  return next;
}

/** TSDoc and Markdown: a backslash takes a mark its meaning. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (before > 0 && text[before - 1] === "\\" && at - before < 8) before--;
  return (at - before) % 2 === 1;
}
