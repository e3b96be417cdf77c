/** A place in parsed JSON. */
export type JsonPath = readonly (string | number)[];

/** A whole number with many digits, as it stands in a text. */
export interface LongNumber {
  readonly path: JsonPath;
  readonly digits: string;
}

/** Numbers of fewer digits fit; those of more than 308 become Infinity, which is no number for any schema. */
const MANY_DIGITS = /\d{16}/;
const MAX_DIGITS = 308;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WHOLE = /^-?\d{16,}$/;

/** The whole numbers with many digits in a text that is valid JSON, with their places, in the order of the text. */
export function* longNumbers(text: string): Iterable<LongNumber> {
  if (!MANY_DIGITS.test(text)) return;
  const keys: (string | number)[] = [];
  let isKey = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index] as string;
    if (character === '"') {
      const end = stringEnd(text, index);
      if (isKey) keys[keys.length - 1] = JSON.parse(text.slice(index, end)) as string;
      index = end - 1;
    } else if (character === "{" || character === "[") {
      keys.push(character === "{" ? "" : 0);
      isKey = character === "{";
    } else if (character === "}" || character === "]") {
      keys.pop();
      isKey = false;
    } else if (character === ":") isKey = false;
    else if (character === ",") {
      const key = keys.at(-1);
      isKey = typeof key === "string";
      if (typeof key === "number") keys[keys.length - 1] = key + 1;
    } else if (character === "-" || (character >= "0" && character <= "9")) {
      NUMBER.lastIndex = index;
      const digits = NUMBER.exec(text)?.[0] ?? character;
      if (WHOLE.test(digits) && digits.length <= MAX_DIGITS) yield { path: [...keys], digits };
      index += digits.length - 1;
    }
  }
}

/** The index behind the closing quote of the string that starts at an index. */
function stringEnd(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === "\\" ? 2 : 1;
  return index + 1;
}
