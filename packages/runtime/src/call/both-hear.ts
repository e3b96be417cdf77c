import type { CallOptions } from "./call-options.js";

type OnCall = CallOptions["onCall"];

/**
 * One `onCall` of two: neither misses a call because the other throws, or because it was given closer to the call. An audit
 * that one call could switch off were none.
 *
 * @param first - hears first
 * @param second - hears then, of the same record
 * @returns the handler that tells both
 */
export function bothHear(first: OnCall, second: OnCall): OnCall {
  if (first === undefined || second === undefined || first === second) return first ?? second;
  return (record) => Promise.all([first, second].map(async (hear) => hear(record)));
}
