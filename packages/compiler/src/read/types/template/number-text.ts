import type { Letters } from "./letters.js";
import type { NumberPart } from "./part.js";

/**
 * The texts that TypeScript takes for `${number}` and `${bigint}`, as its checker decides: `007`, `.5`, `1E3` and `0x1F`
 * are numbers, `Infinity` is none. Two exceptions: blank space, which TypeScript takes too (even `" "`), since no number
 * is printed so and a model is not to be led there; and texts so long that their value is infinite.
 *
 * No two repetitions in them can share characters, so that there is one way to read a number.
 *
 * @param before - any text may stand before it: then the shortest ends of numbers will do
 * @param after - any text may stand after it: then the shortest beginnings will do
 */
export function numberText({ kind, letters }: NumberPart, before: boolean, after: boolean): string {
  if (before && after) return "\\d";
  if (after) return kind === "bigint" ? "-?\\d" : "[+-]?\\.?\\d";
  if (before) return `(?:\\d${kind === "bigint" ? "" : "\\.?"}|0${HEXADECIMAL[letters]})`;
  if (kind === "bigint") return `-?(?:[1-9]\\d*|0(?:${RADIX[letters]})?)`;
  if (kind === "numbers") return "[+-]?\\.?\\d[\\da-fA-FxXoO.+-]*";
  return `(?:[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:${EXPONENT[letters]}[+-]?\\d+)?|0(?:${RADIX[letters]}))`;
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

const HEXADECIMAL: Readonly<Record<Letters, string>> = {
  any: "[xX][\\da-fA-F]+",
  upper: "X[\\dA-F]+",
  lower: "x[\\da-f]+",
};

const RADIX: Readonly<Record<Letters, string>> = {
  any: `${HEXADECIMAL.any}|[oO][0-7]+|[bB][01]+`,
  upper: `${HEXADECIMAL.upper}|O[0-7]+|B[01]+`,
  lower: `${HEXADECIMAL.lower}|o[0-7]+|b[01]+`,
};
