import { WindlassError } from "../errors/windlass-error.js";
import type { CallRecord } from "./call-record.js";
import type { CallScope } from "./call-scope.js";
import { copyOf } from "./copy-of.js";
import type { ToolResult } from "./tool-result.js";
import type { TracedEnd, Tracing } from "./tracing.js";
import { notify, warn } from "./warn.js";

/**
 * Makes a call in the sight of those who follow it: the tracing, around it, and `onCall`, behind it. Neither can change how
 * it ends.
 *
 * @param scope - the call
 * @param work - makes it; never rejects
 */
export function answer(scope: CallScope, work: () => Promise<ToolResult>): Promise<ToolResult> {
  return scope.isFollowed ? followed(scope, work) : work();
}

async function followed(scope: CallScope, work: () => Promise<ToolResult>): Promise<ToolResult> {
  const { tracing, onCall } = scope.options;
  // As it came: neither the caller nor the handler changes it for the other.
  const raw = onCall === undefined ? undefined : copyOf(scope.call.arguments);
  const result = await (tracing === undefined ? work() : traced(tracing, scope, work));
  if (onCall !== undefined) notify(scope.options, "onCall", () => onCall(recordOf(scope, raw, result)));
  return result;
}

/** The call's own result, whatever the tracing does: also where it throws, or forgets to run the call. */
async function traced(tracing: Tracing, scope: CallScope, work: () => Promise<ToolResult>): Promise<ToolResult> {
  let result: Promise<ToolResult> | undefined;
  const once = () => {
    result ??= work();
    return result;
  };
  try {
    await tracing.trace(scope.facts, async () => endOf(scope, await once()));
  } catch (cause) {
    warn(scope.options, new WindlassError("WL2302", "The handler `tracing` threw.", { cause }));
  }
  return once();
}

function endOf({ args, approval }: CallScope, result: ToolResult): TracedEnd {
  return { result, ...(args !== undefined && { arguments: args }), ...(approval !== undefined && { approval }) };
}

function recordOf(scope: CallScope, rawArguments: unknown, result: ToolResult): CallRecord {
  const { facts, args, approval, startedAt, options } = scope;
  const { error } = result;
  return {
    callId: facts.callId,
    toolName: facts.toolName,
    ...(facts.server !== undefined && { server: facts.server }),
    rawArguments,
    ...(args !== undefined && { arguments: args }),
    ...(approval !== undefined && { approval }),
    outcome: result.code ?? "success",
    result: copyOfResult(result),
    ...(error !== undefined && { error }),
    startedAt,
    durationMs: result.durationMs,
    ...(options.principal !== undefined && { principal: options.principal }),
  };
}

/** `data` as JSON, in which a handler can mask, and which it can write, without knowing the tool's classes. */
function copyOfResult(result: ToolResult): ToolResult {
  const { toJSON, error } = result as ToolResult & { readonly toJSON?: () => ToolResult };
  const copied = copyOf(toJSON === undefined ? result : toJSON()) as ToolResult;
  return error === undefined ? copied : Object.defineProperty(copied, "error", { value: error, enumerable: false });
}
