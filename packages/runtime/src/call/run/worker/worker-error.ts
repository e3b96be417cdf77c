import { ToolExecutionError } from "../../../errors/tool-execution-error.js";

/** A call could not be made in a worker: the model hears that the tool is out of order, the host hears why. */
export class WorkerError extends ToolExecutionError {
  static {
    WorkerError.prototype.name = "WorkerError";
  }

  /**
   * @param code - `WL2110`: the function cannot be had; `WL2111`: the worker ended before the function answered;
   *   `WL2112`: there are no worker threads
   * @param toolName - the tool that was called
   * @param summary - what is wrong
   * @param details - what to do about it, and the error behind it
   */
  constructor(
    code: "WL2110" | "WL2111" | "WL2112",
    toolName: string,
    summary: string,
    details: { readonly hint: string; readonly cause?: unknown },
  ) {
    const text =
      code === "WL2111" ? `Tool "${toolName}" ended without an answer.` : `Tool "${toolName}" is out of order.`;
    super({ code, resultCode: "tool_error" }, toolName, text, {
      ...details,
      summary: `Tool "${toolName}": ${summary}`,
    });
  }
}
