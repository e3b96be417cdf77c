/** How a tool is converted for a provider. */
export interface ConvertOptions {
  /**
   * True: in the provider's strict mode, where it has one and the tool's schema can be said in it; a tool for which it
   * cannot goes out without, and the loss is told. False where nothing is said.
   */
  readonly strict?: boolean | undefined;
  /** The name that the tool has in the request, where the toolset has chosen one. */
  readonly name?: string | undefined;
}

/**
 * Something of a tool's schema that a dialect cannot say as it is. Whatever it is, arguments are held against the tool's
 * own schema when the call comes.
 */
export interface Loss {
  /** Where: a JSON Pointer into the tool's input schema; empty for the tool as a whole. */
  readonly path: string;
  /** What: a keyword of JSON Schema, or `name`, `description`, `strict`. */
  readonly keyword: string;
  /**
   * `rewritten`: said in other keywords, arguments are decoded where needed. `described`: told in the description.
   * `dropped`: not told. `demoted`: the tool is not in strict mode.
   */
  readonly kind: "rewritten" | "described" | "dropped" | "demoted";
  /** One sentence for people. */
  readonly message: string;
}

/** A tool in a provider's dialect. */
export interface Conversion<Definition extends object = object> {
  /** The tool's own name. */
  readonly tool: string;
  /** Its name in the dialect. */
  readonly name: string;
  /** What goes into the request. */
  readonly definition: Definition;
  /** Whether it is in strict mode. */
  readonly strict: boolean;
  /** What the dialect cannot say as it is. */
  readonly losses: readonly Loss[];
  /** Whether arguments come in another form than the tool's own, so that {@link decode} is more than a matter of form. */
  readonly decodes: boolean;
  /**
   * Arguments in the tool's own form.
   *
   * @param args - what the model sent, as object or JSON text; never changed. What is not in the dialect's form stays as it is
   * @returns the arguments; the very same where there is nothing to decode, or text that is no JSON
   */
  decode(args: unknown): unknown;
  /**
   * Arguments in the dialect's form: for examples, and for calls that are told again in a history.
   *
   * @param args - the tool's own arguments, as object; never changed
   */
  encode(args: unknown): unknown;
}
