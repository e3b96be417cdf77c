/** A regular expression as far as a check needs it. */
export interface Pattern {
  test(text: string): boolean;
}

/**
 * The expression of a keyword `pattern`. One that JavaScript cannot read accepts everything: whoever wrote the schema is
 * told by {@link checkSchema}, the model is not to suffer for it.
 *
 * @param source - the value of the keyword
 */
export function compilePattern(source: string): Pattern {
  try {
    return new RegExp(source, "u");
  } catch {
    return { test: () => true };
  }
}
