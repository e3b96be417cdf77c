import { WindlassError } from "../errors/windlass-error.js";
import type { CallRecord } from "./call-record.js";
import type { CallScope } from "./call-scope.js";
import type { ToolResult } from "./tool-result.js";
import type { Tracing } from "./tracing.js";
import { notify, warn } from "./warn.js";

/**
 * Makes a call in the sight of those who follow it: the tracing, around it, and `onCall`, behind it. Neither can change how
 * it ends.
 *
 * @param scope - the call
 * @param work - makes it; never rejects
 */
export function answer(scope: CallScope, work: () => Promise<ToolResult>): Promise<ToolResult> {
  const { tracing, onCall } = scope.options;
  return tracing === undefined && onCall === undefined ? work() : followed(scope, work);
}

async function followed(scope: CallScope, work: () => Promise<ToolResult>): Promise<ToolResult> {
  const { tracing, onCall } = scope.options;
  const result = await (tracing === undefined ? work() : traced(tracing, scope, work));
  if (onCall !== undefined) notify(scope.options, "onCall", () => onCall(recordOf(scope, result)));
  return result;
}

/** The call's own result, whatever the tracing does: also where it throws, or forgets to run the call. */
async function traced(tracing: Tracing, scope: CallScope, work: () => Promise<ToolResult>): Promise<ToolResult> {
  let result: Promise<ToolResult> | undefined;
  const run = () => {
    result ??= work();
    return result;
  };
  try {
    await tracing.trace(scope.facts, run);
  } catch (cause) {
    warn(scope.options, new WindlassError("WL2302", "The handler `tracing` threw.", { cause }));
  }
  return run();
}

function recordOf(scope: CallScope, result: ToolResult): CallRecord {
  const { facts, args, approval, startedAt, options } = scope;
  const { error } = result;
  return {
    callId: facts.callId,
    toolName: facts.toolName,
    ...(facts.server !== undefined && { server: facts.server }),
    rawArguments: facts.rawArguments,
    ...(args !== undefined && { arguments: args }),
    ...(approval !== undefined && { approval }),
    outcome: result.code ?? "success",
    result,
    ...(error !== undefined && { error }),
    startedAt,
    durationMs: result.durationMs,
    ...(options.principal !== undefined && { principal: options.principal }),
  };
}
