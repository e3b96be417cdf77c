/** One place where a value does not fit its schema. */
export interface Fault {
  /** Property names and array indexes from the root to the place. */
  readonly path: readonly (string | number)[];
  /** The schema keyword that was not met. */
  readonly keyword: string;
  /** What was expected and what came, worded for a model: `expected number, got "big"`. */
  readonly message: string;
}
