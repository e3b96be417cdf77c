import { ToolCancelledError, ToolExecutionError } from "../errors/tool-execution-error.js";
import { approve } from "./approve/approve.js";
import type { CallOptions } from "./call-options.js";
import { CallScope } from "./call-scope.js";
import type { CallTarget } from "./call-target.js";
import { encodeResult } from "./encode/result-form.js";
import { failure, success } from "./outcome.js";
import { type Prepared, prepareRaw, prepareTyped } from "./prepare.js";
import { render } from "./render/render.js";
import { toolFailed } from "./render/tool-failed.js";
import { runTool } from "./run/run.js";
import type { ToolCall } from "./tool-call.js";
import type { ToolResult } from "./tool-result.js";

/**
 * One call of a tool, from the model's words to its answer:
 *
 * call → parse → repair → validate → revive → approve → run → encode → render → ToolResult
 *
 * Never rejects: whatever fails on the way is an error result, with the error behind it as `error`.
 *
 * @param target - the tool
 * @param call - what the model asked for
 * @param options - how the call is made
 */
export function callTool(target: CallTarget, call: ToolCall, options: CallOptions): Promise<ToolResult> {
  return conduct(target, call, options, () => prepareRaw(target, call.arguments, options));
}

/** The same for arguments that already are what the function takes: they are checked, and passed on as they are. */
export function callToolWith(target: CallTarget, args: readonly unknown[], options: CallOptions): Promise<ToolResult> {
  return conduct(target, { name: target.name }, options, () => prepareTyped(target, args, options));
}

/** The answer to a call of a tool that is defined wrongly: the model hears that it is out of order, the host hears why. */
export function answerUndefined(name: string, call: ToolCall, options: CallOptions, cause: unknown): ToolResult {
  const kind = { code: "WL2108", resultCode: "tool_error" } as const;
  const details = {
    cause,
    summary: `Tool "${name}" is defined wrongly: ${cause instanceof Error ? cause.message : cause}`,
  };
  return failure(
    new CallScope(name, call, options),
    new ToolExecutionError(kind, name, `Tool "${name}" is out of order.`, details),
  );
}

async function conduct(
  target: CallTarget,
  call: ToolCall,
  options: CallOptions,
  prepare: () => Promise<Prepared>,
): Promise<ToolResult> {
  const scope = new CallScope(target.name, call, options);
  try {
    let prepared = await prepare();
    const edited = await approve(target, prepared.args, () => scope.context(), options);
    if (edited !== undefined) prepared = await prepareRaw(target, edited, options);
    const value = await runTool(target, prepared.parameters(scope), scope);
    const encoded = encodeResult(target, value);
    const content = render(target.name, value, encoded);
    return success(scope, target, { value, encoded, content, repairs: prepared.repairs });
  } catch (error) {
    return failure(scope, toFailure(target, scope, error));
  } finally {
    scope.close();
  }
}

function toFailure(target: CallTarget, scope: CallScope, error: unknown): ToolExecutionError {
  if (error instanceof ToolExecutionError) return error;
  const { signal } = scope.options;
  return signal?.aborted === true ? new ToolCancelledError(target.name, signal.reason) : toolFailed(target.name, error);
}
