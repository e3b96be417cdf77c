/**
 * Waits for a value, or rejects with the signal's reason as soon as it is aborted. Leaves no listener behind, and no
 * unhandled rejection where the value fails afterwards.
 */
export async function orAborted<T>(value: T | PromiseLike<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return value;
  let stop: () => void = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
  });
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await Promise.race([aborted, value]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
