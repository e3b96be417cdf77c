import type { Json } from "../descriptor.js";
import type { JsonSchema } from "../json-schema.js";

/**
 * What the host gives a tool beside its arguments: declare a parameter of this type and it is filled in for each call. It
 * is never part of the schema, so a model can never set it.
 */
export interface ToolContext<Deps = unknown> {
  /** Aborted when the caller gives up, or when the timeout has passed. */
  readonly signal: AbortSignal;
  /** The id of the call. */
  readonly callId: string;
  /** The name under which the tool was called. */
  readonly toolName: string;
  /** The application's own state, as given to the call: `execute(call, { deps })`. */
  readonly deps: Deps;
  /** On whose behalf the call is made, where the host knows it. */
  readonly principal?: unknown;
  /** Tells how far the work is. Does nothing where nobody listens. */
  progress(update: ProgressUpdate): void;
  /** Leaves a line for the host's log. Does nothing where nobody listens. */
  log(entry: LogEntry): void;
  /** Asks the user for something; there only where the host can. */
  elicit?(request: ElicitRequest): Promise<ElicitAnswer>;
}

/** How far the work of a call is. */
export interface ProgressUpdate {
  /** What is done so far; grows with every update. */
  readonly progress: number;
  /** What `progress` will be at the end, where that is known. */
  readonly total?: number;
  /** What is being done, for people. */
  readonly message?: string;
}

/** A line of a log. */
export interface LogEntry {
  readonly level: "debug" | "info" | "warning" | "error";
  readonly message: string;
  /** Further facts. */
  readonly data?: Json;
}

/** A question to the user. */
export interface ElicitRequest {
  readonly message: string;
  /** What the answer looks like: an object with simple properties. */
  readonly schema?: JsonSchema;
}

/** The user's answer. */
export interface ElicitAnswer {
  readonly action: "accept" | "decline" | "cancel";
  readonly content?: { readonly [name: string]: Json };
}
