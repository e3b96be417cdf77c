import { ToolError } from "../errors/tool-error.js";
import { ToolExecutionError } from "../errors/tool-execution-error.js";
import { LIMITS } from "./limits.js";
import { withoutPaths } from "./without-paths.js";

/**
 * What a tool threw, as the failure of its call. The model reads `Name: message` without stack and paths, or the very
 * message of a {@link ToolError}; the full error is the `cause`.
 */
export function toolFailed(toolName: string, cause: unknown): ToolExecutionError {
  const isMeant = ToolError.isInstance(cause);
  const text = isMeant ? cause.message : withoutPaths(errorText(cause));
  return new ToolExecutionError(
    { code: "WL2108", resultCode: "tool_error" },
    toolName,
    cut(text === "" ? "The tool failed." : text),
    { cause, summary: `Tool "${toolName}" failed: ${cut(isMeant ? cause.message : errorText(cause))}` },
  );
}

/** `Name: message` of whatever was thrown; also of what is no error, and of what throws when it is looked at. */
function errorText(thrown: unknown): string {
  try {
    if (typeof thrown !== "object" || thrown === null) return `Error: ${String(thrown)}`;
    const { name, message } = thrown as { readonly name?: unknown; readonly message?: unknown };
    const title = typeof name === "string" && name !== "" ? name : "Error";
    return typeof message === "string" && message !== "" ? `${title}: ${message}` : title;
  } catch {
    return "Error";
  }
}

function cut(text: string): string {
  return text.length <= LIMITS.errorText ? text : `${text.slice(0, LIMITS.errorText)}…`;
}
