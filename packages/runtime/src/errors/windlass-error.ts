import type { ErrorCode } from "./error-code.js";

/** What an error says beside its message. */
export interface ErrorDetails {
  /** What to do about it. */
  readonly hint?: string | undefined;
  /** The error behind it. */
  readonly cause?: unknown;
}

/** The root of all errors of the runtime. The message ends with the hint, if there is one. */
export class WindlassError extends Error {
  static {
    // On the prototype, so that it is no own property of every error.
    // biome-ignore lint/complexity/noThisInStatic: by its name, bundlers would give the class another one
    this.prototype.name = "WindlassError";
  }

  /** The code in the catalogue (`ERRORS.md`). */
  readonly code: ErrorCode;
  /** What to do about it. Not enumerable, since the message ends with it; absent where there is none. */
  declare readonly hint?: string;

  constructor(code: ErrorCode, summary: string, details: ErrorDetails = {}) {
    super(details.hint === undefined ? summary : `${summary}\n${details.hint}`, causeOf(details));
    this.code = code;
    if (details.hint !== undefined) Object.defineProperty(this, "hint", { value: details.hint, enumerable: false });
  }
}

function causeOf(details: ErrorDetails): ErrorOptions | undefined {
  return "cause" in details ? { cause: details.cause } : undefined;
}
