import type { MessagePort } from "node:worker_threads";
import type { CallScope } from "../../call-scope.js";
import type { ElicitRequest, LogEntry, ProgressUpdate } from "../../tool-context.js";
import type { HostMessage, WorkerMessage } from "./messages.js";
import { pack, packAnyway } from "./pack.js";
import type { Packed } from "./packed.js";
import { unpack } from "./unpack.js";

/** What ends a call in a worker. */
export type Ending = Extract<WorkerMessage, { readonly kind: "returned" | "unreturnable" | "threw" | "unloadable" }>;

/**
 * Listens to a worker: hands on what the function tells its context, and waits for how it ends.
 *
 * @param port - to the worker
 * @param scope - the call, whose context the host made
 * @param started - called when the worker takes up the call
 * @returns how the call ended; undefined where the port was closed before
 */
export function hearWorker(port: MessagePort, scope: CallScope, started: () => void): Promise<Ending | undefined> {
  return new Promise((resolve) => {
    port.on("message", (message: WorkerMessage) => {
      switch (message.kind) {
        case "started":
          return started();
        case "progress":
          return scope.context().progress(unpack(message.update) as ProgressUpdate);
        case "log":
          return scope.context().log(unpack(message.entry) as LogEntry);
        case "elicit":
          return void elicit(scope, message).then((reply) => port.postMessage(reply));
        default:
          return resolve(message);
      }
    });
    port.on("close", () => resolve(undefined));
  });
}

async function elicit(
  scope: CallScope,
  { id, request }: { readonly id: number; readonly request: Packed },
): Promise<HostMessage> {
  try {
    const answer = await scope.context().elicit?.(unpack(request) as ElicitRequest);
    return { kind: "elicited", id, answer: pack(answer) };
  } catch (error) {
    return { kind: "elicit-failed", id, error: packAnyway(error) };
  }
}
