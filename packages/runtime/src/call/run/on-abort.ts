/** The key under which a signal keeps who waits for it. */
const KEY = Symbol.for("windlass.waiting");

interface WithWaiting {
  [KEY]?: Set<() => void>;
}

/**
 * Calls back when a signal is aborted. However many wait for it, the signal has one listener of ours: a caller may well give
 * one signal to a hundred calls, and Node warns of a leak from the eleventh listener on.
 *
 * @param signal - a signal that is not aborted yet
 * @param heard - called once, when it is
 * @returns stops waiting
 */
export function onAbort(signal: AbortSignal, heard: () => void): () => void {
  // Each wait is an entry of its own, also where two hand over the same function.
  const entry = () => heard();
  const waiting = waitingFor(signal);
  waiting.add(entry);
  return () => {
    if (waiting.delete(entry) && waiting.size === 0) forget(signal);
  };
}

function waitingFor(signal: AbortSignal & WithWaiting): Set<() => void> {
  const known = signal[KEY];
  if (known !== undefined) return known;
  const made = new Set<() => void>();
  Object.defineProperty(signal, KEY, { value: made, configurable: true });
  signal.addEventListener("abort", tellAll);
  return made;
}

function tellAll(this: AbortSignal & WithWaiting): void {
  const waiting = [...(this[KEY] ?? [])];
  forget(this);
  for (const entry of waiting) entry();
}

function forget(signal: AbortSignal & WithWaiting): void {
  signal.removeEventListener("abort", tellAll);
  signal[KEY]?.clear();
  delete signal[KEY];
}
