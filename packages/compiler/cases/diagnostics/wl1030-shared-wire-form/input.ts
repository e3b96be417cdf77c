/** Remind somebody. @tool */
export function remind(when: Date | string, id: bigint | string): string {
  return String(when) + String(id);
}
