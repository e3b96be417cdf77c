import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import pLimit, { type LimitFunction } from "p-limit";
import { Piscina } from "piscina";
import type { WorkerTask } from "./messages.js";

/**
 * The key of the process's workers, with the version of {@link Workers}: the threads are the process's, as its cores are,
 * not one copy's of this package.
 */
const KEY = Symbol.for("windlass.workers.1");
/** How long a thread that has nothing to do is kept, in milliseconds. */
const IDLE_TIMEOUT = 10_000;

interface Workers {
  readonly pool: Piscina;
  /** The pool is never given more than it has threads: it would forget what waits when all that runs is ended. */
  readonly limit: LimitFunction;
}

interface Slots {
  [KEY]?: Workers;
}

/** The file that a worker thread loads, of this copy of the package. */
const ENTRY = new URL("./worker-entry.js", import.meta.url);

/**
 * Runs a task in a worker thread, as soon as one is free.
 *
 * @param task - what to do; its port goes along
 * @param signal - aborted to end the thread; before the task has begun, it never begins
 * @returns when the task has ended
 * @throws whatever ended the thread
 */
export function runTask(task: WorkerTask, signal: AbortSignal): Promise<void> {
  const { pool, limit } = workers();
  return limit(async () => {
    signal.throwIfAborted();
    await pool.run(task, { transferList: [task.port], filename: ENTRY.href, signal });
  });
}

/** Whether the file that workers load is there: where this package was bundled into the program, it is not. */
export function hasEntry(): boolean {
  return existsSync(fileURLToPath(ENTRY));
}

function workers(): Workers {
  const slots = globalThis as Slots;
  slots[KEY] ??= makeWorkers();
  return slots[KEY];
}

function makeWorkers(): Workers {
  const maxThreads = Math.max(1, availableParallelism());
  const pool = new Piscina({ minThreads: 0, maxThreads, idleTimeout: IDLE_TIMEOUT, atomics: "disabled" });
  // What a function left behind, a timer for instance, threw when its call had ended.
  pool.on("error", (error: Error) => {
    process.emitWarning(`A worker ended between two calls: ${error.stack ?? error.message}`, {
      type: "WindlassWarning",
    });
  });
  return { pool, limit: pLimit(maxThreads) };
}
