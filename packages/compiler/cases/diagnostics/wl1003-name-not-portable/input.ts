/** Weigh it. @tool */
export function größe(kg: number): number {
  return kg;
}

/**
 * Named by a tag.
 * @tool
 * @toolName files/read
 */
export function named(): void {}

/**
 * Named by two words.
 * @toolName my tool
 * @tool
 */
export function words(): void {}
