//! ill-typed
import type { Missing } from "./nowhere.js";

/** Use what is missing. @tool */
export function use(thing: Missing, other: Unknown, count: number): number {
  return count;
}
