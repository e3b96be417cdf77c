import type { ToolSource } from "windlass";

/** What the user's own code takes. */
export function use(...sources: ToolSource[]): void {
  void sources;
}

/**
 * Finds things.
 *
 * @param query - What to find.
 */
export function find(query: string): string[] {
  return [query];
}

/** Counts. */
export const count = (list: string[]): number => list.length;

export default function (text: string): string {
  return text;
}
