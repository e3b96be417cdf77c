import { character, type Letters, literal } from "./letters.js";

/** A longer expression tells a model nothing. */
const MAX_LENGTH = 400;

/**
 * An expression for all up to the end of the first occurrence of a text, and nothing longer, so that an engine has one
 * place to go on from: to look for what comes next from there is always enough. It does without looking ahead, which
 * several hosts of models refuse.
 *
 * With `<` the first character of the text: up to the first `<`; then, as often as it takes, an attempt that fails and the
 * way to the next `<`; then the rest of the text.
 *
 * @param letters - what may stand before it; other letters than `any` for a text of one character only
 */
export function upToFirst(text: string, letters: Letters): string {
  const [first = "", ...rest] = text;
  const toFirst = `${character(letters, [first])}*${literal(first)}`;
  if (rest.length === 0) return toFirst;
  const whole = `${toFirst}(?:${failure([first, ...rest], 1)})*${literal(rest.join(""))}`;
  // Otherwise only the first character is asked for: wider, never narrower.
  return restartsAtFirst([first, ...rest]) && whole.length <= MAX_LENGTH ? whole : toFirst;
}

/** From behind the first `matched` characters: a continuation that is not the text's, up to behind the next first one. */
function failure(text: readonly string[], matched: number): string {
  const [first = "", next = ""] = [text[0], text[matched]];
  const other = character("any", [first, next]);
  const back = `${character("any", [first])}*${literal(first)}`;
  const here = first === next ? `${other}+${literal(first)}` : `(?:${other}${back.replace(literal(first), "")})?`;
  const now = first === next ? here : here + literal(first);
  if (matched + 1 === text.length) return now;
  const later = failure(text, matched + 1);
  return later === now ? `${literal(next)}?${now}` : `${now}|${literal(next)}(?:${later})`;
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
