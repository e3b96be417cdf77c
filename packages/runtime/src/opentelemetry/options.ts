import type { Tracer, TracerProvider } from "@opentelemetry/api";
import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import { unknownOption } from "../errors/unknown-option.js";
import { show } from "../schema/show.js";
import type { ExceptionLogger } from "./exception.js";

/** What a text or value on a span is of: the arguments of a call, its result, or what is said about its failure. */
export type Captured = "arguments" | "result" | "error";

/** How calls are traced. */
export interface OpenTelemetryOptions {
  /** Makes the spans, instead of one of the tracer provider's. */
  readonly tracer?: Tracer | undefined;
  /** Where the tracer is from; the global provider where nothing is said. */
  readonly tracerProvider?: TracerProvider | undefined;
  /** Puts the arguments on the span, masked. Off where nothing is said: they may be anybody's secrets. */
  readonly captureArguments?: boolean | undefined;
  /** Puts the result on the span, masked. Off where nothing is said. */
  readonly captureResults?: boolean | undefined;
  /**
   * Has the last word on what goes out: gets the arguments or the result as JSON (the beginning of what is too long to
   * record), or a text about an error, in which values
   * of secret-named properties and texts that look like keys are masked already, and gives what to record instead.
   * `undefined` leaves it out; so does throwing.
   */
  readonly redact?: ((value: unknown, what: Captured) => unknown) | undefined;
  /** How many characters one attribute may have; 8192 where nothing is said. What is longer is cut, with a mark. */
  readonly maxLength?: number | undefined;
  /**
   * Takes exceptions as log records, as the conventions ask of new programs: `logs.getLogger("windlass")` of
   * `@opentelemetry/api-logs`. Without it they are events of the span.
   */
  readonly logger?: ExceptionLogger | undefined;
}

/** What each option must be. */
const KINDS: Readonly<Record<keyof OpenTelemetryOptions, "object" | "boolean" | "function" | "number">> = {
  tracer: "object",
  tracerProvider: "object",
  captureArguments: "boolean",
  captureResults: "boolean",
  redact: "function",
  maxLength: "number",
  logger: "object",
};

/**
 * Checks the options: a `redact` that is spelled wrongly would never be asked.
 *
 * @throws ToolDefinitionError that names the option, and the nearest one where there is none of that name
 */
export function checkOptions(options: OpenTelemetryOptions): void {
  for (const [name, value] of Object.entries(options)) {
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name as keyof OpenTelemetryOptions] : undefined;
    if (kind === undefined) {
      throw unknownOption("`openTelemetry`", name, Object.keys(KINDS));
    }
    if (value === undefined || (typeof value === kind && value !== null && !Number.isNaN(value))) continue;
    const wanted = kind === "object" ? "an object" : `a ${kind}`;
    throw new ToolDefinitionError(
      "WL2005",
      `The option \`${name}\` of \`openTelemetry\` must be ${wanted}, not ${show(value)}.`,
    );
  }
}
