import { tool } from "windlass";

/**
 * Rings.
 *
 * @deprecated Use `chime`.
 * @tool
 */
export function ring(): void {}

/**
 * Knocks.
 *
 * @param hard - How hard.
 * @deprecated
 */
export const knock = tool((hard: number): void => {});

//! tool knock
//! accept {"hard": 1}
//! reject {}

/** Chimes; `@deprecated` in code is text. @tool */
export function chime(): void {}
