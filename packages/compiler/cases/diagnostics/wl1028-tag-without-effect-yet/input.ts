/**
 * Count for long.
 *
 * @worker
 * @tool
 */
export function count(to: number): void {}

/** Count here. @worker false @tool */
export function here(to: number): void {}
