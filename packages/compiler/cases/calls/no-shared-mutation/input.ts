// What goes wrong elsewhere: Validation or strict-mode conversion mutates an object that the caller owns and reuses.

/**
 * Collect a thing.
 * @tool
 */
export function collect(bag: { items: string[]; size?: number } = { items: [] }): string {
  bag.items.push("x");
  return String(bag.items.length);
}
