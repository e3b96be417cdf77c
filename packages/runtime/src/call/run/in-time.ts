/** `setTimeout` fires at once beyond this; nobody waits for 24 days. */
export const MAX_TIMER: number = 2 ** 31 - 1;

/**
 * Waits for a value, or rejects when the time is up. What comes later is not heard of.
 *
 * @param value - what is waited for
 * @param timeout - milliseconds; `Infinity` for no limit
 */
export async function inTime<T>(value: PromiseLike<T>, timeout: number): Promise<T> {
  if (timeout > MAX_TIMER) return value;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeout} ms`)), Math.max(0, timeout));
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
