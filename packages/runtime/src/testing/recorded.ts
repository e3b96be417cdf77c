import type { CallRecord } from "../call/call-record.js";

/** Something that has recorded calls: a test registry, a recorder, a fake tool. */
export interface Recorded {
  /** The calls that have ended, in the order in which they began. */
  readonly calls: readonly CallRecord[];
}

/** Puts a call in its place. Calls that ran at the same time end in any order; nobody wants to test that. */
export function insert(calls: CallRecord[], call: CallRecord): void {
  let place = calls.length;
  while (place > 0 && (calls[place - 1] as CallRecord).startedAt > call.startedAt) place--;
  calls.splice(place, 0, call);
}
