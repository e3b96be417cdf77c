import { ToolExecutionError } from "../errors/tool-execution-error.js";
import { show } from "../schema/show.js";
import type { CallOptions } from "./call-options.js";

/**
 * Makes sure, before anything runs, that a call can be ended: with a signal that is none, or a timeout that is no number,
 * it could not, and the tool would be blamed for it.
 *
 * @throws ToolExecutionError WL2005, whose summary says what to pass
 */
export function checkLimits(toolName: string, { signal, timeout }: CallOptions): void {
  if (signal !== undefined && typeof signal?.addEventListener !== "function") {
    const hint = "Pass the `signal` of an AbortController: `{ signal: controller.signal }`.";
    throw mistake(toolName, "signal", "an AbortSignal", signal, hint);
  }
  if (timeout !== undefined && (typeof timeout !== "number" || Number.isNaN(timeout))) {
    throw mistake(toolName, "timeout", "a number of milliseconds, or Infinity", timeout);
  }
}

function mistake(toolName: string, option: string, wanted: string, value: unknown, hint?: string): ToolExecutionError {
  const summary = `The option \`${option}\` of a call of tool "${toolName}" must be ${wanted}, not ${show(value)}.`;
  const kind = { code: "WL2005", resultCode: "tool_error" } as const;
  return new ToolExecutionError(kind, toolName, `Tool "${toolName}" is out of order.`, { summary, hint });
}
