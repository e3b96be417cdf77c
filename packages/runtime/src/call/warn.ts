import { WindlassError } from "../errors/windlass-error.js";
import type { CallOptions } from "./call-options.js";
import { isThenable } from "./run/is-thenable.js";

/** Tells what does not stop a call but should be known: to `onWarning`, else to the process. Never silent, never throws. */
export function warn(options: Pick<CallOptions, "onWarning">, warning: WindlassError): void {
  const { onWarning } = options;
  if (onWarning === undefined) {
    emit(warning);
    return;
  }
  // A handler that throws, at once or as a promise, is no reason to lose the warning.
  try {
    const answer: unknown = onWarning(warning);
    if (isThenable(answer)) Promise.resolve(answer).catch(() => emit(warning));
  } catch {
    emit(warning);
  }
}

function emit(warning: WindlassError): void {
  if (typeof process === "object" && typeof process.emitWarning === "function") {
    process.emitWarning(warning.message, { type: "WindlassWarning", code: warning.code });
  } else console.warn(`${warning.code} ${warning.message}`);
}

/**
 * Calls a handler of the host. One that throws, at once or as a promise, is reported and forgotten: it must not change how
 * the call ends, nor end the process.
 */
export function notify(options: CallOptions, handler: string, call: () => unknown): void {
  const failed = (cause: unknown) =>
    warn(options, new WindlassError("WL2302", `The handler \`${handler}\` threw.`, { cause }));
  try {
    const answer = call();
    if (isThenable(answer)) Promise.resolve(answer).catch(failed);
  } catch (cause) {
    failed(cause);
  }
}
