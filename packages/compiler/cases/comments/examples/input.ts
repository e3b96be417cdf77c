/** Where a ship lies. @example { id: 1 } */
interface Berth {
  id: number;
}

interface Ship {
  /**
   * @example "Vega"
   * @example Ada of the Seas
   */
  name: string;
  /**
   * @example 5
   * @example "five"
   * @example as many as there are
   */
  crew: number;
  /**
   * @example
   * ```json
   * ["a", "b"]
   * ```
   * @example
   * ```ts
   * tags.push("c");
   * ```
   */
  tags: string[];
}

/**
 * Moor a ship.
 * @example { "ship": "Vega", "at": "2024-05-01T12:00:00Z" }
 * @example
 * Two tugs:
 * ```json
 * { "ship": "Vega", "tugs": 2 }
 * ```
 * or none:
 * ```json
 * { "ship": "Ada", "tugs": 0 }
 * ```
 * @example { ship: 'Ada' }
 * @example <caption>With a caption</caption> { "ship": "Luna" }
 * @example ```json
 * { "ship": "Mira" }
 * ```
 * @example moor("Vega") is prose
 * @example
 * ```ts
 * moor({ ship: 1 });
 * ```
 * @example
 * ```json
 * { "ship": oops }
 * ```
 * @example { "boat": "Vega" }
 * @tool
 */
export function moor(ship: string, at?: Date, tugs?: number): void {
  void [ship, at, tugs];
}

/** Build. @tool */
export function build(ship: Ship, berth: Berth): void {
  void [ship, berth];
}
