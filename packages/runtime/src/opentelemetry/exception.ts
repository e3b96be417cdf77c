import type { Context } from "@opentelemetry/api";
import { shorten } from "../schema/show.js";

/** The event that the conventions name for a tool that threw. */
const EVENT_NAME = "gen_ai.execute_tool.exception";

/** WARN, which the conventions ask for: the exception was handled, since the model hears of it. */
const WARN = 13;

/** How long the name of an error may be. */
const MAX_NAME = 256;

/** What was thrown, in words. */
export interface ThrownError {
  /** Its class. */
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
}

/** A log record of an exception, in the form of `@opentelemetry/api-logs`. */
export interface ExceptionLog {
  readonly eventName: string;
  readonly severityNumber: 13;
  readonly severityText: string;
  readonly attributes: { [name: string]: string };
  readonly context: Context;
}

/** What takes such records: a `Logger` of `@opentelemetry/api-logs` fits. */
export interface ExceptionLogger {
  /** Sends a record off. */
  emit(record: ExceptionLog): void;
}

/** Whatever was thrown, in words; also of what is no error, and of what throws when it is looked at. */
export function thrownError(thrown: unknown): ThrownError {
  try {
    if (thrown === null) return { name: "null", message: "null" };
    if (typeof thrown !== "object") return { name: typeof thrown, message: String(thrown) };
    const { name, message, stack } = thrown as { readonly [name in "name" | "message" | "stack"]?: unknown };
    return {
      name: typeof name === "string" && name !== "" ? shorten(name, MAX_NAME) : "Error",
      message: typeof message === "string" ? message : "",
      ...(typeof stack === "string" && { stack }),
    };
  } catch {
    return { name: "Error", message: "" };
  }
}

/** The exception as a log record. */
export function exceptionLog({ name, message, stack }: ThrownError, context: Context): ExceptionLog {
  const attributes = {
    "exception.type": name,
    "exception.message": message,
    ...(stack !== undefined && { "exception.stacktrace": stack }),
  };
  return { eventName: EVENT_NAME, severityNumber: WARN, severityText: "WARN", attributes, context };
}
