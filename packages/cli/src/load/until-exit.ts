import { constants } from "node:os";

/** What ends a command from outside. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Does something when the process ends, by itself or by a signal.
 *
 * @param tidy - must not wait for anything
 */
export function untilExit(tidy: () => void): void {
  process.once("exit", tidy);
  for (const signal of SIGNALS) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
