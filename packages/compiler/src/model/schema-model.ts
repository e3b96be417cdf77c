import type { Span } from "../span.js";
import type { Origin, TypeModel, TypeTable } from "./type-model.js";

/** The type of one `schemaOf<T>()` as read: plain data, the input of lowering. */
export interface SchemaModel {
  /** The type as it is written: `Report`. */
  readonly name: string;
  readonly type: TypeModel;
  /** The recursive types that it refers to. */
  readonly types: TypeTable;
  /** The types that models name by their `origin`. */
  readonly origins: readonly Origin[];
  /** The type argument: where diagnostics about the whole schema point. */
  readonly place: Span;
}
