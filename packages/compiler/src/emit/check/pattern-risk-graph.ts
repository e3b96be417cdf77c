import type { CharacterSet } from "./pattern-risk-characters.js";
import type { RiskNode } from "./pattern-risk-tree.js";

/** Larger expressions are not looked into. */
const MAX_POSITIONS = 400;

/** In how many ways one may go on to each position. */
export type Counts = ReadonlyMap<number, number>;

/** A part of an expression. */
interface Piece {
  /** In how many ways it matches nothing. */
  readonly empty: number;
  /** Where it begins and ends, in how many ways each. */
  readonly first: Counts;
  readonly last: Counts;
}

const NOTHING: Piece = { empty: 1, first: new Map(), last: new Map() };

/** The places of an expression that take a character, and how often each can follow upon each. */
export class RiskGraph {
  readonly sets: CharacterSet[] = [];
  readonly follow: Map<number, number>[] = [];

  /**
   * Adds a part. What is taken as an edge holds anywhere here: that is never fewer ways than there are.
   *
   * @returns undefined where it is too large, or repeats what may match nothing
   */
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
