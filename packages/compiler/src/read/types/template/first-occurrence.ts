import { character, literal } from "./letters.js";
import type { GapPart } from "./part.js";

/** A longer expression tells a model nothing. */
const MAX_LENGTH = 400;

/**
 * An expression for a gap and the text behind it, for all up to the end of the first occurrence of a text, and nothing longer, so that an engine has one
 * place to go on from: to look for what comes next from there is always enough. It does without looking ahead, which
 * several hosts of models refuse.
 *
 * With `<` the first character of the text: up to the first `<`; then, as often as it takes, an attempt that fails and the
 * way to the next `<`; then the rest of the text.
 *
 * @param gap - what may stand before it; other than any text for a text of one character only
 */
export function upToFirst(text: string, gap: GapPart): string {
  const [first = "", ...rest] = text;
  const more = `${character(gap.rest, [first])}*`;
  const skipped = gap.first === gap.rest ? more : `(?:${character(gap.first, [first])}${more})?`;
  const toFirst = skipped + literal(first);
  if (rest.length === 0) return toFirst;
  const whole = `${toFirst}(?:${failure([first, ...rest], 1)})*${literal(rest.join(""))}`;
  // Otherwise only the first character is asked for: wider, never narrower.
  return restartsAtFirst([first, ...rest]) && whole.length <= MAX_LENGTH ? whole : toFirst;
}

/** From behind the first `matched` characters: a continuation that is not the text's, up to behind the next first one. */
function failure(text: readonly string[], matched: number): string {
  const [first = "", next = ""] = [text[0], text[matched]];
  const [other, begin] = [character("any", [first, next]), literal(first)];
  const now = first === next ? `${other}+${begin}` : `(?:${other}${character("any", [first])}*)?${begin}`;
  if (matched + 1 === text.length) return now;
  const later = failure(text, matched + 1);
  if (later === now) return `${literal(next)}?${now}`;
  return `${now}|${literal(next)}${later.includes("|") ? `(?:${later})` : later}`;
}

/** Whether a failed attempt never ends with more than the first character of the next one, as `aab` after `aa` does. */
function restartsAtFirst(text: readonly string[]): boolean {
  return text.every((_, matched) =>
    [...new Set(text)].every((next) => next === text[matched] || border([...text.slice(0, matched), next], text) < 2),
  );
}

/** How many of the text's first characters the end of what was read may be the beginning of. */
function border(read: readonly string[], text: readonly string[]): number {
  for (let length = read.length - 1; length > 0; length--) {
    if (read.slice(-length).every((one, index) => one === text[index])) return length;
  }
  return 0;
}
