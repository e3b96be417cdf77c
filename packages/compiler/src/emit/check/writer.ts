import type { JsonSchema } from "windlass";
import type { Helper } from "./helpers.js";

/** What the keywords need of the check that is being written. */
export interface Writer {
  /**
   * The expression that checks a value.
   *
   * @param schema - what it is held against
   * @param value - how the check reads the value: `d`, `d.limit`, `d.limit[0]`; read more than once
   * @returns an expression that may stand beside `&&` and `||` as it is
   */
  expression(schema: JsonSchema | boolean, value: string): string;
  /** The statement that counts one turn of a loop, where references could ask about the same items over and over. */
  readonly step: string;
  /** A constant of the check, made once; the same text gives the same constant. Returns its name. */
  constant(text: string): string;
  /** A ready-made function; returns its name. */
  helper(name: Helper): string;
}
