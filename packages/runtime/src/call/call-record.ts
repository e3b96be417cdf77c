import type { ResultCode } from "../errors/result-code.js";
import type { ToolExecutionError } from "../errors/tool-execution-error.js";
import type { ToolResult } from "./tool-result.js";

/**
 * All there is to say about a call that has ended. Nothing in it is shortened or masked: it is for the host, not for a
 * model. What is data in it (plain objects, lists, maps, dates) is a copy: changing it, for instance to mask something,
 * changes nothing of the call.
 */
export interface CallRecord {
  /** The id of the call. */
  readonly callId: string;
  /** The name by which the tool was called, also where there is no such tool. */
  readonly toolName: string;
  /** The label of the MCP server that the tool is of; absent for the program's own tools. */
  readonly server?: string;
  /** What came as arguments: an object or text as the model sent it, or the list of typed arguments of `runWith`. */
  readonly rawArguments: unknown;
  /** The arguments that the tool ran with, or was to run with, as JSON; absent where they could not be read, or do not fit. */
  readonly arguments?: Readonly<Record<string, unknown>>;
  /** Whether approval was needed, and what came of it; absent where the call ended before that was asked. */
  readonly approval?: ApprovalRecord;
  /** How the call ended: `success`, or the code of the error result. */
  readonly outcome: "success" | ResultCode;
  /** What was answered; its `data` in the JSON form. */
  readonly result: ToolResult;
  /** The full error of a failed call, with its `cause`: the very object. */
  readonly error?: ToolExecutionError;
  /** When the call began, in milliseconds since 1970. */
  readonly startedAt: number;
  /** How long the call took, in milliseconds. */
  readonly durationMs: number;
  /** On whose behalf the call was made, as given to it. */
  readonly principal?: unknown;
}

/** What became of the question whether a call may run. */
export interface ApprovalRecord {
  /** Whether the call needed approval. */
  readonly needed: boolean;
  /** The answer. `unavailable`: nobody could be asked, or asking failed. Absent where approval was not needed, or the call ended first. */
  readonly decision?: "approved" | "edited" | "denied" | "unavailable";
  /** What was said to a call that was refused. */
  readonly feedback?: string;
}
