/**
 * Drop the anchor.
 * @tool @requiresApproval
 * @toolName `drop_anchor`
 * @timeout 1.5m
 * @destructive false
 * @openWorld
 */
export function drop(): void {}

/**
 * Wait.
 * @tool
 * @timeout Infinity
 * @register false
 */
export function wait(): void {}

/**
 * Faults stand at their tags.
 * @tool
 * @timeout 1 day
 * @toolName
 */
export function faults(): void {}

/**
 * What stands twice counts once.
 * @tool
 * @tool
 * @timeout 1s
 * @timeout 2s
 * @toolName a/b
 */
export function twice(): void {}
