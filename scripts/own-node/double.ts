/**
 * Doubles a number.
 *
 * @param x - The number.
 * @tool
 */
export function double(x: number): number {
  return x * 2;
}
