import { ToolArgumentsError, ToolCancelledError, ToolExecutionError } from "../errors/tool-execution-error.js";
import { answer } from "./answer.js";
import { approve } from "./approve/approve.js";
import { prepareEdited } from "./approve/prepare-edited.js";
import type { CallOptions } from "./call-options.js";
import { CallScope } from "./call-scope.js";
import type { CallTarget } from "./call-target.js";
import { checkOptionsOfCall } from "./check-options-of-call.js";
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
  const scope = new CallScope(target, call, options);
  return answer(scope, () => conduct(target, scope, () => prepareRaw(target, scope.call.arguments, options)));
}

/** The same for arguments that already are what the function takes: they are checked, and passed on as they are. */
export function callToolWith(target: CallTarget, args: readonly unknown[], options: CallOptions): Promise<ToolResult> {
  const scope = new CallScope(target, { name: target.name, arguments: args }, options);
  return answer(scope, () => conduct(target, scope, () => prepareTyped(target, args, options)));
}

/** The answer to a call of a tool that is not there, or that is defined wrongly. */
export function answerFailed(call: ToolCall, options: CallOptions, error: ToolExecutionError): Promise<ToolResult> {
  const scope = new CallScope({ name: error.toolName }, call, options);
  return answer(scope, async () => failure(scope, error));
}

async function conduct(target: CallTarget, scope: CallScope, prepare: () => Promise<Prepared>): Promise<ToolResult> {
  try {
    checkOptionsOfCall(target.name, scope.options);
    let prepared = await prepare();
    scope.noteArguments(prepared.args, prepared.repairs);
    const changed = await approve(target, prepared.args, scope);
    // A rule or a human took time: what they saw must be what runs.
    if (target.requiresApproval !== false && prepared.isUnchanged?.() === false) throw changedMeanwhile(target.name);
    if (changed !== undefined) {
      prepared = await prepareEdited(target, changed.edited, scope.options);
      scope.noteArguments(prepared.args, prepared.repairs);
    }
    const value = await runTool(target, prepared.parameters(scope), scope);
    const encoded = encodeResult(target, value);
    const content = render(target.name, value, encoded);
    return success(scope, target, { value, encoded, content });
  } catch (error) {
    return failure(scope, toFailure(target, scope, error));
  } finally {
    scope.close();
  }
}

function changedMeanwhile(toolName: string): ToolArgumentsError {
  const message = "the arguments were changed while approval was asked for";
  return new ToolArgumentsError(toolName, `Invalid arguments: ${message}`, [{ path: [], keyword: "form", message }]);
}

function toFailure(target: CallTarget, scope: CallScope, error: unknown): ToolExecutionError {
  if (error instanceof ToolExecutionError) return error;
  const { signal } = scope.options;
  return signal?.aborted === true ? new ToolCancelledError(target.name, signal.reason) : toolFailed(target.name, error);
}
