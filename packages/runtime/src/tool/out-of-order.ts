import { ToolExecutionError } from "../errors/tool-execution-error.js";

/** The error of a call of a tool that is defined wrongly: the model hears that it is out of order, the host hears why. */
export function outOfOrder(name: string, cause: unknown): ToolExecutionError {
  const kind = { code: "WL2108", resultCode: "tool_error" } as const;
  const summary = `Tool "${name}" is defined wrongly: ${cause instanceof Error ? cause.message : cause}`;
  return new ToolExecutionError(kind, name, `Tool "${name}" is out of order.`, { cause, summary });
}
