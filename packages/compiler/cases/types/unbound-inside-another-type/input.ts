//! tool pick
//! accept {"key":"a","row":{"x":1,"y":2},"value":"text"}
//! reject {"key":"c","row":{"x":1,"y":2},"value":"text"}
//! reject {"key":"a","row":{},"value":"text"}
interface Settings {
  a: string;
  b: number;
}

/** A type parameter inside another type is read as its constraint. @tool */
export function pick<T extends Settings, K extends keyof T, R extends "x" | "y">(
  key: K,
  row: Record<R, number>,
  value: T[K],
  other?: keyof T,
): void {}

/** Nothing says what they are. @tool */
export function guess<T, K extends string>(part: Partial<T>, name: keyof T, map: Record<K, number>): void {}
