/**
 * Book a table.
 * @tool
 * @example { "guests": 4 }
 * @example { "guests": "four" }
 */
export function book(guests: number): void {
  void guests;
}
