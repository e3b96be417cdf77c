// What goes wrong elsewhere: The description is looked for in one fixed place (the second line); one-line and tag-first comments give nothing.

/** Ring the bell. @tool */
export function ring(): void {}

/**
 * @tool
 * Chime the hour.
 */
export function chime(hour: number): string {
  return "ding".repeat(hour);
}
