// What goes wrong elsewhere: A generic function has no concrete parameter type.
//! tool pick
//! accept {"choices":["a"],"fallback":"b"}

/**
 * Pick one of the choices.
 * @tool
 */
export function pick<T extends string>(choices: T[], fallback: T): T {
  return choices[0] ?? fallback;
}

/**
 * Give the value back.
 * @tool
 */
export function echo<T>(value: T): T {
  return value;
}
