import { context, type Span, SpanStatusCode, trace } from "@opentelemetry/api";
import { resultText, type ToolResult } from "../call/tool-result.js";
import type { TracedCall, TracedEnd } from "../call/tracing.js";
import type { ResultCode } from "../errors/result-code.js";
import { ToolArgumentsError } from "../errors/tool-execution-error.js";
import { capture } from "./capture.js";
import { exceptionLog, type ThrownError, thrownError } from "./exception.js";
import type { OpenTelemetryOptions } from "./options.js";

/** Longer text of arguments is not parsed for the sake of a span. */
const MAX_PARSED = 1_000_000;

/**
 * Whose content the text of an error quotes, and so what has to be allowed for it to be on the span. What a tool threw is
 * an exception, and told as such.
 */
const QUOTES: Readonly<Record<ResultCode, "captureArguments" | "captureResults" | undefined>> = {
  invalid_json: "captureArguments",
  invalid_arguments: "captureArguments",
  unknown_tool: undefined,
  approval_required: undefined,
  denied: "captureResults",
  timeout: undefined,
  cancelled: undefined,
  tool_error: undefined,
  invalid_output: "captureResults",
};

/** Says on the span how the call ended. */
export function describeEnd(span: Span, call: TracedCall, end: TracedEnd, options: OpenTelemetryOptions): void {
  const { result, approval } = end;
  const { code } = result;
  if (approval?.decision !== undefined) span.setAttribute("windlass.approval", approval.decision);
  // First what cannot fail: the hook may throw, and the rest is then lost.
  if (code !== undefined) {
    span.setAttribute("error.type", code);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  if (code !== undefined) describeError(span, code, result, options);
  if (options.captureArguments === true) set(span, "arguments", end.arguments ?? readable(call.rawArguments), options);
  if (options.captureResults === true && code === undefined) set(span, "result", jsonOf(result), options);
}

function describeError(span: Span, code: ResultCode, result: ToolResult, options: OpenTelemetryOptions): void {
  const thrown = thrownOf(result);
  const quoted = QUOTES[code];
  const isTold = quoted === undefined || options[quoted] === true;
  const said = thrown?.message ?? (isTold ? resultText(result) : undefined);
  const message = said === undefined ? undefined : capture(said, "error", options);
  if (message !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message });
  if (thrown === undefined) return;
  const stack = thrown.stack === undefined ? undefined : capture(thrown.stack, "error", options);
  const exception: ThrownError = { name: thrown.name, message: message ?? "", ...(stack !== undefined && { stack }) };
  if (options.logger === undefined) span.recordException(exception);
  else options.logger.emit(exceptionLog(exception, trace.setSpan(context.active(), span)));
}

/** What the tool, or the approver, threw. Faults of arguments are no exception. */
function thrownOf({ code, error }: ToolResult): ThrownError | undefined {
  if ((code !== "tool_error" && code !== "approval_required") || error === undefined || !("cause" in error))
    return undefined;
  return error.cause instanceof ToolArgumentsError ? undefined : thrownError(error.cause);
}

function set(span: Span, what: "arguments" | "result", value: unknown, options: OpenTelemetryOptions): void {
  if (value === undefined) return;
  const text = capture(value, what, options);
  if (text !== undefined) span.setAttribute(`gen_ai.tool.call.${what}`, text);
}

/** Arguments that do not fit, as JSON. In text that is none, nothing can be masked with certainty, so it is only counted. */
function readable(raw: unknown): unknown {
  if (typeof raw !== "string") return raw;
  try {
    if (raw.length <= MAX_PARSED) return JSON.parse(raw) as unknown;
  } catch {
    // Said below.
  }
  return `[text of ${raw.length} characters that is no JSON]`;
}

/** The result as JSON: what the output schema lets out, else all of it. */
function jsonOf(result: ToolResult & { readonly toJSON?: () => ToolResult }): unknown {
  return result.structuredContent ?? (result.toJSON?.() ?? result).data;
}
