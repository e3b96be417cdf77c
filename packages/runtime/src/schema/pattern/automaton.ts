import type { PatternNode } from "./pattern-node.js";

/** More states than this and the expression is given up: `(a{1,100}){1,100}`. */
const MAX_STATES = 20_000;
/** More steps than this and the text is given up. */
const MAX_STEPS = 20_000_000;

type State =
  | { readonly kind: "character"; readonly test: (character: string) => boolean; readonly next: number }
  | { readonly kind: "fork"; readonly next: readonly number[] }
  | { readonly kind: "guard"; readonly holds: (text: Text, at: number) => boolean; readonly next: number }
  | { readonly kind: "end" };

/** A text, character by character, and the steps that may still be spent on it. */
interface Text {
  readonly characters: readonly string[];
  steps: number;
  /** Where the expression of a look behind matches up to, found in one go. */
  readonly endings: Map<Machine, ReadonlySet<number>>;
}

/** The steps that a text may take are used up. */
class TooManySteps extends Error {}

/**
 * A matcher that goes through a text once, in all states at the same time. Its time grows with the length of the text and
 * the size of the expression, never with the number of ways to match, so that no expression can keep the process busy.
 *
 * @returns a test whether the expression matches anywhere in a text (undefined where that takes too long); or undefined
 * where the expression is too large
 */
export function automaton(node: PatternNode): ((text: string) => boolean | undefined) | undefined {
  const machine = Machine.of(node);
  if (machine === undefined) return undefined;
  return (text) => {
    try {
      return machine.isIn({ characters: [...text], steps: MAX_STEPS, endings: new Map() });
    } catch (error) {
      if (error instanceof TooManySteps) return undefined;
      throw error;
    }
  };
}

class Machine {
  readonly #states: State[] = [{ kind: "end" }];
  #start = 0;

  /** The machine of an expression; undefined where it has too many states. */
  static of(node: PatternNode): Machine | undefined {
    const machine = new Machine();
    try {
      machine.#start = machine.#build(node, 0);
      return machine;
    } catch {
      return undefined;
    }
  }

  /** Whether there is a match anywhere in the text. */
  isIn(text: Text): boolean {
    for (const _ of this.#endings(text, 0, false)) return true;
    return false;
  }

  /** Whether a match begins at a place. */
  isAt(text: Text, place: number): boolean {
    for (const _ of this.#endings(text, place, true)) return true;
    return false;
  }

  /** Whether a match ends at a place. */
  isBehind(text: Text, place: number): boolean {
    const known = text.endings.get(this) ?? new Set(this.#endings(text, 0, false));
    text.endings.set(this, known);
    return known.has(place);
  }

  /**
   * The places where matches end.
   *
   * @param from - where to begin
   * @param anchored - a match must begin there; otherwise there or later
   */
  *#endings(text: Text, from: number, anchored: boolean): Generator<number> {
    let current: number[] = [this.#start];
    for (let at = from; at <= text.characters.length && current.length > 0; at++) {
      const { waiting, ended } = this.#spread(current, text, at);
      if (ended) yield at;
      current = anchored ? [] : [this.#start];
      const character = text.characters[at];
      if (character === undefined) return;
      for (const state of waiting) if (state.test(character)) current.push(state.next);
    }
  }

  /** Follows forks and guards to the states that wait for a character. */
  #spread(from: readonly number[], text: Text, at: number): { waiting: CharacterState[]; ended: boolean } {
    const seen = new Set<number>();
    const waiting: CharacterState[] = [];
    const open = [...from];
    let ended = false;
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (seen.has(index)) continue;
      seen.add(index);
      if (--text.steps < 0) throw new TooManySteps();
      const state = this.#states[index]!;
      if (state.kind === "character") waiting.push(state);
      else if (state.kind === "fork") open.push(...state.next);
      else if (state.kind === "end") ended = true;
      else if (state.holds(text, at)) open.push(state.next);
    }
    return { waiting, ended };
  }

  /** Adds the states of a node in front of the state `next`; the first of them. */
  #build(node: PatternNode, next: number): number {
    switch (node.kind) {
      case "character":
        return this.#add({ kind: "character", test: node.test, next });
      case "sequence":
        return node.parts.reduceRight((behind, part) => this.#build(part, behind), next);
      case "choice":
        return this.#add({ kind: "fork", next: node.branches.map((branch) => this.#build(branch, next)) });
      case "edge":
        return this.#add({ kind: "guard", holds: EDGES[node.edge], next });
      case "look":
        return this.#look(node, next);
      case "repeat":
        return this.#repeat(node, next);
    }
  }

  #repeat(node: PatternNode & { readonly kind: "repeat" }, next: number): number {
    let behind = next;
    if (node.max === Infinity) {
      const targets: number[] = [];
      behind = this.#add({ kind: "fork", next: targets });
      targets.push(this.#build(node.part, behind), next);
    } else {
      for (let count = node.min; count < node.max; count++) {
        behind = this.#add({ kind: "fork", next: [this.#build(node.part, behind), next] });
      }
    }
    for (let count = 0; count < node.min; count++) behind = this.#build(node.part, behind);
    return behind;
  }

  #look(node: PatternNode & { readonly kind: "look" }, next: number): number {
    const inner = Machine.of(node.part);
    if (inner === undefined) throw new RangeError("too large");
    const holds = (text: Text, at: number) =>
      (node.behind ? inner.isBehind(text, at) : inner.isAt(text, at)) !== node.negated;
    return this.#add({ kind: "guard", holds, next });
  }

  #add(state: State): number {
    if (this.#states.length > MAX_STATES) throw new RangeError("too large");
    return this.#states.push(state) - 1;
  }
}

type CharacterState = State & { readonly kind: "character" };

const EDGES: Readonly<Record<"start" | "end" | "word" | "no-word", (text: Text, at: number) => boolean>> = {
  start: (_, at) => at === 0,
  end: (text, at) => at === text.characters.length,
  word: isWordEdge,
  "no-word": (text, at) => !isWordEdge(text, at),
};

function isWordEdge({ characters }: Text, at: number): boolean {
  const isWord = (character: string | undefined) => character !== undefined && /^\w$/.test(character);
  return isWord(characters[at - 1]) !== isWord(characters[at]);
}
