import { patternRisk } from "./pattern-risk.js";

/** How many steps the engine may be sent on. */
const MAX_STEPS = 1e7;
/** An expression that can be taken in more ways is not given to it. */
const MAX_WAYS = 1000;

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
  const risk = patternRisk(source);
  if (risk === undefined || risk.ways > MAX_WAYS || !isExpression(source)) return undefined;
  // A search may begin at each place of the text, unless it is tied to the start.
  const power = risk.repeats + (risk.isAnchored ? 0 : 1);
  return { maxLength: power <= 1 ? Infinity : Math.floor((MAX_STEPS / risk.ways) ** (1 / power)) };
}

function isExpression(source: string): boolean {
  try {
    return new RegExp(source, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
