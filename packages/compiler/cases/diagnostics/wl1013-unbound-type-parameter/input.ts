/** Give it back. @tool */
export function echo<T>(value: T): T {
  return value;
}

/** The constraint is read. @tool */
export function pick<K extends "a" | "b">(key: K): K {
  return key;
}
