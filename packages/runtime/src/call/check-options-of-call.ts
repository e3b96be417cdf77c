import { ToolOutOfOrderError } from "../errors/tool-out-of-order-error.js";
import { optionHint } from "../errors/unknown-option.js";
import { shorten, show } from "../schema/show.js";
import type { CallOptions } from "./call-options.js";
import { OPTIONS, strangerIn } from "./check-call-options.js";

/**
 * Makes sure, before anything runs, that a call is made as it was meant, and can be ended: a `timeout` or `approve` that is
 * misspelt would never be heard of again, and with a signal that is none, or a timeout that is no number, the tool would be
 * blamed for it.
 *
 * @throws ToolOutOfOrderError WL2004 or WL2005, whose summary says what to pass
 */
export function checkOptionsOfCall(toolName: string, options: CallOptions): void {
  const unknown = strangerIn(options);
  if (unknown !== undefined) {
    const summary = `A call of tool "${toolName}" has no option \`${shorten(unknown)}\`.`;
    throw new ToolOutOfOrderError("WL2004", toolName, summary, { hint: optionHint(unknown, OPTIONS) });
  }
  const { signal, timeout } = options;
  if (signal !== undefined && typeof signal?.addEventListener !== "function") {
    const hint = "Pass the `signal` of an AbortController: `{ signal: controller.signal }`.";
    throw mistake(toolName, "signal", "an AbortSignal", signal, hint);
  }
  if (timeout !== undefined && (typeof timeout !== "number" || Number.isNaN(timeout))) {
    throw mistake(toolName, "timeout", "a number of milliseconds, or Infinity", timeout);
  }
}

function mistake(toolName: string, option: string, wanted: string, value: unknown, hint?: string): ToolOutOfOrderError {
  const summary = `The option \`${option}\` of a call of tool "${toolName}" must be ${wanted}, not ${show(value)}.`;
  return new ToolOutOfOrderError("WL2005", toolName, summary, { hint });
}
