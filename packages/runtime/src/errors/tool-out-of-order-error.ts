import type { ErrorCode } from "./error-code.js";
import { ToolExecutionError } from "./tool-execution-error.js";
import type { ErrorDetails } from "./windlass-error.js";

/**
 * The program is at fault, not the call and not what the tool does: the tool is defined wrongly, called with options that
 * cannot be, or its worker cannot be had. The model hears only that the tool is out of order; where nobody listens to
 * `onError`, the program is warned.
 */
export class ToolOutOfOrderError extends ToolExecutionError {
  static {
    // biome-ignore lint/complexity/noThisInStatic: by its name, bundlers would give the class another one
    this.prototype.name = "ToolOutOfOrderError";
  }

  /**
   * @param code - the code in the catalogue
   * @param toolName - the tool that was called
   * @param summary - what is wrong
   * @param details - what to do about it, and the error behind it
   */
  constructor(code: ErrorCode, toolName: string, summary: string, details: ErrorDetails = {}) {
    const kind = { code, resultCode: "tool_error" } as const;
    super(kind, toolName, `Tool "${toolName}" is out of order.`, { ...details, summary });
  }
}
