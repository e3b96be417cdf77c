/**
 * `windlass/opentelemetry`: the spans of tool calls, after the semantic conventions for generative AI. Needs the package
 * `@opentelemetry/api`: `npm install @opentelemetry/api`.
 */

export type { ExceptionLog, ExceptionLogger } from "./exception.js";
export { openTelemetry } from "./open-telemetry.js";
export type { Captured, OpenTelemetryOptions } from "./options.js";
