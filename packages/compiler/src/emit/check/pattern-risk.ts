/** How a regular expression's steps grow with the text. */
export interface PatternRisk {
  /** Matches begin at the start of the text only. */
  readonly isAnchored: boolean;
  /** Repetitions without a small bound: the steps grow with this power of the text's length. */
  readonly repeats: number;
  /** In how many ways alternatives and short repetitions can be taken: the steps grow by this factor. */
  readonly ways: number;
}

/** A repetition of at most so many is short. */
const SMALL = 16;
/** Longer expressions are not read. */
const MAX_LENGTH = 2000;

/** The atoms that every supported version of JavaScript reads alike: no modes, no named groups, no young properties. */
const ATOM =
  /\\(?:[pP]\{[A-Z][a-z]?\}|u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[^pPukcx1-9])|\[(?:\\.|[^\]\\])*\]|[^()[\]{}*+?|\\]/suy;
const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/uy;

/**
 * Reads an expression as far as its risk goes.
 *
 * @param source - an expression in JavaScript's `u` mode; whether it is well-formed is for the engine to say
 * @returns undefined where the steps can grow exponentially (a repetition inside of a repetition, or of alternatives), and
 * for what is not understood: back references, looks ahead and behind
 */
export function patternRisk(source: string): PatternRisk | undefined {
  if (source.length > MAX_LENGTH) return undefined;
  const reader = new Reader(source);
  const found = reader.alternatives();
  if (found === undefined || !reader.isAtEnd) return undefined;
  return { isAnchored: source.startsWith("^") && !found.isChoice, repeats: found.repeats, ways: found.ways };
}

interface Found {
  readonly repeats: number;
  readonly ways: number;
  /** There are several branches. */
  readonly isChoice: boolean;
}

const PLAIN: Found = { repeats: 0, ways: 1, isChoice: false };

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#source.length;
  }

  alternatives(): Found | undefined {
    let [repeats, ways, branches] = [0, 0, 0];
    do {
      const branch = this.#sequence();
      if (branch === undefined) return undefined;
      branches++;
      repeats += branch.repeats;
      ways += branch.ways;
    } while (this.#skip("|"));
    return { repeats, ways, isChoice: branches > 1 };
  }

  #sequence(): Found | undefined {
    let [repeats, ways] = [0, 1];
    while (!this.isAtEnd && !"|)".includes(this.#source[this.#at]!)) {
      const part = this.#part();
      if (part === undefined) return undefined;
      repeats += part.repeats;
      ways *= part.ways;
    }
    return { repeats, ways, isChoice: false };
  }

  #part(): Found | undefined {
    const atom = this.#skip("(") ? this.#group() : this.#take(ATOM) && PLAIN;
    const quantifier = atom && this.#take(QUANTIFIER);
    if (!atom || !quantifier) return atom;
    const { least, most } = boundsOf(quantifier);
    if (most <= 1) return { ...atom, ways: atom.ways + most - least };
    // Several ways to match one round multiply with each round.
    if (atom.ways > 1 || atom.repeats > 0) return undefined;
    return most > SMALL ? { ...PLAIN, repeats: 1 } : { ...PLAIN, ways: most - least + 1 };
  }

  #group(): Found | undefined {
    if (this.#skip("?") && !this.#skip(":")) return undefined;
    const found = this.alternatives();
    return found !== undefined && this.#skip(")") ? found : undefined;
  }

  #skip(character: string): boolean {
    if (this.#source[this.#at] !== character) return false;
    this.#at++;
    return true;
  }

  #take(expression: RegExp): RegExpExecArray | undefined {
    // A copy: the position is a property of the expression, which all readers would share.
    const sticky = new RegExp(expression);
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#source);
    if (found !== null) this.#at = sticky.lastIndex;
    return found ?? undefined;
  }
}

function boundsOf([, sign, least, comma, most]: RegExpExecArray): { least: number; most: number } {
  if (sign !== undefined) return { least: sign === "+" ? 1 : 0, most: sign === "?" ? 1 : Infinity };
  if (comma === undefined) return { least: Number(least), most: Number(least) };
  return { least: Number(least), most: most === "" ? Infinity : Number(most) };
}
