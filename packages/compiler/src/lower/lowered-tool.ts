import type { DescriptorOptions, Json, JsonSchema, ParamSlot, ToolCodec } from "windlass";

/** One tool, ready to be written out: what the descriptor holds, still as data. */
export interface LoweredTool {
  readonly name: string;
  readonly description?: string;
  /** JSON Schema 2020-12 of the arguments object. Its keys stand in the one fixed order, so `JSON.stringify` is canonical. */
  readonly inputSchema: JsonSchema;
  /** JSON Schema 2020-12 of the result; absent where there is no result. */
  readonly outputSchema?: JsonSchema;
  /** True where the result is no object by itself and travels as `{"result": …}`. */
  readonly wrapped?: true;
  readonly params: readonly ParamSlot[];
  /** Which values change form; absent where none does. */
  readonly codec?: ToolCodec;
  readonly options?: DescriptorOptions;
  /** The names that lead from the exports of the module to the function, if it is to run in a worker. */
  readonly worker?: readonly string[];
  readonly examples?: readonly Json[];
  /** `file:line:column`; set by the pipeline, which knows the project's root. */
  readonly source?: string;
}
