/**
 * A call was not made as expected. In the form of an `AssertionError`, so that Vitest, `node:test` and others show the
 * difference between `expected` and `actual`.
 */
export class ToolCallAssertionError extends Error {
  static {
    // biome-ignore lint/complexity/noThisInStatic: by its name, bundlers would give the class another one
    this.prototype.name = "AssertionError";
  }

  /** What Node's own assertions have. */
  readonly code: "ERR_ASSERTION" = "ERR_ASSERTION";
  readonly generatedMessage: true = true;
  /** What was called. */
  readonly actual: unknown;
  /** What should have been. */
  readonly expected: unknown;
  /** The assertion. */
  readonly operator: string;

  constructor(
    message: string,
    details: { readonly actual: unknown; readonly expected: unknown; readonly operator: string },
    below: (...args: never[]) => unknown,
  ) {
    super(message);
    this.actual = details.actual;
    this.expected = details.expected;
    this.operator = details.operator;
    // The first line of the stack is where the assertion stands in the test.
    Error.captureStackTrace?.(this, below);
  }
}
