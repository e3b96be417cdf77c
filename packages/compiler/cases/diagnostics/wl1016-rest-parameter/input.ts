/** Join words. @tool */
export function join(separator: string, ...words: string[]): string {
  return words.join(separator);
}
