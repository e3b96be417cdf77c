import { ToolError } from "../errors/tool-error.js";
import { ToolExecutionError } from "../errors/tool-execution-error.js";
import { ToolOutOfOrderError } from "../errors/tool-out-of-order-error.js";
import { shorten } from "../schema/show.js";
import type { CallScope } from "./call-scope.js";
import type { CallTarget } from "./call-target.js";
import type { EncodedResult } from "./encode/result-form.js";
import { wellFormed } from "./encode/well-formed.js";
import { LIMITS } from "./limits.js";
import type { ContentBlock } from "./render/content.js";
import { cut } from "./render/cut.js";
import type { ToolResult } from "./tool-result.js";
import { notify, warn } from "./warn.js";

/** The result of a call that went well. */
export function success(
  scope: CallScope,
  target: CallTarget,
  done: {
    readonly value: unknown;
    readonly encoded: EncodedResult;
    readonly content: readonly ContentBlock[];
  },
): ToolResult {
  const { structured, json } = done.encoded;
  const result: ToolResult = {
    callId: scope.call.id,
    name: target.name,
    isError: false,
    content: done.content,
    ...(structured !== undefined && { structuredContent: structured }),
    data: done.value,
    ...repairsOf(scope),
    durationMs: scope.elapsed,
  };
  // `data` may hold what JSON cannot say; in a log or on a wire it takes its wire form.
  return hide(result, "toJSON", () => ({ ...result, data: json }));
}

/** The result of a call that failed. The full error goes to `onError`, and to whoever looks at `error`. */
export function failure(scope: CallScope, error: ToolExecutionError): ToolResult {
  const { onError } = scope.options;
  if (onError !== undefined) notify(scope.options, "onError", () => onError(error, scope.call));
  // Nobody else would hear why: the model is not told.
  else if (error instanceof ToolOutOfOrderError) warn(scope.options, error);
  const result: ToolResult = {
    callId: scope.call.id,
    name: error.toolName,
    isError: true,
    code: error.resultCode,
    content: [{ type: "text", text: cut(wellFormed(toldTo(scope, error)), LIMITS.resultText) }],
    ...repairsOf(scope),
    durationMs: scope.elapsed,
  };
  return hide(result, "error", error);
}

/** What the model reads: where errors are masked, only that the tool failed, and by which id its log is found. */
function toldTo({ call, options }: CallScope, error: ToolExecutionError): string {
  const isInner = error.resultCode === "tool_error" || error.resultCode === "invalid_output";
  if (options.exposeErrors !== "masked" || !isInner || isMeant(error)) return error.modelText;
  return `Tool "${error.toolName}" failed. The reason is in the log of the application, under the call id "${shorten(call.id)}".`;
}

/** Whether a tool chose the words, be it one that the tool called. */
function isMeant({ cause }: ToolExecutionError): boolean {
  return cause instanceof ToolExecutionError ? isMeant(cause) : ToolError.isInstance(cause);
}

function repairsOf({ repairs }: CallScope): Pick<ToolResult, "repairs"> {
  return repairs.length === 0 ? {} : { repairs };
}

function hide(result: ToolResult, name: string, value: unknown): ToolResult {
  return Object.defineProperty(result, name, { value, enumerable: false });
}
