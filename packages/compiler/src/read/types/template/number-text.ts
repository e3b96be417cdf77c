import type { Letters } from "./letters.js";
import type { NumberPart } from "./part.js";

/**
 * The texts that TypeScript takes for `${number}` and `${bigint}`, as far as they are decimal: `007`, `.5` and `1E3` are
 * numbers, `Infinity` is none. TypeScript also takes `0x1F` and blank space (even `" "`): no number is printed so, a model
 * is not to be led there, and a pattern that a model reads is better short.
 *
 * No two repetitions in them can share characters, so that there is one way to read a number.
 *
 * @param before - any text may stand before it: then the shortest ends of numbers will do
 * @param after - any text may stand after it: then the shortest beginnings will do
 */
export function numberText({ kind, letters }: NumberPart, before: boolean, after: boolean): string {
  if (before && after) return "\\d";
  if (after) return kind === "bigint" ? "-?\\d" : "[+-]?\\.?\\d";
  if (before) return kind === "bigint" ? "\\d" : "\\d\\.?";
  if (kind === "bigint") return "-?(?:0|[1-9]\\d*)";
  if (kind === "numbers") return "[+-]?\\.?\\d[\\deE.+-]*";
  return `[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:${EXPONENT[letters]}[+-]?\\d+)?`;
}

/** Whether a text has only characters that may stand in numbers that follow one another. */
export function isOfNumbers(text: string): boolean {
  return /^[\da-fA-FxXoO.+-]*$/.test(text);
}

/** Whether a text could also be a piece of the digits of a number. */
export function isOfDigits(text: string, letters: Letters): boolean {
  return DIGITS[letters].test(text);
}

const DIGITS: Readonly<Record<Letters, RegExp>> = { any: /^[\da-fA-F]*$/, upper: /^[\dA-F]*$/, lower: /^[\da-f]*$/ };

const EXPONENT: Readonly<Record<Letters, string>> = { any: "[eE]", upper: "E", lower: "e" };
