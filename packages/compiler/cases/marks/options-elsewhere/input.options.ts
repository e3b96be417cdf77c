/** Shared by tools that need consent. */
export const GUARDED = { description: "Asks first.", requiresApproval: true } satisfies object;
