/** Halve it. @tool */
export const halve = (value: number): number => value / 2;

/** Double it. @tool */
export const double = function twice(value: number): number {
  return value * 2;
};

/** Third of it. @tool */
const third = ((value: number) => value / 3) satisfies (value: number) => number;

/** A function made elsewhere. @tool */
export const made = maker("x");

function maker(prefix: string): (text: string, times?: number) => string {
  return (text, times = 1) => prefix + text.repeat(times) + String(third(3));
}
