import type { ToolResult } from "./tool-result.js";

/** Follows calls, each from its beginning to its end: `windlass/opentelemetry` has one, and an application may write its own. */
export interface Tracing {
  /**
   * Called for every call, also of a tool that is not there.
   *
   * @param call - what is known before it runs
   * @param run - makes the call, and never rejects; to be called once. What the tool does within is traced as part of
   * whatever is active around it
   * @returns what `run` gave
   */
  trace(call: TracedCall, run: () => Promise<ToolResult>): Promise<ToolResult>;
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
