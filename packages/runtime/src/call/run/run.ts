import { ToolCancelledError, ToolExecutionError, ToolTimeoutError } from "../../errors/tool-execution-error.js";
import { ToolOutOfOrderError } from "../../errors/tool-out-of-order-error.js";
import type { CallScope } from "../call-scope.js";
import type { CallTarget } from "../call-target.js";
import { toolFailed } from "../render/tool-failed.js";
import { MAX_TIMER } from "./in-time.js";
import { isThenable } from "./is-thenable.js";
import { onAbort } from "./on-abort.js";
import { isInWorker } from "./worker/in-worker.js";

/**
 * Runs the tool's function, and ends the wait for it at the timeout or when the caller's signal is aborted. A function
 * that answers at once pays for neither timer nor listener; one that blocks cannot be interrupted, unless it runs in a
 * worker.
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
  if (target.worker !== undefined && !isInWorker()) {
    const { worker } = target;
    const runInWorker = await loadWorkers(target.name);
    // Neither the wait for a free thread nor its start is the function's time.
    return settle(target, (begin) => runInWorker(target, worker, args, scope, () => begin(timeout)), scope, timeout);
  }
  const started = performance.now();
  let answer: unknown;
  try {
    answer = target.invoke(args);
    if (!isThenable(answer)) return answer;
  } catch (error) {
    throw toolFailed(target.name, error);
  }
  const waiting = answer;
  const begun = (begin: (left: number) => void) => {
    begin(timeout - (performance.now() - started));
    return waiting;
  };
  return settle(target, begun, scope, timeout);
}

/** Only a tool of a worker needs Node's threads, and the packages that keep them. */
async function loadWorkers(toolName: string): Promise<typeof import("./worker/run-in-worker.js")["runInWorker"]> {
  try {
    return (await import("./worker/run-in-worker.js")).runInWorker;
  } catch (cause) {
    throw new ToolOutOfOrderError("WL2112", toolName, `Tool "${toolName}": its worker threads cannot be loaded.`, {
      hint: "They need Node (`node:worker_threads`), and `windlass` with its dependencies outside of the bundle. Elsewhere, leave `worker` out: the function then runs on the caller's thread.",
      cause,
    });
  }
}

/**
 * @param run - gives what is waited for, and says when the time begins to run, and how much of it is left
 */
async function settle(
  target: CallTarget,
  run: (begin: (left: number) => void) => PromiseLike<unknown>,
  scope: CallScope,
  timeout: number,
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
    const error = new ToolTimeoutError(target.name, timeout);
    end(error, error);
  };
  let stop: () => void = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (left: number) => {
    if (left <= MAX_TIMER && ending === undefined) timer = setTimeout(expire, Math.max(0, left));
  };
  try {
    const answer = run(begin);
    if (signal !== undefined) stop = onAbort(signal, cancel);
    // Aborted by the function itself while it ran: no event will come any more.
    if (signal?.aborted === true) cancel();
    return await Promise.race([ended, answer]);
  } catch (error) {
    // A function that heeds its signal fails at the same moment; that is our doing, not its fault.
    if (ending !== undefined) throw ending;
    throw error instanceof ToolExecutionError && target.worker !== undefined ? error : toolFailed(target.name, error);
  } finally {
    clearTimeout(timer);
    stop();
  }
}
