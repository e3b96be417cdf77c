/**
 * What a worker thread runs: one call after the other. Loaded by the pool, in the thread; nothing else imports it.
 */
import { markWorker } from "./in-worker.js";
import { loadFunction, Unloadable } from "./load-function.js";
import type { WorkerMessage, WorkerTask } from "./messages.js";
import { pack, packAnyway } from "./pack.js";
import { CannotCross } from "./packed.js";
import { unpack } from "./unpack.js";
import { workerHost } from "./worker-context.js";

markWorker();

/** Answers a call over its port, whatever happens, and closes the port behind the answer. */
export default async function answerTask(task: WorkerTask): Promise<void> {
  const { port } = task;
  const say = (message: WorkerMessage) => port.postMessage(message);
  say({ kind: "started" });
  try {
    say(await run(task));
  } catch (error) {
    say(
      error instanceof Unloadable
        ? { kind: "unloadable", summary: error.message, hint: error.hint, error: packAnyway(error.cause) }
        : { kind: "threw", error: packAnyway(error) },
    );
  } finally {
    port.close();
  }
}

async function run({ place, args, hosts, context, names, port }: WorkerTask): Promise<WorkerMessage> {
  // Its listener hears an abort while the module loads, too.
  const host = workerHost(context, port);
  const { fn, receiver } = await loadFunction(place);
  const given = unpack(args) as unknown[];
  const filled = given.map((value, index) => {
    const slot = hosts[index];
    return slot === undefined ? value : host[slot];
  });
  const value: unknown = await Reflect.apply(fn, receiver, filled);
  try {
    return { kind: "returned", value: pack(value, { names: new Set(names), leavesOut: true }) };
  } catch (error) {
    if (error instanceof CannotCross) return { kind: "unreturnable", path: error.path, what: error.what };
    throw error;
  }
}
