import type { ContentBlock } from "../../call/render/content.js";
import type { BedrockTool } from "../definitions.js";
import { fitId } from "./fit-id.js";
import { call, each, field, Pieces } from "./read.js";
import { blockText } from "./said.js";
import type { StreamReader, Wire, WireCall, WireResult } from "./wire.js";

/** A response of Converse, its message, a block, or a list of these. */
export type BedrockResponse = object | readonly object[];

/** The results of a turn, as one message. */
export interface BedrockResultsMessage {
  role: "user";
  content: { toolResult: BedrockToolResult }[];
}

/** One result. */
export interface BedrockToolResult {
  toolUseId: string;
  content: ({ text: string } | { image: { format: BedrockImageFormat; source: { bytes: Uint8Array<ArrayBuffer> } } })[];
  status: "success" | "error";
}

/** The kinds of pictures that the API takes. */
export type BedrockImageFormat = "png" | "jpeg" | "gif" | "webp";

/** What `toolChoice` takes. */
export type BedrockToolChoice =
  | { auto: Record<string, never> }
  | { any: Record<string, never> }
  | { tool: { name: string } };

const FORMATS: readonly string[] = ["png", "jpeg", "gif", "webp"];

/**
 * Bedrock's Converse (https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html). It has no choice of no tool: where
 * `choice("none")` is undefined, leave the tools out.
 */
export const bedrockWire: Wire<BedrockTool, BedrockResponse, BedrockResultsMessage, BedrockToolChoice | undefined> = {
  tools: (definitions) => [...definitions],
  choice(choice) {
    if (typeof choice !== "string") return { tool: { name: choice.tool } };
    if (choice === "none") return undefined;
    return choice === "auto" ? { auto: {} } : { any: {} };
  },
  callsFrom: (response) =>
    each(response).flatMap((reply) => {
      const content =
        field(reply, "output", "message", "content") ?? field(reply, "message", "content") ?? field(reply, "content");
      return Array.isArray(content) ? content.flatMap(callOf) : callOf(reply);
    }),
  resultsFor: (results) => (results.length === 0 ? [] : [{ role: "user", content: results.map(toolResult) }]),
  reader,
};

function callOf(block: unknown): WireCall[] {
  const found = field(block, "toolUse");
  if (typeof found !== "object" || found === null) return [];
  return [call(field(found, "toolUseId"), field(found, "name"), field(found, "input"))];
}

function toolResult({ result }: WireResult): { toolResult: BedrockToolResult } {
  const content = result.content.map(block);
  return {
    toolResult: {
      toolUseId: fitId(result.callId, /^[a-zA-Z0-9_-]{1,64}$/, 30),
      content: content.length === 0 ? [{ text: "(no content)" }] : content,
      status: result.isError ? "error" : "success",
    },
  };
}

function block(from: ContentBlock): BedrockToolResult["content"][number] {
  const format = from.type === "image" ? from.mimeType.replace(/^image\//, "") : "";
  if (from.type !== "image" || !FORMATS.includes(format)) {
    const said = blockText(from);
    // An empty text is refused.
    return { text: said === "" ? "(empty)" : said };
  }
  const bytes = Uint8Array.from(atob(from.data), (char) => char.charCodeAt(0));
  return { image: { format: format as BedrockImageFormat, source: { bytes } } };
}

function reader(): StreamReader {
  const pieces = new Pieces();
  return {
    push(event) {
      const start = field(event, "contentBlockStart");
      const use = field(start, "start", "toolUse");
      if (use !== undefined) {
        pieces.add(field(start, "contentBlockIndex"), { id: field(use, "toolUseId"), name: field(use, "name") });
      }
      const delta = field(event, "contentBlockDelta");
      const input = field(delta, "delta", "toolUse", "input");
      if (input !== undefined) pieces.add(field(delta, "contentBlockIndex"), { arguments: input });
    },
    calls: () => pieces.calls(),
  };
}
