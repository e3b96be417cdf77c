import type { ToolCall } from "../../call/tool-call.js";
import type { ToolResult } from "../../call/tool-result.js";

/** Which tool a model may or must call. A name is the tool's own. */
export type ToolChoice = "auto" | "none" | "required" | { readonly tool: string };

/** A call as it stands in a response, before it is decoded. */
export interface WireCall extends ToolCall {
  readonly id?: string | undefined;
  /** The name in the dialect. */
  readonly name: string;
  /** An object, or JSON text that may be broken. */
  readonly arguments?: unknown;
}

/** A result with the name that the tool has in the dialect. */
export interface WireResult {
  readonly result: ToolResult;
  readonly name: string;
}

/** Puts the pieces of a streamed response together. */
export interface StreamReader {
  /** Takes the next piece, as the provider's SDK yields it. Pieces that say nothing of calls are passed over. */
  push(chunk: unknown): void;
  /** The calls that are complete by now, in the order in which they began. */
  calls(): WireCall[];
}

/**
 * How tools, calls and results stand in a provider's requests and responses. Pure, and total: what a provider sends is
 * never trusted to have its shape.
 */
export interface Wire<
  Definition extends object,
  Response,
  Message,
  Choice = unknown,
  Entry extends object = Definition,
> {
  /** What the request's `tools` take: for most the definitions as they are. */
  tools(definitions: readonly Definition[]): Entry[];
  /** What the request's tool choice takes; undefined where it is to be left out. The name is that in the dialect. */
  choice(choice: ToolChoice): Choice;
  /** The calls of a response, of its message, or of a list of either. */
  callsFrom(response: Response): WireCall[];
  /** What goes back: messages (or items) to add to the conversation, in the order of the results. */
  resultsFor(results: readonly WireResult[]): Message[];
  /** Reads a streamed response. */
  reader(): StreamReader;
}

/** Any wire. */
// biome-ignore lint/suspicious/noExplicitAny: a wire both takes and gives its shapes
export type AnyWire = Wire<any, any, any, any, any>;
