import { MessageChannel } from "node:worker_threads";
import type { WorkerPlace } from "../../../descriptor.js";
import { ToolExecutionError } from "../../../errors/tool-execution-error.js";
import { ToolOutOfOrderError } from "../../../errors/tool-out-of-order-error.js";
import type { CallScope } from "../../call-scope.js";
import type { CallTarget } from "../../call-target.js";
import { badOutput } from "../../encode/bad-output.js";
import { endWithSignal } from "./end-with-signal.js";
import { type Ending, hearWorker } from "./hear-worker.js";
import type { Crossed, HostSlot, WorkerContextFacts } from "./messages.js";
import { pack } from "./pack.js";
import { refuseUnreachable } from "./refuse-unreachable.js";
import { unpack } from "./unpack.js";
import { runTask } from "./worker-pool.js";

/**
 * Runs a tool's function in a worker thread. When the scope's signal is aborted the thread is ended, at once or, where the
 * function is given the signal, a little later; the pool goes on with another.
 *
 * @param target - the tool
 * @param place - where the worker finds its function
 * @param args - the function's arguments
 * @param scope - the call
 * @param started - called when the worker takes up the call, which may have waited for a free thread
 * @returns what the function returned, as it would have been on this thread
 * @throws what the function threw; {@link ToolExecutionError} where it could not be run, or its thread ended under it
 */
export async function runInWorker(
  target: CallTarget,
  place: WorkerPlace,
  args: readonly unknown[],
  scope: CallScope,
  started: () => void,
): Promise<unknown> {
  refuseUnreachable(target.name, place);
  const hosts = target.params.map(
    (slot): HostSlot => (typeof slot === "object" && "host" in slot ? slot.host : undefined),
  );
  const packed = pack(
    args.map((value, index) => (hosts[index] === undefined ? value : undefined)),
    { leavesOut: true },
  );
  const names = [...(target.output?.names ?? [])];
  const { port1, port2 } = new MessageChannel();
  const thread = new AbortController();
  const given = args.filter((_, index) => hosts[index] !== undefined);
  const release = endWithSignal(scope.signal, { thread, port: port1, given });
  try {
    const ended = hearWorker(port1, scope, started);
    const task = {
      place,
      args: packed,
      hosts,
      context: contextFacts(scope, hosts.includes("context")),
      names,
      port: port2,
    };
    const ran = runTask(task, thread.signal).then(
      () => ended,
      (cause: unknown) => Promise.reject(ranOut(target.name, cause)),
    );
    return resultOf(target, await Promise.race([ran, ended.then((ending) => ending ?? ran)]));
  } finally {
    release();
    port1.close();
  }
}

function resultOf(target: CallTarget, ending: Ending | undefined): unknown {
  switch (ending?.kind) {
    case "returned":
      return unpack(ending.value);
    case "unreturnable": {
      const { path, what } = ending;
      throw badOutput(target.name, [{ path, keyword: "form", message: `${what} has no JSON form` }]);
    }
    case "threw":
      throw unpack(ending.error);
    case "unloadable": {
      const { summary, hint, error } = ending;
      throw new ToolOutOfOrderError("WL2110", target.name, `Tool "${target.name}": ${summary}`, {
        hint,
        cause: unpack(error),
      });
    }
    case undefined:
      throw ranOut(target.name);
  }
}

/** The thread ended under the function. */
function ranOut(toolName: string, cause?: unknown): ToolExecutionError {
  const why = cause instanceof Error ? ` (${cause.message})` : "";
  const kind = { code: "WL2111", resultCode: "tool_error" } as const;
  return new ToolExecutionError(kind, toolName, `Tool "${toolName}" ended without an answer.`, {
    summary: `Tool "${toolName}": its worker ended before the function answered${why}.`,
    hint: "The function ended the thread (`process.exit`), ran out of memory, or left something behind that threw. Other calls are not affected.",
    ...(cause !== undefined && { cause }),
  });
}

function contextFacts(scope: CallScope, isGiven: boolean): WorkerContextFacts {
  const { call, options } = scope;
  // The application's state may be large, and reading it may do things: it goes only where it can be asked for.
  const { principal, deps } = isGiven ? options : ({} as CallScope["options"]);
  return {
    callId: call.id,
    toolName: call.name,
    principal: crossing(principal),
    deps: crossing(deps),
    canElicit: options.elicit !== undefined,
  };
}

/** What cannot cross is missed only by a function that asks for it. */
function crossing(value: unknown): Crossed {
  try {
    return { value: pack(value) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
