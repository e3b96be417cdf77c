import { automaton } from "./automaton.js";
import { parsePattern } from "./parse-pattern.js";
import { riskOf } from "./pattern-node.js";

/** A regular expression as far as a check needs it. */
export interface Pattern {
  /** Whether the expression matches the text. No for a text that would take too long. */
  test(text: string): boolean;
}

/** How many steps the engine may be sent on. */
const MAX_STEPS = 10_000_000;
/** How long a text may be where the engine's steps can double with each character; shorter ones need no thought. */
const MAX_DOUBLING = 20;

/**
 * The expression of a keyword `pattern`. JavaScript's engine tries all ways to match, which a hostile expression (a remote
 * server's, say) can make very many; where that is possible for the text at hand, a matcher whose time is bounded is used.
 * An expression that JavaScript cannot read accepts everything: whoever wrote the schema is told, the model is not to
 * suffer for it.
 *
 * @param source - the value of the keyword
 */
export function compilePattern(source: string): Pattern {
  const native = readExpression(source);
  if (native === undefined) return { test: () => true };
  let careful: Pattern | undefined;
  return {
    test(text) {
      if (text.length <= MAX_DOUBLING) return tested(native, text);
      careful ??= carefulPattern(source, native);
      return careful.test(text);
    },
  };
}

/**
 * An expression, in the `u` mode that JSON Schema asks for, or without it where it was written for that: `\-`, `[\w-.]`.
 *
 * @returns undefined for what is no expression at all
 */
export function readExpression(source: string): RegExp | undefined {
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(source, flags);
    } catch {
      // Tried in the other mode, or none.
    }
  }
  return undefined;
}

/** Whether it matches; no where the engine finds the expression too large, which it says at the first use. */
function tested(native: RegExp, text: string): boolean {
  try {
    return native.test(text);
  } catch {
    return false;
  }
}

/** For texts that are long enough to look at the expression first. */
function carefulPattern(source: string, native: RegExp): Pattern {
  const node = parsePattern(source);
  if (node === undefined) return { test: () => false };
  const limit = safeLength(riskOf(node));
  let matcher: ReturnType<typeof automaton>;
  return {
    test(text) {
      if (text.length <= limit) return tested(native, text);
      matcher ??= automaton(node) ?? (() => undefined);
      return matcher(text) === true;
    },
  };
}

/** How long a text may be so that the engine's steps stay bounded. A search may begin at each place of the text. */
function safeLength(risk: { readonly isNested: boolean; readonly repeats: number }): number {
  return risk.isNested ? MAX_DOUBLING : MAX_STEPS ** (1 / (risk.repeats + 1));
}
