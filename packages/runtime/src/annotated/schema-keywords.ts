/** The keywords of JSON Schema that `Annotated` takes. Values are literal types: `{ minimum: 1 }`. */
export interface SchemaKeywords {
  /** What the value is, for the model. */
  readonly description?: string;
  /** A short name for people. */
  readonly title?: string;
  /** `"integer"`: the number is a whole one. */
  readonly type?: "integer";
  /** The least number that is allowed. */
  readonly minimum?: number;
  /** The greatest number that is allowed. */
  readonly maximum?: number;
  /** The number is greater than this. */
  readonly exclusiveMinimum?: number;
  /** The number is less than this. */
  readonly exclusiveMaximum?: number;
  /** The number is a multiple of this. */
  readonly multipleOf?: number;
  /** The least number of characters. */
  readonly minLength?: number;
  /** The greatest number of characters. */
  readonly maxLength?: number;
  /** A regular expression that the text must match somewhere; `^` and `$` anchor it. */
  readonly pattern?: string;
  /** A format that JSON Schema knows, such as `"email"`. */
  readonly format?: string;
  /** The least number of items. */
  readonly minItems?: number;
  /** The greatest number of items. */
  readonly maxItems?: number;
  /** No two items are equal. */
  readonly uniqueItems?: boolean;
  /** What is meant where nothing is sent. */
  readonly default?: unknown;
  /** Values to show to the model. */
  readonly examples?: readonly unknown[];
  /** The value is still taken, and should no longer be sent. */
  readonly deprecated?: boolean;
}

/** Makes every key of `A` that `Known` does not have an error: no value is a `never`. */
export type NothingElse<A, Known> = { readonly [Key in Exclude<keyof A, keyof Known>]: never };
