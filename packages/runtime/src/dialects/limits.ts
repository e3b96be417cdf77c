/** What a provider allows in one request. Absent: nothing is known of a limit. */
export interface DialectLimits {
  /** Tools in a request. */
  readonly tools?: number;
  /** Characters of a tool's description. */
  readonly description?: number;
  /** What tools in strict mode may have. Tools that go beyond lose strict mode, the last ones first. */
  readonly strict?: StrictLimits;
}

/** The limits of strict mode: of one tool, and of all tools of a request together. */
export interface StrictLimits {
  readonly tool?: StrictBudget;
  readonly request?: StrictBudget & {
    /** Tools in strict mode. */
    readonly tools?: number;
    /** Strict mode is for all tools or for none. */
    readonly allOrNone?: boolean;
  };
}

/** What is counted in the schemas of strict mode. */
export interface StrictBudget {
  /** Properties, at all depths. */
  readonly properties?: number;
  /** Properties that are not required. */
  readonly optionals?: number;
  /** Schemas with `anyOf` or a list of types. */
  readonly unions?: number;
  /** Objects inside of objects. */
  readonly depth?: number;
  /** Values of all `enum`s. */
  readonly enumValues?: number;
  /** Characters of names of properties and definitions, and of values of `enum` and `const`. */
  readonly characters?: number;
  /** Characters of the texts of one `enum` of more than 250 values. */
  readonly longEnumCharacters?: number;
}
