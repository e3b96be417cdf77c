// What goes wrong elsewhere: Returns/Throws/Example blocks leak into the tool description; caveats in Notes never reach the model.

/**
 * Pause the kiln.
 *
 * @remarks
 * A paused kiln cools by ten degrees a minute.
 *
 * @privateRemarks
 * Ticket 4417: ask the electrician before raising the limit.
 *
 * @throws RangeError if the pause is longer than an hour
 * @see The kiln handbook
 * @example
 * ```ts
 * pauseKiln(5);
 * ```
 * @param seconds - how long to pause
 * @returns a message that says when the pause ends
 * @tool
 */
export function pauseKiln(seconds: number): string {
  if (seconds > 3600) throw new RangeError("too long");
  return `until ${seconds}`;
}
