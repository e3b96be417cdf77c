import { context, type Span, SpanKind, trace } from "@opentelemetry/api";
import type { Tracing } from "../call/tracing.js";
import { describeEnd } from "./describe-end.js";
import { SCOPE } from "./instrumentation-scope.js";
import { checkOptions, type OpenTelemetryOptions } from "./options.js";
import { spanName, startAttributes } from "./start-attributes.js";

/**
 * Traces calls with OpenTelemetry: a span for each, `execute_tool NAME`, after the semantic conventions for generative AI.
 * Spans that a tool makes are within that of its call, also where calls run at the same time, if a context manager is
 * registered, as the SDK for Node does. Without an SDK it does nothing.
 *
 * @param options - what is recorded beside names, ids and errors, and where to
 * @returns the tracing, for `new ToolRegistry({ tracing })` or a single call
 * @throws ToolDefinitionError for an unknown option, with the nearest one
 *
 * @example
 * const tools = new ToolRegistry({ tracing: openTelemetry({ captureArguments: true }) }).add(getWeather);
 */
export function openTelemetry(options: OpenTelemetryOptions = {}): Tracing {
  checkOptions(options);
  const tracer = options.tracer ?? (options.tracerProvider ?? trace).getTracer(SCOPE.name, SCOPE.version);
  return {
    trace(call, run) {
      const traced = async (span: Span) => {
        try {
          const end = await run();
          if (span.isRecording()) describeEnd(span, call, end, options);
        } finally {
          span.end();
        }
      };
      return tracer.startActiveSpan(
        spanName(call),
        { kind: SpanKind.INTERNAL, attributes: startAttributes(call) },
        context.active(),
        traced,
      );
    },
  };
}
