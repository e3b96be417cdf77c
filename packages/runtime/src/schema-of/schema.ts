import type { Json } from "../descriptor.js";
import type { Fault } from "../errors/fault.js";
import type { JsonSchema } from "../json-schema.js";
import type { StandardSchema } from "./standard.js";

/**
 * The JSON Schema of a type, and what can be done with it. Libraries that take a Standard Schema take it as it is: the AI
 * SDK, the MCP SDK and others. The functions need no `this`: `values.filter(report.is)`.
 *
 * What goes in is `unknown` to TypeScript: it is judged, not trusted, and a type computed from a recursive or a very large
 * `T` would cost every build.
 */
export interface Schema<T> extends StandardSchema<unknown, T> {
  /** The type's name, for messages; undefined where it has none. */
  readonly name: string | undefined;
  /** The JSON Schema (draft 2020-12) of the JSON form; a new object at each reading. */
  readonly jsonSchema: JsonSchema;
  /** Whether a JavaScript value is a `T` as it stands: where `T` says `Date`, a `Date` is wanted. Objects are closed. */
  is(value: unknown): value is T;
  /**
   * Judges a value in its JSON form, strictly, and gives a copy in its JavaScript form: where `T` says `Date`, a text is
   * wanted and a `Date` comes out.
   */
  validate(value: unknown): Validation<T>;
  /**
   * Reads JSON text as a model writes it, with the leniency of a call: also in a fence or in front of prose, and with
   * `"5"` for 5 where only a number fits.
   *
   * @param options - `lenient: false` for JSON text that is taken as it is
   * @throws SchemaError with every fault, for text that is no JSON or does not fit
   */
  parse(text: string, options?: ParseTextOptions): T;
  /**
   * The JSON form of a value. What the type does not declare is left out.
   *
   * @throws SchemaError with every fault, for what is no `T`
   */
  encode(value: T): Json;
}

/** How a text is read. */
export interface ParseTextOptions {
  /** Whether slips of a model are understood; true where nothing is said. */
  readonly lenient?: boolean | undefined;
}

/** What came of a validation: the value, or every fault (the first twenty) and a message that names them. */
export type Validation<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[]; readonly message: string };
