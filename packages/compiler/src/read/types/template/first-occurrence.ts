import { character, literal } from "./letters.js";
import type { GapPart } from "./part.js";

/** How long an expression for one text may be. */
const MAX_LENGTH = 400;
/** Texts with more characters have none that is so short. */
const MAX_CHARACTERS = 24;

/**
 * An expression for a gap and the text behind it: all up to the end of the first occurrence, and nothing longer, so that
 * an engine has one place to go on from. It does without looking ahead, which several hosts of models refuse.
 *
 * @param gap - what may stand before the text; any text, unless the text has one character only
 */
export function upToFirst(text: string, gap: GapPart): string {
  const characters = [...text];
  const [first = ""] = characters;
  const more = `${character(gap.rest, [first])}*`;
  const skipped = gap.first === gap.rest ? more : `(?:${character(gap.first, [first])}${more})?`;
  // A longer expression tells a model nothing: then a beginning of the text will do, which is wider, never narrower.
  for (let length = Math.min(characters.length, MAX_CHARACTERS); length > 1; length--) {
    const whole = upToFirstOf(characters.slice(0, length));
    if (whole !== undefined && whole.length <= MAX_LENGTH) return whole;
  }
  return skipped + literal(first);
}

/**
 * With `<` the first character of the text: up to the first `<`; then, as often as it takes, an attempt that fails and the
 * way to the next `<`; then the rest of the text. Where the end of a failed attempt may be more than the first character
 * of the next one (`--` of `-->`), character by character, with the way back to each.
 */
function upToFirstOf(text: readonly string[]): string | undefined {
  const [, ...rest] = text;
  const restarts = text.every((_, matched) => fallbacks(text, matched).every(([, kept]) => kept < 2));
  if (restarts) return `${onwards(text, 0)}(?:${failure(text, 1)})*${literal(rest.join(""))}`;
  // It doubles with each character.
  return text.length > 6 ? undefined : text.map((_, matched) => onwards(text, matched)).join("");
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

/** From behind the first `matched` characters to behind one more, however many attempts fail on the way. */
function onwards(text: readonly string[], matched: number): string {
  const next = text[matched] ?? "";
  const others = fallbacks(text, matched).filter(([, kept]) => kept > 0);
  const anew = character("any", [next, ...others.map(([one]) => one)]);
  if (matched === 0) return `${anew}*${literal(next)}`;
  const attempts = [...others.map(([one, kept]) => [literal(one), kept] as const), [anew, 0] as const].map(
    ([one, kept]) =>
      one +
      text
        .slice(kept, matched)
        .map((_, index) => onwards(text, kept + index))
        .join(""),
  );
  return `(?:${attempts.join("|")})*${literal(next)}`;
}

/** Of each character of the text that does not go on with it there: how many of its first characters are read then. */
function fallbacks(text: readonly string[], matched: number): readonly (readonly [one: string, kept: number])[] {
  const read = text.slice(0, matched);
  return [...new Set(text)].filter((one) => one !== text[matched]).map((one) => [one, border([...read, one], text)]);
}

/** How many of the text's first characters the end of what was read may be the beginning of. */
function border(read: readonly string[], text: readonly string[]): number {
  for (let length = read.length; length > 0; length--) {
    if (read.slice(-length).every((one, index) => one === text[index])) return length;
  }
  return 0;
}
