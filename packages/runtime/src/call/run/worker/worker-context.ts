import type { MessagePort } from "node:worker_threads";
import type { ElicitAnswer, ToolContext } from "../../tool-context.js";
import type { Crossed, HostMessage, WorkerContextFacts, WorkerMessage } from "./messages.js";
import { pack } from "./pack.js";
import { unpack } from "./unpack.js";

/** What the host supplies to a call, on the side of the worker. */
export interface WorkerHost {
  readonly signal: AbortSignal;
  readonly context: ToolContext;
}

/**
 * The signal and the context of a call, in the worker. What is said to the context goes to the host, in order.
 *
 * @param facts - what the context says
 * @param port - to the host
 */
export function workerHost(facts: WorkerContextFacts, port: MessagePort): WorkerHost {
  const controller = new AbortController();
  const asked = new Map<number, { resolve(answer: ElicitAnswer): void; reject(error: unknown): void }>();
  const say = (message: WorkerMessage) => port.postMessage(message);
  port.on("message", (message: HostMessage) => {
    if (message.kind === "abort") return controller.abort(unpack(message.reason));
    const waiting = asked.get(message.id);
    asked.delete(message.id);
    if (message.kind === "elicited") waiting?.resolve(unpack(message.answer) as ElicitAnswer);
    else waiting?.reject(unpack(message.error));
  });
  let lastId = 0;
  const elicit: ToolContext["elicit"] = (request) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      asked.set(id, { resolve, reject });
      say({ kind: "elicit", id, request: pack(request) });
    });
  const tell = (kind: "progress" | "log", what: unknown) => {
    try {
      const packed = pack(what);
      say(kind === "progress" ? { kind, update: packed } : { kind, entry: packed });
    } catch (error) {
      // As on the caller's thread, what is said in passing never fails the tool.
      process.emitWarning(`context.${kind}(…): ${(error as Error).message}`, { type: "WindlassWarning" });
    }
  };
  const { signal } = controller;
  const deps = once(() => crossed(facts.deps, "deps"));
  const principal = once(() => crossed(facts.principal, "principal"));
  const context: ToolContext = {
    signal,
    callId: facts.callId,
    toolName: facts.toolName,
    get deps() {
      return deps();
    },
    get principal() {
      return principal();
    },
    progress: (update) => tell("progress", update),
    log: (entry) => tell("log", entry),
    ...(facts.canElicit && { elicit }),
  };
  return { signal, context };
}

function once(make: () => unknown): () => unknown {
  let made: { readonly value: unknown } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What has not crossed is missed only by a function that asks for it. */
function crossed(value: Crossed, name: string): unknown {
  if ("value" in value) return unpack(value.value);
  throw new TypeError(
    `\`context.${name}\` is not there in a worker: ${value.problem}. Take what the function needs as arguments, or make it in the worker's module.`,
  );
}
