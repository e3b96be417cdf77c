import type { DescriptorOptions, Json, ParamSlot } from "windlass";
import type { Span } from "../span.js";
import type { Origin, PropertyModel, TypeModel, TypeTable } from "./type-model.js";

/** One `@example`: a whole arguments object, and where it is written. */
export interface ToolExample {
  readonly value: Json;
  readonly place: Span;
}

/** One marked function as read: plain data, the input of lowering. */
export interface ToolModel {
  readonly name: string;
  readonly description?: string;
  readonly deprecated?: true;
  /** The properties of the arguments object, in order. */
  readonly properties: readonly PropertyModel[];
  /** How the arguments object becomes the function's arguments. */
  readonly params: readonly ParamSlot[];
  /** The awaited return type; absent for `void`, `undefined` and `never`. Its `doc` is the text of `@returns`. */
  readonly returns?: TypeModel;
  /** The function may also return `undefined`: the result can be absent. */
  readonly returnsNothing?: true;
  /** The recursive types that `properties` and `returns` refer to. */
  readonly types: TypeTable;
  /** The types that models name by their `origin`. */
  readonly origins: readonly Origin[];
  readonly options: DescriptorOptions;
  /** The names that lead from the exports of the module to the function, if it is to run in a worker. */
  readonly worker?: readonly string[];
  /** JSON objects of `@example` blocks. */
  readonly examples: readonly ToolExample[];
  /** The function's name, or the call that marks it: where diagnostics about the whole tool point. */
  readonly place: Span;
}
