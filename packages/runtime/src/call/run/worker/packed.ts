import { pathText } from "../../../schema/path.js";

/** A value that is ready for a structured clone, and arrives as it was. */
export interface Packed {
  readonly value: unknown;
  /** Objects in `value` that stand for others. They are the very objects: a clone keeps that. */
  readonly standIns: readonly StandIn[];
}

/** An object that a clone would not keep as it is. */
export interface StandIn {
  readonly kind: "error" | "url" | "buffer";
  readonly object: object;
}

/** There is something in a value that another thread cannot have. */
export class CannotCross extends Error {
  readonly path: readonly (string | number)[];
  /** What it is: `a function`. */
  readonly what: string;

  constructor(path: readonly (string | number)[], what: string) {
    super(`${path.length === 0 ? "" : `${pathText(path)}: `}${what} cannot go from one thread to another`);
    this.path = path;
    this.what = what;
  }
}
