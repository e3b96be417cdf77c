// What goes wrong elsewhere: Inserted code moves lines: breakpoints and stack traces are wrong.

/**
 * Burn a log.
 * @tool
 */
export function burn(log: string): string {
  if (log === "wet") {
    throw new Error("no fire"); // MARK
  }
  return "warm";
}
