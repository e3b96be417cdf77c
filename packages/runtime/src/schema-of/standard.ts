/**
 * Standard Schema and Standard JSON Schema, version 1 (https://standardschema.dev), as far as a schema offers them. The
 * interfaces are written down here, so that nobody needs a package for them.
 */
export interface StandardSchema<Input, Output> {
  /** What other libraries use of the schema. */
  readonly "~standard": StandardProps<Input, Output>;
}

/** The members that the two standards define. */
export interface StandardProps<Input, Output> {
  readonly version: 1;
  readonly vendor: string;
  /** Exists for inference only: there is no value. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  /** Judges a value in its JSON form, and gives it in its JavaScript form. */
  readonly validate: (value: unknown) => StandardResult<Output>;
  /**
   * The JSON Schema. Input and output are the same: what is validated and what is sent is the JSON form. Throws for a
   * target that is not known, or that cannot say what the type says.
   */
  readonly jsonSchema: {
    readonly input: (options: StandardTarget) => Record<string, unknown>;
    readonly output: (options: StandardTarget) => Record<string, unknown>;
  };
}

/** Which JSON Schema is wanted: `draft-2020-12`, `draft-07` or `openapi-3.0`. */
export interface StandardTarget {
  readonly target: string;
}

/** What came of a validation. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** One fault of a value. */
export interface StandardIssue {
  readonly message: string;
  readonly path: readonly (string | number)[];
}
