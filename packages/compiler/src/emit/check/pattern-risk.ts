import type { RiskNode } from "./pattern-risk-tree.js";

/** How a regular expression's steps grow with the text. */
export interface PatternRisk {
  /** Repetitions without a small bound: the steps grow with this power of the text's length. */
  readonly repeats: number;
  /** In how many ways alternatives and short repetitions can be taken: the steps grow by this factor. */
  readonly ways: number;
}

/** A repetition of at most so many is short. */
const SMALL = 16;

/**
 * How bad an expression can become, judged by its form only.
 *
 * @returns undefined where the steps can grow exponentially: a repetition inside of a repetition, or of alternatives
 */
export function patternRisk(node: RiskNode): PatternRisk | undefined {
  switch (node.kind) {
    case "set":
    case "edge":
      return { repeats: 0, ways: 1 };
    case "sequence":
      return together(node.parts, (ways, part) => ways * part, 1);
    case "choice":
      return together(node.branches, (ways, part) => ways + part, 0);
    case "repeat": {
      const { part, least, most } = node;
      const inner = patternRisk(part);
      if (inner === undefined) return undefined;
      if (most <= 1) return { ...inner, ways: inner.ways + most - least };
      // Several ways to match one round multiply with each round.
      if (inner.ways > 1 || inner.repeats > 0) return undefined;
      return most > SMALL ? { repeats: 1, ways: 1 } : { repeats: 0, ways: most - least + 1 };
    }
  }
}

function together(
  nodes: readonly RiskNode[],
  add: (ways: number, part: number) => number,
  none: number,
): PatternRisk | undefined {
  let [repeats, ways] = [0, none];
  for (const node of nodes) {
    const found = patternRisk(node);
    if (found === undefined) return undefined;
    repeats += found.repeats;
    ways = add(ways, found.ways);
  }
  return { repeats, ways };
}
