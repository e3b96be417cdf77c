import type { JsonSchema, SchemaCodec } from "windlass";

/** The schema of one `schemaOf<T>()`, ready to be written out: what the descriptor holds, still as data. */
export interface LoweredSchema {
  /** The type as it is written, for messages. */
  readonly name: string;
  /** JSON Schema 2020-12 of the value. Its keys stand in the one fixed order, so `JSON.stringify` is canonical. */
  readonly schema: JsonSchema;
  /** Which values change form; absent where none does. */
  readonly codec?: SchemaCodec;
  /** `file:line:column`; set by the pipeline, which knows the project's root. */
  readonly source?: string;
}
