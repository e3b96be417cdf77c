// What goes wrong elsewhere: A destructured parameter has no name: schema property is "__0" and the comments are lost.

/**
 * Book a seat.
 * @param seat - which seat to book
 * @tool
 */
export function bookSeat({ row, column = 1 }: {
  /** Row letter. */
  row: string;
  /** Column number. */
  column?: number;
}): string {
  return row + column;
}
