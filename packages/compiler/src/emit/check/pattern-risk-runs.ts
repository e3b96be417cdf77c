import { type CharacterSet, holds } from "./pattern-risk-characters.js";
import { isAnchored, type RiskNode } from "./pattern-risk-tree.js";

/** So many ways to read what came so far may be open at the same time. */
const MAX_RUNS = 100;
const MAX_POSITIONS = 400;
const MAX_SITUATIONS = 5000;

/** How often one may go on to a position. */
type Counts = ReadonlyMap<number, number>;

/**
 * Whether the ways to match a text that an engine can try never become many, however long the text is. Then its steps,
 * which are no more than the ways to match each beginning of the text, grow with the length of the text only.
 *
 * All texts are gone through at once: a situation says at which places of the expression the ways are that are open, and
 * how many are at each. There are few situations where the answer is yes; where there are many, it is no.
 */
export function hasFewRuns(tree: RiskNode): boolean {
  const graph = new Graph();
  const whole = graph.add(tree);
  if (whole === undefined) return false;
  const { sets, follow } = graph;
  const begin = new Map([...whole.first]);
  const alphabet = representatives(sets);
  const seen = new Set<string>();
  const open: Counts[] = [];
  const visit = (situation: Counts): boolean => {
    let runs = 0;
    for (const count of situation.values()) runs += count;
    if (runs > MAX_RUNS) return false;
    const key = [...situation].sort(([a], [b]) => a - b).join(" ");
    if (!seen.has(key)) open.push(situation);
    seen.add(key);
    return seen.size <= MAX_SITUATIONS;
  };
  const step = (situation: Counts | undefined, code: number): Counts => {
    const next = new Map<number, number>();
    const go = (to: Counts, ways: number) => {
      for (const [position, count] of to)
        if (holds(sets[position]!, code)) next.set(position, (next.get(position) ?? 0) + count * ways);
    };
    // A search may begin at each place of the text, unless it is tied to the start.
    if (situation === undefined || !isAnchored(tree)) go(begin, 1);
    for (const [position, count] of situation ?? []) go(follow[position]!, count);
    return next;
  };
  if (!alphabet.every((code) => visit(step(undefined, code)))) return false;
  for (let situation = open.pop(); situation !== undefined; situation = open.pop()) {
    const from = situation;
    if (!alphabet.every((code) => visit(step(from, code)))) return false;
  }
  return true;
}

interface Piece {
  /** In how many ways it matches nothing. */
  readonly empty: number;
  readonly first: Counts;
  readonly last: Counts;
}

const NOTHING: Piece = { empty: 1, first: new Map(), last: new Map() };

/** The places of an expression that take a character, and how often each can follow upon each. */
class Graph {
  readonly sets: CharacterSet[] = [];
  readonly follow: Map<number, number>[] = [];

  /** What is taken as an edge here holds anywhere: that is never fewer ways than there are. */
  add(node: RiskNode): Piece | undefined {
    switch (node.kind) {
      case "edge":
        return NOTHING;
      case "set": {
        if (this.sets.length >= MAX_POSITIONS) return undefined;
        const at = new Map([[this.sets.push(node.set) - 1, 1]]);
        this.follow.push(new Map());
        return { empty: 0, first: at, last: at };
      }
      case "sequence":
        return this.#sequence(node.parts);
      case "choice": {
        const pieces = node.branches.map((branch) => this.add(branch));
        return pieces.reduce((all, one) => all && one && either(all, one));
      }
      case "repeat":
        return this.#repeat(node.part, node.least, node.most);
    }
  }

  #sequence(parts: readonly RiskNode[]): Piece | undefined {
    let all: Piece | undefined = NOTHING;
    for (const part of parts) {
      const one = this.add(part);
      all = all && one && this.#join(all, one);
    }
    return all;
  }

  #repeat(part: RiskNode, least: number, most: number): Piece | undefined {
    if (most > MAX_POSITIONS && most !== Infinity) return undefined;
    if (most === 0) return NOTHING;
    const one = this.add(part);
    if (one === undefined || (most > 1 && one.empty > 0)) return undefined;
    if (least > 0 && most !== Infinity) return this.#followed(one, part, least - 1, most - 1);
    if (most !== Infinity) {
      const more = this.#followed(one, part, 0, most - 1);
      return more && either(NOTHING, more);
    }
    if (least > 1) return this.#followed(one, part, least - 1, most);
    this.#link(one.last, one.first);
    return least === 0 ? either(NOTHING, one) : one;
  }

  #followed(one: Piece, part: RiskNode, least: number, most: number): Piece | undefined {
    const more = this.#repeat(part, least, most);
    return more && this.#join(one, more);
  }

  #join(one: Piece, two: Piece): Piece {
    this.#link(one.last, two.first);
    return {
      empty: one.empty * two.empty,
      first: sum(one.first, two.first, one.empty),
      last: sum(two.last, one.last, two.empty),
    };
  }

  #link(from: Counts, to: Counts): void {
    for (const [position, count] of from) {
      const follow = this.follow[position]!;
      for (const [next, ways] of to) follow.set(next, (follow.get(next) ?? 0) + count * ways);
    }
  }
}

function either(one: Piece, two: Piece): Piece {
  return { empty: one.empty + two.empty, first: sum(one.first, two.first, 1), last: sum(one.last, two.last, 1) };
}

function sum(one: Counts, two: Counts, times: number): Counts {
  if (times === 0) return one;
  const all = new Map(one);
  for (const [position, count] of two) all.set(position, (all.get(position) ?? 0) + count * times);
  return all;
}

/** Characters that stand for all: one for each group of characters that no place of the expression tells apart. */
function representatives(sets: readonly CharacterSet[]): readonly number[] {
  const found = new Map<string, number>();
  const codes = new Set(sets.flatMap((set) => set.flatMap(([from, to]) => [from, to + 1])));
  for (const code of codes) {
    const key = sets.map((set) => (holds(set, code) ? "1" : "0")).join("");
    if (key.includes("1")) found.set(key, code);
  }
  return [...found.values()];
}
