import { closesFence, codeSpans, fenceMark } from "./code.js";
import { canonical, isKnownTag } from "./tag-names.js";

/** What stands for each character of code that is no blank. */
const MASK = "\u0000";

/**
 * The lines with what is code (fences, and spans in backticks) made unreadable, character by character, so that an `@` in
 * it is no tag. A fence that nothing closes, and backticks that go over several lines, end at the next tag that is known.
 */
export function maskedLines(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => line.includes("`") || line.includes("~~~"))) return lines;
  const masked: string[] = [];
  const longest = longestClosers(lines);
  for (let at = 0; at < lines.length; ) {
    const mark = fenceMark(withoutTag(lines[at] ?? ""));
    const isClosed = mark !== undefined && (longest[at + 1]?.[mark[0] ?? ""] ?? 0) >= mark.length;
    const end = mark === undefined ? endOfParagraph(lines, at) : endOfFence(lines, at, isClosed ? mark : undefined);
    const part = lines.slice(at, end);
    for (const line of mark === undefined ? maskSpans(part) : maskFence(part)) masked.push(line);
    at = end;
  }
  return masked;
}

/** The longest closing mark at or below each line, by its character. */
function longestClosers(lines: readonly string[]): Record<string, number>[] {
  const longest: Record<string, number>[] = [];
  let below: Record<string, number> = {};
  for (let at = lines.length - 1; at >= 0; at--) {
    const text = (lines[at] ?? "").trim();
    const char = text[0] ?? "";
    if (closesFence(text, char.repeat(3)) && text.length > (below[char] ?? 0))
      below = { ...below, [char]: text.length };
    longest[at] = below;
  }
  return longest;
}

function endOfFence(lines: readonly string[], from: number, mark: string | undefined): number {
  let at = from + 1;
  if (mark === undefined) while (at < lines.length && !startsKnownTag(lines[at] ?? "")) at++;
  else while (at < lines.length && !closesFence(lines[at++] ?? "", mark));
  return at;
}

function endOfParagraph(lines: readonly string[], from: number): number {
  let at = from + 1;
  while (at < lines.length && !startsAnew(lines[at] ?? "")) at++;
  return at;
}

function startsAnew(line: string): boolean {
  const text = line.trimStart();
  return text === "" || fenceMark(withoutTag(text)) !== undefined || startsKnownTag(text) || startsItem(text);
}

/** Items of lists, headings, rows of tables and quotes stand on a line of their own. */
export function startsItem(text: string): boolean {
  return /^(?:[-*+]\s|\d+[.)]\s|#+\s|[|>])|^(?:={3,}|-{3,}|\*{3,}|_{3,})$/.test(text);
}

function startsKnownTag(line: string): boolean {
  const name = /^\s*@([A-Za-z][\w-]*)/.exec(line)?.[1];
  return name !== undefined && isKnownTag(canonical(name));
}

/** A fence may open behind the tag that it belongs to. */
function withoutTag(line: string): string {
  return line.replace(/^\s*@[A-Za-z][\w-]*/, "");
}

/** The first line keeps the tag in front of the mark. */
function maskFence(lines: readonly string[]): string[] {
  return lines.map((line, index) => {
    const tag = index === 0 ? line.length - withoutTag(line).length : 0;
    return line.slice(0, tag) + line.slice(tag).replace(/\S/g, MASK);
  });
}

function maskSpans(lines: readonly string[]): string[] {
  const text = lines.join("\n");
  let masked = "";
  let from = 0;
  for (const [start, end] of codeSpans(text)) {
    masked += text.slice(from, start) + text.slice(start, end).replace(/\S/g, MASK);
    from = end;
  }
  return (masked + text.slice(from)).split("\n");
}
