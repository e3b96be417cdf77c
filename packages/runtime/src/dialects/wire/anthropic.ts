import type { AnthropicTool } from "../definitions.js";
import { fitId } from "./fit-id.js";
import { call, each, field, list, Pieces } from "./read.js";
import { blockText } from "./said.js";
import type { StreamReader, Wire, WireCall, WireResult } from "./wire.js";

/** A message, a block of its content, or a list of either. */
export type AnthropicResponse = AnthropicReply | readonly AnthropicReply[];

/** One message or block. */
export type AnthropicReply = { readonly content: string | readonly object[] } | { readonly type: string };

/** The results of a turn, as one message. */
export interface AnthropicResultsMessage {
  role: "user";
  content: AnthropicToolResult[];
}

/** One result. */
export interface AnthropicToolResult {
  type: "tool_result";
  tool_use_id: string;
  content: string | AnthropicBlock[];
  is_error?: true;
}

/** A piece of a result. */
export type AnthropicBlock =
  | { type: "text"; text: string }
  | { type: "image"; source: { type: "base64"; media_type: AnthropicImageType; data: string } }
  | { type: "document"; source: { type: "base64"; media_type: "application/pdf"; data: string } };

/** The kinds of pictures that the API takes. */
export type AnthropicImageType = "image/jpeg" | "image/png" | "image/gif" | "image/webp";

/** What `tool_choice` takes. */
export type AnthropicToolChoice = { type: "auto" | "any" | "none" } | { type: "tool"; name: string };

const IMAGES: readonly string[] = ["image/jpeg", "image/png", "image/gif", "image/webp"];

/** Anthropic's Messages (https://docs.anthropic.com/en/api/messages). All results of a turn stand in one message. */
export const anthropicWire: Wire<AnthropicTool, AnthropicResponse, AnthropicResultsMessage, AnthropicToolChoice> = {
  tools: (definitions) => [...definitions],
  choice(choice) {
    if (typeof choice !== "string") return { type: "tool", name: choice.tool };
    return { type: choice === "required" ? "any" : choice };
  },
  callsFrom: (response) =>
    each(response).flatMap((reply) => {
      const content = field(reply, "content");
      return field(reply, "type") === "tool_use" ? callOf(reply) : list(content).flatMap(callOf);
    }),
  resultsFor: (results) => (results.length === 0 ? [] : [{ role: "user", content: results.map(toolResult) }]),
  reader,
};

function callOf(found: unknown): WireCall[] {
  if (field(found, "type") !== "tool_use") return [];
  return [call(field(found, "id"), field(found, "name"), field(found, "input"))];
}

function toolResult({ result }: WireResult): AnthropicToolResult {
  const [only, ...more] = result.content;
  const isText = only?.type === "text" && more.length === 0;
  return {
    type: "tool_result",
    tool_use_id: fitId(result.callId, /^[a-zA-Z0-9_-]{1,128}$/, 30),
    content: isText ? only.text : result.content.map(block),
    ...(result.isError && { is_error: true }),
  };
}

function block(from: WireResult["result"]["content"][number]): AnthropicBlock {
  const { data, mimeType } =
    from.type === "resource"
      ? { data: from.resource.blob, mimeType: from.resource.mimeType }
      : (from as { data?: string; mimeType?: string });
  if (data !== undefined && mimeType !== undefined && from.type !== "audio") {
    if (IMAGES.includes(mimeType)) {
      return { type: "image", source: { type: "base64", media_type: mimeType as AnthropicImageType, data } };
    }
    if (mimeType === "application/pdf") {
      return { type: "document", source: { type: "base64", media_type: mimeType, data } };
    }
  }
  return { type: "text", text: blockText(from) };
}

function reader(): StreamReader {
  const pieces = new Pieces();
  const begun = new Set<unknown>();
  return {
    push(event) {
      const index = field(event, "index");
      if (field(event, "type") === "content_block_start") {
        const found = field(event, "content_block");
        if (field(found, "type") !== "tool_use") return;
        begun.add(index);
        const input = field(found, "input");
        const isFilled = typeof input === "object" && input !== null && Object.keys(input).length > 0;
        pieces.add(index, {
          id: field(found, "id"),
          name: field(found, "name"),
          ...(isFilled && { arguments: input }),
        });
      } else if (field(event, "delta", "type") === "input_json_delta" && begun.has(index)) {
        pieces.add(index, { arguments: field(event, "delta", "partial_json") });
      }
    },
    calls: () => pieces.calls(),
  };
}
