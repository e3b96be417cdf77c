import type { ToolExecutionError } from "../errors/tool-execution-error.js";
import type { WindlassError } from "../errors/windlass-error.js";
import type { Approver } from "./approve/approval.js";
import type { CallRecord } from "./call-record.js";
import type { ToolCall } from "./tool-call.js";
import type { ElicitAnswer, ElicitRequest, LogEntry, ProgressUpdate } from "./tool-context.js";
import type { Tracing } from "./tracing.js";

/** How a call is made. A registry takes the same as defaults for all of its calls. */
export interface CallOptions {
  /** Aborting it ends the call with the code `cancelled`. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds after which the call is given up, instead of the tool's own timeout; `Infinity` for never. */
  readonly timeout?: number | undefined;
  /** Decides about calls that need approval. Without it they never run. */
  readonly approve?: Approver | undefined;
  /** The application's own state, for `ToolContext.deps`. */
  readonly deps?: unknown;
  /** On whose behalf the call is made, for `ToolContext.principal`. */
  readonly principal?: unknown;
  /** False: arguments that do not fit are refused without trying to repair them. */
  readonly lenient?: boolean | undefined;
  /** `"ajv"`: ajv validates the arguments of every tool, not only of those that were not compiled. */
  readonly validation?: "compiled" | "ajv" | undefined;
  /**
   * What a model reads of an error that a tool did not expect. `"sanitized"`, where nothing is said: its name and message,
   * without stack, paths, credentials and keys. `"masked"`: only that the tool failed. A `ToolError` is told either way.
   */
  readonly exposeErrors?: "sanitized" | "masked" | undefined;
  /**
   * Hears of every call when it has ended, in full: for an audit. The call does not wait for it. That of a registry hears of
   * every call, also where the call has one of its own.
   */
  readonly onCall?: ((record: CallRecord) => void) | undefined;
  /** Follows every call, for instance with the spans of `windlass/opentelemetry`. */
  readonly tracing?: Tracing | undefined;
  /** Hears the full error of every failed call, which the model does not see. */
  readonly onError?: ((error: ToolExecutionError, call: ToolCall) => void) | undefined;
  /** Hears what does not stop a call but should be known. By default `process.emitWarning`. */
  readonly onWarning?: ((warning: WindlassError) => void) | undefined;
  /** Hears `ToolContext.progress`. */
  readonly onProgress?: ((update: ProgressUpdate, call: ToolCall) => void) | undefined;
  /** Hears `ToolContext.log`. */
  readonly onLog?: ((entry: LogEntry, call: ToolCall) => void) | undefined;
  /** Serves `ToolContext.elicit`. */
  readonly elicit?: ((request: ElicitRequest, call: ToolCall) => Promise<ElicitAnswer>) | undefined;
}
