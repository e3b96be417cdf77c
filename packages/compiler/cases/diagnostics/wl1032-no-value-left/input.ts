import type { Annotated, Integer } from "windlass";

/** @minimum 10 */
type Price = number;

/** @minLength 3 */
type Code = string;

interface Limits {
  /**
   * @minimum 5
   * @maximum 1
   */
  one: number;
  /**
   * @exclusiveMinimum 0
   * @exclusiveMaximum 1
   */
  whole: Integer;
  /** @exclusiveMaximum 10 */
  both: Price;
  /** @maximum 1 */
  orNull: Price | null;
  /** @maxLength 2 */
  text: Code;
  /**
   * @minItems 3
   * @maxItems 2
   */
  list: string[];
  /** @maxItems 1 */
  pair: [string, string];
  /** @minItems 3 */
  short: [string, string?];
  /** @minimum 4 */
  level: 1 | 2 | 3;
  /** @minLength 4 */
  word: "a" | "b" | null;
  annotated: Annotated<number, { minimum: 5; maximum: 1 }>;

  /** @maximum 10 */
  fits: Price;
  /**
   * @minimum 1
   * @maximum 1
   */
  single: number;
  /** @maximum 2 */
  some: 1 | 2 | 3;
}

/** Limit. @tool */
export function limit(limits: Limits): void {}
