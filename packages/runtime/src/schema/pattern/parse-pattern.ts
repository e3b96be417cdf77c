import type { PatternNode } from "./pattern-node.js";

/** Longer expressions are not read. */
const MAX_LENGTH = 5000;

const ESCAPE =
  /\\(?:[pP]\{[^}]*\}|u\{[0-9a-fA-F]+\}|u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|.)/suy;
const CLASS = /\[(?:\\.|[^\]\\])*\]/suy;
const GROUP = /\((?:\?(?::|<[^=!][^>]*>|<?[=!]))?/uy;
const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/uy;

/**
 * Reads a regular expression of JavaScript (in its `u` mode) as a tree. Whether it is well-formed is for the engine to say.
 *
 * @returns undefined for what the tree cannot say: back references, and modes inside of the expression
 */
export function parsePattern(source: string): PatternNode | undefined {
  if (source.length > MAX_LENGTH) return undefined;
  try {
    return new Reader(source).read();
  } catch {
    // Not understood, or nested more deeply than the stack goes.
    return undefined;
  }
}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  read(): PatternNode {
    const node = this.#choice();
    if (this.#at < this.#source.length) throw new SyntaxError("unbalanced");
    return node;
  }

  #choice(): PatternNode {
    const branches = [this.#sequence()];
    while (this.#source[this.#at] === "|") {
      this.#at++;
      branches.push(this.#sequence());
    }
    return branches.length === 1 ? branches[0]! : { kind: "choice", branches };
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (this.#at < this.#source.length && this.#source[this.#at] !== "|" && this.#source[this.#at] !== ")") {
      parts.push(this.#quantified(this.#atom()));
    }
    return { kind: "sequence", parts };
  }

  #quantified(part: PatternNode): PatternNode {
    const found = this.#take(QUANTIFIER);
    if (found === undefined) return part;
    const [, sign, least, comma, most] = found;
    if (sign !== undefined)
      return { kind: "repeat", part, min: sign === "+" ? 1 : 0, max: sign === "?" ? 1 : Infinity };
    const min = Number(least);
    const max = comma === undefined ? min : most === "" ? Infinity : Number(most);
    return { kind: "repeat", part, min, max };
  }

  #atom(): PatternNode {
    const group = this.#take(GROUP);
    if (group !== undefined) return this.#group(group[0]);
    const set = this.#take(CLASS);
    if (set !== undefined) return tested(set[0]);
    const sequence = this.#take(ESCAPE);
    if (sequence !== undefined) return escaped(sequence[0]);
    const character = String.fromCodePoint(this.#source.codePointAt(this.#at)!);
    this.#at += character.length;
    // Nothing that could be repeated in front of it: the group before is of a kind that is not known here.
    if ("*+?".includes(character)) throw new SyntaxError("unknown group");
    if (character === "^") return { kind: "edge", edge: "start" };
    if (character === "$") return { kind: "edge", edge: "end" };
    return character === "." ? tested(".") : literal(character);
  }

  #group(opening: string): PatternNode {
    const part = this.#choice();
    if (this.#source[this.#at++] !== ")") throw new SyntaxError("unbalanced");
    const look = /^\(\?(<?)([=!])$/.exec(opening);
    return look === null ? part : { kind: "look", part, behind: look[1] === "<", negated: look[2] === "!" };
  }

  #take(expression: RegExp): RegExpExecArray | undefined {
    // A copy: the position is a property of the expression, which all readers share.
    const sticky = new RegExp(expression);
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#source);
    if (found !== null) this.#at = sticky.lastIndex;
    return found ?? undefined;
  }
}

function escaped(source: string): PatternNode {
  if (source === "\\b") return { kind: "edge", edge: "word" };
  if (source === "\\B") return { kind: "edge", edge: "no-word" };
  if (/^\\[1-9k]/.test(source)) throw new SyntaxError("back reference");
  return tested(source);
}

function literal(wanted: string): PatternNode {
  return { kind: "character", test: (character) => character === wanted };
}

/** A set of characters: the engine itself says which, one character at a time. */
function tested(source: string): PatternNode {
  const expression = new RegExp(`^(?:${source})$`, "u");
  return { kind: "character", test: (character) => expression.test(character) };
}
