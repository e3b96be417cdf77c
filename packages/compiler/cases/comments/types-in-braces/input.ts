/**
 * Types that are written behind the name, too.
 *
 * @param loud {boolean} - before the hyphen
 * @param often - {number} behind the hyphen
 * @param where - {string[]} - between two
 * @param maybe - {?string} or nothing
 * @param text - {id} stands for the number
 * @tool
 */
export function ring(loud: boolean, often: number, where: string[], maybe: string | null, text: string): void {
  void [loud, often, where, maybe, text];
}

interface Rings {
  /**
   * @items.minimum 1
   * @TJS-type integer
   */
  times: number[];
}

/** Tags of other tools are no text. @tool */
export function ringOften(rings: Rings, again: string): void {
  void [rings, again];
}
