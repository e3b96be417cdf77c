import { tool } from "windlass";

/** Marked where it is declared. @tool */
export function tagged(text: string): string {
  return text;
}

/** Also. @tool */
export const arrow = (text: string): string => text;

/** By a call. */
export const called = tool((text: string): string => text);
