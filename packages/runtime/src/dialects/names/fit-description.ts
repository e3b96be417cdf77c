import { head } from "../../schema/head.js";

/**
 * A description of at most so many characters: whole, or cut behind a word. A note in parentheses at its end stays.
 *
 * @param text - the description
 * @param max - characters
 */
export function fitDescription(text: string, max: number): string {
  if (text.length <= max) return text;
  const note = noteOf(text);
  const kept = note.length < max / 2 ? note : "";
  const room = max - kept.length - 1;
  const start = head(text, Math.max(room, 0));
  const end = Math.max(start.lastIndexOf(" "), start.lastIndexOf("\n"));
  return `${(end > room / 2 ? start.slice(0, end) : start).trimEnd()}…${kept}`;
}

/** The note at the end with the space before it: ` (default: 5)`. Parentheses in it have partners, or stand in quotes. */
function noteOf(text: string): string {
  if (!text.endsWith(")")) return "";
  let depth = 0;
  let isQuoted = false;
  for (let index = text.length - 1; index > 0; index--) {
    const char = text[index];
    if (char === '"' && text[index - 1] !== "\\") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (char === ")") depth++;
    if (char === "(") depth--;
    if (depth === 0) return /\s/.test(text[index - 1] ?? "") ? text.slice(index - 1) : "";
  }
  return "";
}
