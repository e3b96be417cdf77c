import { ToolCancelledError, type ToolExecutionError, ToolTimeoutError } from "../../errors/tool-execution-error.js";
import type { CallScope } from "../call-scope.js";
import type { CallTarget } from "../call-target.js";
import { toolFailed } from "../render/tool-failed.js";
import { isThenable } from "./is-thenable.js";

/** `setTimeout` fires at once beyond this; nobody waits for 24 days. */
const MAX_TIMER = 2 ** 31 - 1;

/**
 * Runs the tool's function, and ends the wait for it at the timeout or when the caller's signal is aborted. A function
 * that answers at once pays for neither timer nor listener; one that blocks cannot be interrupted.
 *
 * @param args - the function's arguments
 * @returns what the function returned, awaited
 * @throws {@link ToolExecutionError} of the kind that fits; whatever the function threw is its `cause`
 */
export async function runTool(target: CallTarget, args: readonly unknown[], scope: CallScope): Promise<unknown> {
  const { signal } = scope.options;
  if (signal?.aborted === true) throw new ToolCancelledError(target.name, signal.reason);
  const timeout = scope.options.timeout ?? target.timeout;
  // What is left of somebody's deadline may be nothing.
  if (!(timeout > 0)) throw new ToolTimeoutError(target.name, timeout);
  const started = performance.now();
  let answer: unknown;
  try {
    answer = target.invoke(args);
    if (!isThenable(answer)) return answer;
  } catch (error) {
    throw toolFailed(target.name, error);
  }
  return settle(target, answer, scope, { timeout, left: timeout - (performance.now() - started) });
}

async function settle(
  target: CallTarget,
  answer: PromiseLike<unknown>,
  scope: CallScope,
  limit: { readonly timeout: number; readonly left: number },
): Promise<unknown> {
  const { signal } = scope.options;
  let ending: ToolExecutionError | undefined;
  let reject: (error: unknown) => void = () => {};
  const ended = new Promise<never>((_, fail) => {
    reject = fail;
  });
  const end = (error: ToolExecutionError, reason: unknown) => {
    ending = error;
    scope.abort(reason);
    reject(error);
  };
  const cancel = () => end(new ToolCancelledError(target.name, signal?.reason), signal?.reason);
  const expire = () => {
    const error = new ToolTimeoutError(target.name, limit.timeout);
    end(error, error);
  };
  const timer = limit.left > MAX_TIMER ? undefined : setTimeout(expire, Math.max(0, limit.left));
  signal?.addEventListener("abort", cancel, { once: true });
  // Aborted by the function itself while it ran: no event will come any more.
  if (signal?.aborted === true) cancel();
  try {
    return await Promise.race([ended, answer]);
  } catch (error) {
    // A function that heeds its signal fails at the same moment; that is our doing, not its fault.
    throw ending ?? toolFailed(target.name, error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", cancel);
  }
}
