/** A set of characters: ranges of code points, both ends included. */
export type CharacterSet = readonly (readonly [from: number, to: number])[];

const LAST = 0x10ffff;
const LINE_ENDS = "\\n\\r\\u2028\\u2029";

/** Every character. */
export const ALL: CharacterSet = [[0, LAST]];

const DIGITS: CharacterSet = [[0x30, 0x39]];
const WORDS: CharacterSet = [...DIGITS, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]];
const SPACES: CharacterSet = [
  [0x09, 0x0d], [0x20, 0x20], [0xa0, 0xa0], [0x1680, 0x1680], [0x2000, 0x200a], [0x2028, 0x2029], [0x202f, 0x202f],
  [0x205f, 0x205f], [0x3000, 0x3000], [0xfeff, 0xfeff],
]; // biome-ignore format: a list of numbers

const CLASSES: ReadonlyMap<string, CharacterSet> = new Map([
  ["\\d", DIGITS],
  ["\\D", others(DIGITS)],
  ["\\w", WORDS],
  ["\\W", others(WORDS)],
  ["\\s", SPACES],
  ["\\S", others(SPACES)],
]);

const CONTROLS: ReadonlyMap<string, number> = new Map([
  ["\\n", 10], ["\\r", 13], ["\\t", 9], ["\\v", 11], ["\\f", 12], ["\\0", 0], ["\\b", 8],
]); // biome-ignore format: a list of pairs

const PIECE = /\\u\{[^}]*\}|\\u.{4}|\\x.{2}|\\.|./gsu;

/**
 * The characters that an atom of an expression takes.
 *
 * @param atom - one character, an escape sequence or a class, in JavaScript's `u` mode
 * @returns undefined where it is not said here: properties, control letters
 */
export function charactersOf(atom: string): CharacterSet | undefined {
  if (/\\[pPc]/.test(atom)) return undefined;
  if (atom === ".") return charactersOf(`[^${LINE_ENDS}]`);
  if (!atom.startsWith("[") || atom.length === 1) return CLASSES.get(atom) ?? single(codeOf(atom));
  const isNegated = atom.startsWith("[^");
  const pieces = atom.slice(isNegated ? 2 : 1, -1).match(PIECE) ?? [];
  const set: (readonly [number, number])[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const [piece = "", dash, to] = pieces.slice(at, at + 3);
    if (dash === "-" && to !== undefined) {
      set.push([codeOf(piece), codeOf(to)]);
      at += 2;
    } else set.push(...(CLASSES.get(piece) ?? single(codeOf(piece))));
  }
  return isNegated ? others(set) : set;
}

/** Whether a character is in a set. */
export function holds(set: CharacterSet, code: number): boolean {
  return set.some(([from, to]) => from <= code && code <= to);
}

function single(code: number): CharacterSet {
  return [[code, code]];
}

function codeOf(piece: string): number {
  const numbered = /^\\(?:u\{?|x)([0-9a-fA-F]+)\}?$/.exec(piece);
  if (numbered) return Number.parseInt(numbered[1]!, 16);
  return CONTROLS.get(piece) ?? piece.codePointAt(piece.length > 1 && piece.startsWith("\\") ? 1 : 0) ?? 0;
}

function others(set: CharacterSet): CharacterSet {
  const found: [number, number][] = [];
  let next = 0;
  for (const [from, to] of [...set].sort((a, b) => a[0] - b[0])) {
    if (from > next) found.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= LAST) found.push([next, LAST]);
  return found;
}
