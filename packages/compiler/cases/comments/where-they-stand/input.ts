/**
 * Copyright: the harbor.
 * @license MIT
 */

import { tool } from "windlass";

/** Not this one. */
/** The last one counts. @tool */
export function last(): void {}

/**
 * Blank lines and other comments in between.
 * @tool
 */

// a note
/* another */
export async function apart(): Promise<void> {}

export /** Behind the modifier. @tool */ async function behind(): Promise<void> {}

const before = 1; /** About the line before: never shown. */
/** @tool */
export function after(/** The one. */ a: string, /* no doc comment */ b: string, c: string /** Behind it. */): string {
  return `${a}${b}${c}${before}`;
}

export class Horn {
  /** Before the decorator. */
  @tool
  sound(): void {}

  @tool({ name: "mute" })
  /** Behind the decorator. */
  async mute(/** For how long. */ seconds: number): Promise<void> {
    void seconds;
  }
}

export const wrapped = tool(
  /**
   * On the function.
   * @param a - its parameter
   */
  (a: string) => a,
);
