import type { Fault } from "./fault.js";
import { type ErrorDetails, WindlassError } from "./windlass-error.js";

/** A text or value does not fit the type of a `schemaOf<T>()`. */
export class SchemaError extends WindlassError {
  static {
    // biome-ignore lint/complexity/noThisInStatic: by its name, bundlers would give the class another one
    this.prototype.name = "SchemaError";
  }

  /** Every fault that was found (the first twenty); empty where the text is no JSON at all. */
  readonly faults: readonly Fault[];

  /**
   * @param code - text that is no JSON, a value that does not fit, or one that cannot be encoded
   * @param message - what is wrong, worded for a model
   */
  constructor(
    code: "WL2401" | "WL2402" | "WL2403",
    message: string,
    faults: readonly Fault[],
    details: ErrorDetails = {},
  ) {
    super(code, message, details);
    this.faults = faults;
  }
}
