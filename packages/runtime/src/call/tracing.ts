import type { ApprovalRecord } from "./call-record.js";
import type { ToolResult } from "./tool-result.js";

/** Follows calls, each from its beginning to its end: `windlass/opentelemetry` has one, and an application may write its own. */
export interface Tracing {
  /**
   * Called for every call, also of a tool that is not there.
   *
   * @param call - what is known before it runs
   * @param run - makes the call, and never rejects; to be called once. What the tool does within is traced as part of
   * whatever is active around it
   * @returns a promise that is kept when the tracing is done with the call; what it holds is not looked at
   */
  trace(call: TracedCall, run: () => Promise<TracedEnd>): Promise<unknown>;
}

/** A call that begins. */
export interface TracedCall {
  /** The id of the call. */
  readonly callId: string;
  /** The name by which the tool was called. */
  readonly toolName: string;
  /** What the tool does; absent where there is no such tool. */
  readonly description?: string;
  /** The label of the MCP server that the tool is of. */
  readonly server?: string;
  /** What came as arguments: an object or text as the model sent it, or the list of typed arguments of `runWith`. */
  readonly rawArguments: unknown;
}

/** A call that has ended. */
export interface TracedEnd {
  /** What is answered: the very object, which is not to be changed. */
  readonly result: ToolResult;
  /** The arguments that the tool ran with, or was to run with, as JSON; absent where they could not be read, or do not fit. */
  readonly arguments?: Readonly<Record<string, unknown>>;
  /** Whether approval was needed, and what came of it; absent where the call ended before that was asked. */
  readonly approval?: ApprovalRecord;
}
