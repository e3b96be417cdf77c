/** A regular expression as a tree. */
export type PatternNode =
  | { readonly kind: "character"; readonly test: (character: string) => boolean }
  | { readonly kind: "sequence"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly branches: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly part: PatternNode; readonly min: number; readonly max: number }
  | { readonly kind: "edge"; readonly edge: "start" | "end" | "word" | "no-word" }
  | { readonly kind: "look"; readonly part: PatternNode; readonly behind: boolean; readonly negated: boolean };

/** Whether an expression can make a backtracking engine try a text in very many ways, and in how many steps. */
export interface Risk {
  /** A repetition inside of a repetition: the steps can grow exponentially with the text. */
  readonly isNested: boolean;
  /** Repetitions without a small bound: the steps grow with this power of the text's length. */
  readonly repeats: number;
}

/** A repetition of at most so many is not counted. */
const SMALL = 16;

/** What may go wrong when an engine that tries all ways is given this expression. */
export function riskOf(node: PatternNode): Risk {
  switch (node.kind) {
    case "character":
    case "edge":
      return { isNested: false, repeats: 0 };
    case "sequence":
      return sum(node.parts.map(riskOf));
    case "choice":
      return sum(node.branches.map(riskOf));
    case "look":
      return riskOf(node.part);
    case "repeat": {
      const inner = riskOf(node.part);
      if (node.max <= 1) return inner;
      const isNested = inner.isNested || isAmbiguous(node.part);
      return { isNested, repeats: inner.repeats + (node.max > SMALL ? 1 : 0) };
    }
  }
}

function sum(risks: readonly Risk[]): Risk {
  return {
    isNested: risks.some((risk) => risk.isNested),
    repeats: risks.reduce((total, risk) => total + risk.repeats, 0),
  };
}

/** Whether there may be several ways to match a text with it: a choice, or a repetition of varying length. */
function isAmbiguous(node: PatternNode): boolean {
  switch (node.kind) {
    case "character":
    case "edge":
      return false;
    case "sequence":
      return node.parts.some(isAmbiguous);
    case "choice":
      return true;
    case "look":
      return isAmbiguous(node.part);
    case "repeat":
      return node.min !== node.max || isAmbiguous(node.part);
  }
}
