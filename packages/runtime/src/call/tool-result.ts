import type { Json } from "../descriptor.js";
import type { ResultCode } from "../errors/result-code.js";
import type { ToolExecutionError } from "../errors/tool-execution-error.js";
import type { ContentBlock } from "./render/content.js";

/** The outcome of a call. Its JSON form is safe to log and to send: `data` is written as the tool's wire form. */
export interface ToolResult<Data = unknown> {
  /** The id of the call. */
  readonly callId: string;
  /** The name of the tool that was called. */
  readonly name: string;
  /** Whether the call failed. */
  readonly isError: boolean;
  /** Why the call failed. */
  readonly code?: ResultCode;
  /** What the model reads: blocks as MCP defines them, nearly always one text. */
  readonly content: readonly ContentBlock[];
  /** The result as JSON, in the form of the tool's output schema; absent for errors and tools without one. */
  readonly structuredContent?: { readonly [name: string]: Json };
  /** What the function returned; absent for errors. */
  readonly data?: Data;
  /** What was changed in the arguments to make them fit; absent where nothing was. */
  readonly repairs?: readonly Repair[];
  /** How long the call took, in milliseconds. */
  readonly durationMs: number;
  /** The error behind a failed call, with the real `cause`. Not enumerable: it reaches neither JSON nor a model. */
  readonly error?: ToolExecutionError;
}

/** The result of a call that succeeded. */
export interface ToolSuccess<Data = unknown> extends ToolResult<Data> {
  readonly isError: false;
  readonly data: Data;
}

/** One change that made an argument fit: never a guess, always the only reading that the schema allows. */
export interface Repair {
  /** The place: `ids[1]`, or nothing for the arguments as a whole. */
  readonly path: string;
  /** What came, shortened. */
  readonly from: string;
  /** What it was read as, shortened. */
  readonly to: string;
}

/**
 * The text of a result: what a model reads where content is one string.
 *
 * @param result - the outcome of a call
 * @returns the text blocks, joined by line breaks; other blocks are named, not shown
 */
export function resultText(result: Pick<ToolResult, "content">): string {
  return result.content.map((block) => (block.type === "text" ? block.text : `[${block.type}]`)).join("\n");
}
