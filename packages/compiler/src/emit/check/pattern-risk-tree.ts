import { ALL, type CharacterSet, charactersOf } from "./pattern-risk-characters.js";

/** A regular expression as far as its risk goes. `edge` stands for what takes no character. */
export type RiskNode =
  | { readonly kind: "set"; readonly set: CharacterSet }
  | { readonly kind: "edge"; readonly isStart: boolean }
  | { readonly kind: "sequence"; readonly parts: readonly RiskNode[] }
  | { readonly kind: "choice"; readonly branches: readonly RiskNode[] }
  | { readonly kind: "repeat"; readonly part: RiskNode; readonly least: number; readonly most: number };

/** Longer expressions are not read. */
const MAX_LENGTH = 2000;

/** The atoms that every supported version of JavaScript reads alike: no modes, no named groups, no young properties. */
const ATOM =
  /\\(?:[pP]\{[A-Z][a-z]?\}|u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[^pPukcx1-9])|\[(?:\\.|[^\]\\])*\]|[^()[\]{}*+?|\\]/suy;
const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/uy;
const EDGE = /^(?:[\^$]|\\[bB])$/;

/**
 * Reads an expression in JavaScript's `u` mode; whether it is well-formed is for the engine to say.
 *
 * @returns undefined for what is not understood: back references, looks ahead and behind
 */
export function readRiskTree(source: string): RiskNode | undefined {
  if (source.length > MAX_LENGTH) return undefined;
  const reader = new Reader(source);
  const tree = reader.alternatives();
  return reader.isAtEnd ? tree : undefined;
}

/** Whether matches begin at the start of the text only. */
export function isAnchored(tree: RiskNode): boolean {
  const [first] = tree.kind === "sequence" ? tree.parts : [tree];
  return first?.kind === "edge" && first.isStart;
}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#source.length;
  }

  alternatives(): RiskNode | undefined {
    const branches: RiskNode[] = [];
    do {
      const branch = this.#sequence();
      if (branch === undefined) return undefined;
      branches.push(branch);
    } while (this.#skip("|"));
    return branches.length === 1 ? branches[0] : { kind: "choice", branches };
  }

  #sequence(): RiskNode | undefined {
    const parts: RiskNode[] = [];
    while (!this.isAtEnd && !"|)".includes(this.#source[this.#at]!)) {
      const part = this.#quantified();
      if (part === undefined) return undefined;
      parts.push(part);
    }
    return { kind: "sequence", parts };
  }

  #quantified(): RiskNode | undefined {
    const part = this.#skip("(") ? this.#group() : this.#atom();
    const quantifier = part && this.#take(QUANTIFIER);
    return part && quantifier ? { kind: "repeat", part, ...boundsOf(quantifier) } : part;
  }

  #atom(): RiskNode | undefined {
    const atom = this.#take(ATOM)?.[0];
    if (atom === undefined) return undefined;
    return EDGE.test(atom) ? { kind: "edge", isStart: atom === "^" } : { kind: "set", set: charactersOf(atom) ?? ALL };
  }

  #group(): RiskNode | undefined {
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
