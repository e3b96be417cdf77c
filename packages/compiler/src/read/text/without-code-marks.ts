import { closesFence, codeSpans, fenceMark } from "../../comment/code.js";

/** The text of a tag without the fence around it, or the backticks that begin it: `` `10`, in rows ``. */
export function withoutCodeMarks(text: string): string {
  const trimmed = text.trim();
  const [first = "", ...others] = trimmed.split("\n");
  const mark = fenceMark(first);
  if (mark !== undefined) {
    const isClosed = closesFence(others.at(-1) ?? "", mark);
    return (isClosed ? others.slice(0, -1) : others).join("\n").trim();
  }
  const [span] = trimmed.startsWith("`") ? codeSpans(trimmed) : [];
  if (span?.[0] !== 0) return trimmed;
  const ticks = /^`+/.exec(trimmed)?.[0].length ?? 0;
  return trimmed.slice(ticks, span[1] - ticks).trim();
}
