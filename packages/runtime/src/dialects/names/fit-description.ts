import { head } from "../../schema/head.js";

/**
 * A description of at most so many characters: whole, or cut behind a word. A note in parentheses at its end stays.
 *
 * @param text - the description
 * @param max - characters
 */
export function fitDescription(text: string, max: number): string {
  if (text.length <= max) return text;
  const note = /\s\([^()]*\)$/.exec(text)?.[0] ?? "";
  const kept = note.length < max / 2 ? note : "";
  const room = max - kept.length - 1;
  const start = head(text, Math.max(room, 0));
  const end = Math.max(start.lastIndexOf(" "), start.lastIndexOf("\n"));
  return `${(end > room / 2 ? start.slice(0, end) : start).trimEnd()}…${kept}`;
}
