/** Any function at all. */
export type AnyFunction = (...args: never[]) => unknown;
