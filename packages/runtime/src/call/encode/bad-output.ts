import type { Fault } from "../../errors/fault.js";
import { ToolOutputError } from "../../errors/tool-execution-error.js";
import { faultLines } from "../validate/faults-text.js";

/** The error for a result that has no JSON form, or does not fit its schema. */
export function badOutput(toolName: string, faults: readonly Fault[], cause?: unknown): ToolOutputError {
  const text = faultLines(faults).join("\n");
  return new ToolOutputError(toolName, `Tool "${toolName}" returned an invalid result: ${text}`, faults, {
    hint: "The result must fit the function's declared return type, and have a JSON form.",
    ...(cause !== undefined && { cause }),
  });
}
