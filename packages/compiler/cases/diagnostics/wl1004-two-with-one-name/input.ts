/** One. @tool */
export function first(): void {}

/**
 * Other.
 * @tool
 * @toolName first
 */
export function second(): void {}
