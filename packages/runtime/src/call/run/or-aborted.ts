import { onAbort } from "./on-abort.js";

/**
 * Waits for a value, or rejects with the signal's reason as soon as it is aborted. Leaves no listener behind, and no
 * unhandled rejection where the value fails afterwards.
 */
export async function orAborted<T>(value: T | PromiseLike<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return value;
  let stop: () => void = () => {};
  const aborted = new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else stop = onAbort(signal, end);
  });
  try {
    return await Promise.race([aborted, value]);
  } finally {
    stop();
  }
}
