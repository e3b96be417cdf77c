/**
 * Wait.
 * @tool
 * @timeout soon
 */
export function wait(): void {}
