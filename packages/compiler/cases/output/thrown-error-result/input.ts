// What goes wrong elsewhere: An error result is checked against the output schema, so the model sees a schema error instead of the real one.

/**
 * Divide.
 * @tool
 */
export function divide(a: number, b: number): { quotient: number } {
  if (b === 0) throw new RangeError("b must not be 0");
  return { quotient: a / b };
}
