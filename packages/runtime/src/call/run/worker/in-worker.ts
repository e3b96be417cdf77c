const KEY = Symbol.for("windlass.worker");

interface Flag {
  [KEY]?: true;
}

/** Whether this thread is one of our workers: a worker tool then runs in place, and a module may be an uncompiled source. */
export function isInWorker(): boolean {
  return (globalThis as Flag)[KEY] === true;
}

/** Marks this thread as one of our workers. */
export function markWorker(): void {
  (globalThis as Flag)[KEY] = true;
}
