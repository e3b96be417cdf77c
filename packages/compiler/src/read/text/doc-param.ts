import type { Section } from "../../comment/sections.js";

/** What one `@param` says, and where its name stands in the comment. */
export interface DocParam {
  readonly name: string;
  readonly start: number;
  readonly lines: readonly string[];
}

/** TSDoc (`name - text`) and the JSDoc dialect (`{T} [name=1] text`). Undefined where no name is written. */
export function readParam({ name: tag, lines, start }: Section, comment: string): DocParam | undefined {
  const text = lines.join("\n").trimStart();
  const typeEnd = endOfType(text);
  const rest = text.slice(typeEnd).trimStart();
  const [written, nameEnd] = rest.startsWith("[") ? optionalName(rest) : plainName(rest);
  const name = bareName(written);
  if (name === "") return undefined;
  // A type may be spread over lines: its last line leads to the name.
  const typeTail = text.slice(0, typeEnd).split("\n").at(-1) ?? "";
  const from = typeEnd === 0 ? start + tag.length + 1 : comment.indexOf(typeTail, start) + typeTail.length;
  return {
    name,
    start: Math.max(start, comment.indexOf(name, from)),
    lines: withoutPlainType(withoutType([rest.slice(nameEnd)])),
  };
}

/** `name - {string} text`, as some write it. Other words in braces behind the hyphen are text. */
function withoutPlainType([first = "", ...others]: readonly string[]): readonly string[] {
  return [first.replace(PLAIN_TYPE, ""), ...others];
}

const PLAIN_TYPE =
  /^\{[?!]?(?:\*|(?:string|number|integer|boolean|bigint|object|any|unknown|null|undefined|Date|Array|Object|Function|Promise)\b[^{}\n]*)\}(?:\s+-?\s*|$)/i;

/** A text without the type that JSDoc writes before it: that of `@returns`, or of `@param name {T} text`. */
export function withoutType(lines: readonly string[]): readonly string[] {
  const text = lines.join("\n");
  const bare = text.trimStart();
  const end = endOfType(bare);
  return described(end === 0 ? text : bare.slice(end));
}

/** `{T}`, with braces in it; `{@link …}` is no type. */
function endOfType(text: string): number {
  if (!text.startsWith("{") || text.startsWith("{@")) return 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return at + 1;
  }
  return 0;
}

/** `[name]`, `[name=1]`: a default may hold brackets and texts. It is for people: the signature decides. */
function optionalName(text: string): [name: string, end: number] {
  const name = /^\[\s*((?:[^\s=[\]]|\[\])*)/.exec(text)?.[1] ?? "";
  let depth = 0;
  let quote = "";
  for (let at = 0; at < text.length && text[at] !== "\n"; at++) {
    const char = text[at] ?? "";
    if (quote !== "") quote = char === quote ? "" : quote;
    else if (/["'`]/.test(char) && text.includes(char, at + 1)) quote = char;
    else if (char === "[") depth++;
    else if (char === "]" && --depth === 0) return [name, at + 1];
  }
  const close = text.indexOf("]");
  return [name, close < 0 ? text.length : close + 1];
}

function plainName(text: string): [name: string, end: number] {
  const name = /^\S*/.exec(text)?.[0] ?? "";
  return [name, name.length];
}

/** No name is longer. */
const MAX_NAME = 500;

/** The name without what some write around it: `...rest`, `name?`, `` `name` ``, `name:`. */
function bareName(written: string): string {
  if (written.length > MAX_NAME) return written;
  return written.replace(/^[`"'.]+/, "").replace(/[`"':,?!–—-]+$/, "");
}

/** The lines behind a name: without the hyphen of TSDoc, unless it begins a list. */
function described(text: string): readonly string[] {
  const [first = "", ...others] = text.split("\n");
  if (first.trim() !== "") return [first.replace(/^\s*(?:--?|[–—:])(?:\s+|$)/, ""), ...others];
  const items = others.filter((line) => /^\s*-\s/.test(line));
  return items.length > 1 ? others : others.map((line, index) => (index === 0 ? line.replace(/^\s*-\s+/, "") : line));
}
