import type { MessagePort } from "node:worker_threads";
import type { HostMessage } from "./messages.js";
import { packAnyway } from "./pack.js";

/** How long a function that was given a signal may heed it before its thread is ended, in milliseconds. */
const GRACE = 100;

/**
 * Ends a thread when the call's signal is aborted. A function that was given a signal is told, and has a moment to clean up;
 * nobody waits for it meanwhile.
 *
 * @param signal - the call's
 * @param call - the thread's end, the port to the function, and what the host would have given the function here
 * @returns lets go of the signal; to be called when the function has ended
 */
export function endWithSignal(
  signal: AbortSignal,
  call: { readonly thread: AbortController; readonly port: MessagePort; readonly given: readonly unknown[] },
): () => void {
  const { thread, port, given } = call;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (reason: unknown) =>
    port.postMessage({ kind: "abort", reason: packAnyway(reason) } satisfies HostMessage);
  const stop = () => {
    if (given.length === 0) return thread.abort();
    tell(signal.reason);
    timer = setTimeout(() => thread.abort(), GRACE);
  };
  // A program that called the tool with typed arguments may have passed a signal of its own.
  const others = given.flatMap((value) => signalIn(value) ?? []).filter((other) => other !== signal);
  const listeners = others.map((other) => listen(other, () => tell(other.reason)));
  listeners.push(listen(signal, stop));
  return () => {
    clearTimeout(timer);
    for (const unlisten of listeners) unlisten();
  };
}

function signalIn(given: unknown): AbortSignal | undefined {
  const found = given instanceof AbortSignal ? given : (given as { readonly signal?: unknown } | undefined)?.signal;
  return found instanceof AbortSignal ? found : undefined;
}

function listen(signal: AbortSignal, heard: () => void): () => void {
  if (signal.aborted) heard();
  else signal.addEventListener("abort", heard, { once: true });
  return () => signal.removeEventListener("abort", heard);
}
