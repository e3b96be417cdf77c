//! ill-typed
import { tool } from "windlass/nowhere";

/** Never seen as a tool. */
export const lost = tool((city: string) => city);

/** Still a tool. @tool */
export function found(city: string): string {
  return city;
}
