import { tool } from "windlass";

const LIMITS = { slow: 60_000 } as const;

/** The comment stays the description. */
export const search = tool(
  { name: "catalog_search", timeout: LIMITS.slow, requiresApproval: true },
  (query: string): string[] => [query],
);

export const describe = tool({ description: "Describe a thing." }, (thing: string): string => thing);

/** Takes the members directly. @spread */
export const paint = tool((options: { color: string; coats?: number }): string => options.color);

/** What is computed is known at run time only. */
export const many = ["a", "b"].map((suffix) => tool({ name: `many_${suffix}` }, (text: string): string => text + suffix));
export const others = [1, 2].map((n) => tool({ name: `other_${n}` }, (text: string): string => text + n));
