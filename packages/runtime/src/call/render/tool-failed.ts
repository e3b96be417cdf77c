import { ToolError } from "../../errors/tool-error.js";
import { ToolExecutionError } from "../../errors/tool-execution-error.js";
import { shorten, show } from "../../schema/show.js";
import { maskSecrets } from "../../secrets/mask-secrets.js";
import { wellFormed } from "../encode/well-formed.js";
import { LIMITS } from "../limits.js";
import { cut as cutResult } from "./cut.js";
import { withoutPaths } from "./without-paths.js";

/**
 * What a tool threw, as the failure of its call. The model reads `Name: message` without stack, paths, credentials and keys,
 * or the very message of a {@link ToolError}; the full error is the `cause`.
 */
export function toolFailed(toolName: string, cause: unknown): ToolExecutionError {
  const isMeant = ToolError.isInstance(cause);
  // A tool that called another one, and let its failure through: what that one tells is for the model already.
  const isInner = cause instanceof ToolExecutionError;
  const text = isMeant ? cause.message : isInner ? cause.modelText : sanitized(errorText(cause));
  return new ToolExecutionError(
    { code: "WL2108", resultCode: "tool_error" },
    toolName,
    // What a tool means to say is its result.
    isMeant && text !== "" ? cutResult(wellFormed(text)) : cut(text === "" ? "The tool failed." : text),
    { cause, summary: `Tool "${toolName}" failed: ${cut(isMeant ? cause.message : errorText(cause))}` },
  );
}

/** Of a text that is longer than anybody will see, no more is looked at. */
const MAX_READ = 8 * LIMITS.errorText;

/** Without what tells about the machine, and what opens doors. Masked as a whole and cut then, so that no half is left. */
function sanitized(text: string): string {
  // Ends at a space: half a key is not known for one.
  const read = text.length <= MAX_READ ? text : text.slice(0, MAX_READ).replace(/\S{0,512}$/, "");
  return withoutPaths(maskSecrets(read));
}

/** How many of the errors in an `AggregateError` are told. */
const MAX_INNER = 5;

/** `Name: message` of whatever was thrown; also of what is no error, and of what throws when it is looked at. */
function errorText(thrown: unknown): string {
  try {
    return textOf(thrown);
  } catch {
    return "Error";
  }
}

function textOf(thrown: unknown): string {
  if (typeof thrown === "string") return thrown === "" ? "Error" : `Error: ${thrown}`;
  if (thrown === undefined || thrown === null) return `Error: ${thrown} was thrown`;
  // What a function says of itself is its source.
  if (typeof thrown === "function") return "Error: a function was thrown";
  if (typeof thrown !== "object") return `Error: ${String(thrown)}`;
  const { name, message, errors } = thrown as { readonly [name in "name" | "message" | "errors"]?: unknown };
  const title = typeof name === "string" && name !== "" ? name : "Error";
  if (typeof message === "string" && message !== "") return `${title}: ${message}${codeOfCause(thrown)}`;
  // A connection that fails on each of its addresses says so without a message.
  if (Array.isArray(errors) && errors.length > 0) return `${title}: ${innerTexts(errors)}`;
  return thrown instanceof Error ? title : `${title}: ${show(thrown)}`;
}

/** ` (ECONNREFUSED)`: "fetch failed" alone helps nobody. Of a cause no more is told, since its error may stand before it. */
function codeOfCause(thrown: object): string {
  const { cause } = thrown as { readonly cause?: unknown };
  const code = typeof cause === "object" && cause !== null ? (cause as { readonly code?: unknown }).code : undefined;
  return typeof code === "string" && /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? ` (${code})` : "";
}

function innerTexts(errors: readonly unknown[]): string {
  const texts = errors
    .slice(0, MAX_INNER)
    .map((error) => (error instanceof AggregateError ? error.name : textOf(error)));
  return `${texts.join("; ")}${errors.length > MAX_INNER ? "; …" : ""}`;
}

function cut(text: string): string {
  return shorten(wellFormed(text), LIMITS.errorText);
}
