/** The letters that a text may have: `Uppercase<string>` has no lower-case ones. */
export type Letters = "any" | "upper" | "lower";

/**
 * What `Uppercase` and `Lowercase` change beyond A to Z is not said: it differs between versions of TypeScript, and
 * `\p{…}` is unknown to many of the engines that read schemas. So the class is never too narrow.
 */
const BARRED: Readonly<Record<Letters, string>> = { any: "", upper: "a-z", lower: "A-Z" };

/** One letter that the other kind may not have. */
export const ONLY: Readonly<Record<Letters, string>> = { any: "", upper: "[A-Z]", lower: "[a-z]" };

/** One character that neither `Uppercase` nor `Lowercase` changes, other than the given one. */
export function unchanged(except: string): string {
  return `[^A-Za-z${/[A-Za-z]/.test(except) ? "" : inClass(except)}]`;
}

/** One character of those letters, other than the given ones. */
export function character(letters: Letters, except: readonly string[] = []): string {
  const isBarred = (one: string) => (letters === "upper" ? /[a-z]/ : /[A-Z]/).test(one) && letters !== "any";
  const others = [...new Set(except)].filter((one) => !isBarred(one)).map(inClass);
  const barred = BARRED[letters] + others.join("");
  return barred === "" ? "[\\s\\S]" : `[^${barred}]`;
}

/** A text as an expression that matches it, and nothing else. */
export function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/[\n\r\t]/g, (one) => NAMED[one] ?? one);
}

const NAMED: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function inClass(one: string): string {
  return NAMED[one] ?? one.replace(/[\\\]^[-]/, "\\$&");
}
