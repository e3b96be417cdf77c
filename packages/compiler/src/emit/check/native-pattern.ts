import { patternRisk } from "./pattern-risk.js";
import { hasFewRuns } from "./pattern-risk-runs.js";
import { isAnchored, readRiskTree } from "./pattern-risk-tree.js";

/** How many steps the engine may be sent on. */
const MAX_STEPS = 1e7;
/** An expression that can be taken in more ways is not given to it. */
const MAX_WAYS = 1000;

/** Two of them are one character, which is not looked into here. */
const HALVES = /\\u[dD][89a-fA-F]/;

/** A regular expression that JavaScript's own engine may be given. */
export interface NativePattern {
  /** How long a text may be, so that the engine's steps stay bounded; `Infinity` where they grow with its length only. */
  readonly maxLength: number;
}

/**
 * Whether JavaScript's engine, which tries all ways to match, may be given an expression.
 *
 * @param source - the value of the keyword `pattern`
 * @returns undefined for one that could take very long, that not every supported version reads, or that is none
 */
export function nativePattern(source: string): NativePattern | undefined {
  const tree = readRiskTree(source);
  if (tree === undefined || !isExpression(source)) return undefined;
  if (!HALVES.test(source) && hasFewRuns(tree)) return { maxLength: Infinity };
  const risk = patternRisk(tree);
  if (risk === undefined || risk.ways > MAX_WAYS) return undefined;
  // A search may begin at each place of the text, unless it is tied to the start.
  const power = risk.repeats + (isAnchored(tree) ? 0 : 1);
  return { maxLength: power <= 1 ? Infinity : Math.floor((MAX_STEPS / risk.ways) ** (1 / power)) };
}

function isExpression(source: string): boolean {
  try {
    return new RegExp(source, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
