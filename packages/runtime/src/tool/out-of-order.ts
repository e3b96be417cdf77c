import { ToolOutOfOrderError } from "../errors/tool-out-of-order-error.js";

/** The error of a call of a tool that is defined wrongly. */
export function outOfOrder(name: string, cause: unknown): ToolOutOfOrderError {
  const summary = `Tool "${name}" is defined wrongly: ${cause instanceof Error ? cause.message : cause}`;
  return new ToolOutOfOrderError("WL2108", name, summary, { cause });
}
