/**
 * A text as a JavaScript string literal in single quotes, on one line, in ASCII where that matters: safe in modules and
 * scripts, TypeScript and JSX, and in a script inside of an HTML page. Single quotes, since most texts are JSON.
 *
 * @param text - any text, lone surrogates included
 */
export function quote(text: string): string {
  const plain = text.replace(/[\\'\p{Cc}\u2028\u2029\ufeff]|\p{Cs}/gu, escaped);
  return `'${plain.replace(HTML, "\\x3c").replace(SOURCE_MAP, "/\\/$1")}'`;
}

/** What an HTML page would take for the end of its script, or for a comment in it. */
const HTML = /<(?=\/script|script|!--)/gi;
/** What tools that do not parse take for the address of a source map. */
const SOURCE_MAP = /\/\/([#@])/g;

const SHORT: Readonly<Record<string, string>> = { "\\": "\\\\", "'": "\\'", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function escaped(character: string): string {
  return SHORT[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A JSON value without structure as a JavaScript literal. */
export function literal(value: string | number | boolean | null): string {
  return typeof value === "string" ? quote(value) : String(value);
}

/** How the property of a value is read: `d.limit`, `d['max-age']`. */
export function access(value: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${value}.${name}` : `${value}[${quote(name)}]`;
}
