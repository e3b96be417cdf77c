/** Ring the bell. @param hard - how hard @returns the sound @tool @timeout 3s @readOnly */
export function ring(hard: number): string {
  return "ding".repeat(hard);
}

/** @tool Chime the hour, says `@hour`. */
export const chime = (/** The hour. @minimum 0 @maximum 23 @integer */ hour: number, /** @default "C" */ key?: string): string =>
  `${hour} ${key}`;

/** @tool */
export function silent(): void {}
