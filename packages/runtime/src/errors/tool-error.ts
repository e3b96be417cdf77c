const BRAND = Symbol.for("windlass.ToolError");

/**
 * An error for a tool to throw: its message goes to the model word for word, as the result of the call.
 * Of any other error the model sees the name and the message, without paths and shortened.
 *
 * @example
 * throw new ToolError("No order 17. Ask for the number on the receipt.");
 */
export class ToolError extends Error {
  static {
    // biome-ignore lint/complexity/noThisInStatic: by its name, bundlers would give the class another one
    this.prototype.name = "ToolError";
    // A brand, not the class: the tool may use another copy of the package than its caller.
    Object.defineProperty(ToolError.prototype, BRAND, { value: true });
  }

  /** Whether `value` is a ToolError, of this copy of the package or another. */
  static isInstance(value: unknown): value is ToolError {
    try {
      return value instanceof Error && (value as { [BRAND]?: unknown })[BRAND] === true;
    } catch {
      // Whatever was thrown throws when it is looked at.
      return false;
    }
  }
}
