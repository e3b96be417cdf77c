import type { Codec, ParamSlot, WorkerPlace } from "../descriptor.js";
import type { JsonSchema } from "../json-schema.js";
import type { AjvCheck, AjvFailure } from "../schema/ajv.js";
import type { ApprovalRule } from "./approve/approval.js";

/** What a call needs to know of a tool. */
export interface CallTarget {
  readonly name: string;
  readonly description: string;
  /** The label of the MCP server that the tool is of; undefined for the program's own tools. */
  readonly server: string | undefined;
  /** Milliseconds, or Infinity. */
  readonly timeout: number;
  readonly requiresApproval: boolean | ApprovalRule;
  readonly input: InputContract;
  /** Absent: the result may be anything. */
  readonly output: OutputContract | undefined;
  /** How the arguments object becomes the function's arguments. */
  readonly params: readonly ParamSlot[];
  /** Where a worker thread finds the function; undefined where it runs on the caller's thread. */
  readonly worker: WorkerPlace | undefined;
  /** Runs the tool's function on this thread. */
  invoke(args: readonly unknown[]): unknown;
}

/** The codecs that a codec may refer to by name. */
export type CodecDefs = { readonly [name: string]: Codec };

/** What the arguments object must be, and how it changes form. */
export interface InputContract {
  readonly schema: JsonSchema;
  /** The compiled check, if there is one. Its yes is final. */
  readonly check: ((value: unknown) => boolean) | undefined;
  /** Whether ajv has the last word: the schema was written by hand, or has keywords that the explaining pass does not know. */
  readonly needsAjv: boolean;
  /** Whether the explaining pass knows every keyword of the schema. */
  readonly isExplained: boolean;
  /** The check of ajv, compiled at its first use; where that fails, `failed` hears why, once. */
  ajv(failed: (failure: AjvFailure) => void): Promise<AjvCheck | undefined>;
  readonly codec: Codec | undefined;
  readonly defs: CodecDefs;
}

/** What the result must be, and how it changes form. */
export interface OutputContract {
  readonly schema: JsonSchema;
  /** True where the result travels as `{ "result": … }`. */
  readonly wrapped: boolean;
  readonly codec: Codec | undefined;
  readonly defs: CodecDefs;
  /** All property names in the schema: accessors of these names count as data, any other is not touched. */
  readonly names: ReadonlySet<string>;
}
