import type { Json } from "windlass";

/** A value as people write it in a comment: JSON, and the literals of TypeScript. */
export type WrittenValue =
  | { readonly kind: "json"; readonly value: string | number | boolean | null }
  | { readonly kind: "bigint"; readonly digits: string }
  | { readonly kind: "undefined" }
  /** A name whose value the type knows: `Level.High`. */
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "list"; readonly items: readonly WrittenValue[] }
  | { readonly kind: "object"; readonly entries: readonly (readonly [key: string, value: WrittenValue])[] };

/** Nobody writes more by hand. */
const MAX_LENGTH = 10_000;

/** Reads the whole text as one value; undefined where it is none. */
export function writtenValue(text: string): WrittenValue | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const reader = { tokens: tokensOf(text), at: 0 };
  const value = readValue(reader, 0);
  if (reader.tokens[reader.at] === "as" && reader.tokens[reader.at + 1] === "const") reader.at += 2;
  return reader.at === reader.tokens.length ? value : undefined;
}

/** A written value as JSON; undefined where it holds a name or something that JSON has not. */
export function asJson(written: WrittenValue | undefined): Json | undefined {
  switch (written?.kind) {
    case "json":
      return written.value;
    case "list": {
      const items = written.items.map(asJson);
      return items.includes(undefined) ? undefined : (items as Json[]);
    }
    case "object": {
      const entries = written.entries.map(([key, value]) => [key, asJson(value)] as const);
      return entries.some(([, value]) => value === undefined) ? undefined : (Object.fromEntries(entries) as Json);
    }
    default:
      return undefined;
  }
}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

/** What is nested deeper is not written by a person. */
const MAX_DEPTH = 50;

const NUMBER = String.raw`[-+]?(?:0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][-+]?\d+)?)n?`;
const TOKEN = new RegExp(
  // Comments, texts, numbers, names, marks.
  String.raw`//[^\n]*|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|${"`"}(?:[^${"`"}\\$]|\\[\s\S]|\$(?!\{))*${"`"}|${NUMBER}(?![\p{ID_Continue}$])|[\p{ID_Start}$_](?:[\p{ID_Continue}$]|\.(?=[\p{ID_Start}$_]))*|[-+[\]{}:,]|\S`,
  "gu",
);

function tokensOf(text: string): string[] {
  return (text.match(TOKEN) ?? []).filter((token) => !/^\/[/*]/.test(token));
}

function readValue(reader: Reader, depth: number): WrittenValue | undefined {
  const token = reader.tokens[reader.at++];
  if (token === undefined || depth > MAX_DEPTH) return undefined;
  if (token === "[") return readList(reader, depth);
  if (token === "{") return readObject(reader, depth);
  if (/^["'`]/.test(token)) {
    const value = textOf(token);
    return value === undefined ? undefined : { kind: "json", value };
  }
  if (/^[-+.\d]/.test(token)) return numberOf(token);
  if (token === "true" || token === "false") return { kind: "json", value: token === "true" };
  if (token === "null") return { kind: "json", value: null };
  if (token === "undefined") return { kind: "undefined" };
  return /^[\p{ID_Start}$_]/u.test(token) ? { kind: "name", name: token } : undefined;
}

function readList(reader: Reader, depth: number): WrittenValue | undefined {
  const items: WrittenValue[] = [];
  while (reader.tokens[reader.at] !== "]") {
    const item = readValue(reader, depth + 1);
    if (!item || !endsPart(reader, "]")) return undefined;
    items.push(item);
  }
  reader.at++;
  return { kind: "list", items };
}

function readObject(reader: Reader, depth: number): WrittenValue | undefined {
  const entries: [string, WrittenValue][] = [];
  while (reader.tokens[reader.at] !== "}") {
    const key = keyOf(reader.tokens[reader.at++]);
    if (key === undefined || reader.tokens[reader.at++] !== ":") return undefined;
    const value = readValue(reader, depth + 1);
    if (!value || !endsPart(reader, "}")) return undefined;
    entries.push([key, value]);
  }
  reader.at++;
  return { kind: "object", entries };
}

/** A comma behind a part, or the end of the whole, which may have a comma before it. */
function endsPart(reader: Reader, close: string): boolean {
  if (reader.tokens[reader.at] === ",") reader.at++;
  else return reader.tokens[reader.at] === close;
  return true;
}

function keyOf(token: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  if (/^["']/.test(token)) return textOf(token);
  return /^[\p{ID_Start}$_\d][\p{ID_Continue}$]*$/u.test(token) ? token : undefined;
}

function numberOf(token: string): WrittenValue | undefined {
  const digits = token.replace(/_/g, "").replace(/^\+/, "");
  const sign = digits.startsWith("-") ? -1 : 1;
  const bare = digits.replace(/^-/, "");
  if (bare.endsWith("n") && !/^0[xX]/.test(bare)) {
    const whole = /^\d+n$/.test(bare) ? BigInt(bare.slice(0, -1)) * BigInt(sign) : undefined;
    return whole === undefined ? undefined : { kind: "bigint", digits: String(whole) };
  }
  const value = bare === "" ? Number.NaN : Number(bare) * sign;
  return Number.isFinite(value) ? { kind: "json", value } : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", "0": "\0" };

function textOf(token: string): string | undefined {
  if (token.length < 2 || token.at(-1) !== token[0]) return undefined;
  return token
    .slice(1, -1)
    .replace(/\\(u\{[\da-f]{1,6}\}|u[\da-f]{4}|x[\da-f]{2}|\r\n|[\s\S])/gi, (_, sequence: string) => {
      const code = /^(?:u\{(.*)\}|u(.{4})|x(.{2}))$/.exec(sequence);
      if (code) return characterOf(Number.parseInt(code[1] ?? code[2] ?? code[3] ?? "", 16));
      return /^[\r\n]/.test(sequence) ? "" : (ESCAPES[sequence] ?? sequence);
    });
}

function characterOf(code: number): string {
  return code > 0x10ffff ? "\uFFFD" : String.fromCodePoint(code);
}
