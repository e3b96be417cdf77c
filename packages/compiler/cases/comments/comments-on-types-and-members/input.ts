/** A point on the map. */
interface Point {
  /** Degrees north. */
  lat: number;
  lon: number; // not a doc comment
}

/** Never shown: the parameter has a text of its own. */
type Zoom = "near" | "far";

/**
 * Look at a place.
 *
 * @remarks
 * See {@link Point} or {@link https://reef.example | the map}.
 *
 * @param zoom - how close
 * @param options.color - color of the pin
 * @returns the name of the place
 * @throws never shown
 * @tool
 */
export function look(
  point: Point,
  zoom: Zoom,
  /** Written before the parameter. */ label: string,
  options: { color?: string; /** Its own text. */ size?: number } = {},
): string {
  return [point, zoom, label, options].join();
}

/**
 * Members by `@param`.
 * @param a - the first
 * @tool
 */
export function members({ a, b = 2 }: { a: string; /** The second. */ b?: number }): string {
  return a + b;
}

/**
 * Members by a dotted `@param`, whatever the whole is called there.
 * @param seat - the seat
 * @param seat.row - its row
 * @tool
 */
export function dotted({ row, column = 1 }: { row: string; column: number }): string {
  return row + column;
}
