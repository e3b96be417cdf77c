import type { OpenAITool } from "../definitions.js";
import { each, field, functionCall, list, Pieces } from "./read.js";
import { textOf } from "./said.js";
import type { StreamReader, Wire } from "./wire.js";

/** A response, its message, or a list of either. */
export type CohereResponse = object | readonly object[];

/** A result, as a message. */
export interface CohereToolMessage {
  role: "tool";
  toolCallId: string;
  content: string;
}

/**
 * Cohere's v2 chat (https://docs.cohere.com/reference/chat), in the words of its SDK. There is no choice of one tool: `choice` of a name demands any,
 * so pass that tool only.
 */
export const cohereWire: Wire<OpenAITool, CohereResponse, CohereToolMessage, "REQUIRED" | "NONE" | undefined> = {
  tools: (definitions) => [...definitions],
  choice(choice) {
    if (choice === "auto") return undefined;
    return choice === "none" ? "NONE" : "REQUIRED";
  },
  callsFrom: (response) =>
    each(response).flatMap((reply) => {
      const message = field(reply, "message") ?? reply;
      return list(field(message, "toolCalls") ?? field(message, "tool_calls")).flatMap(functionCall);
    }),
  resultsFor: (results) =>
    results.map(({ result }) => ({ role: "tool", toolCallId: result.callId, content: textOf(result) })),
  reader,
};

function reader(): StreamReader {
  const pieces = new Pieces();
  return {
    push(event) {
      const type = field(event, "type");
      if (type !== "tool-call-start" && type !== "tool-call-delta") return;
      const message = field(event, "delta", "message");
      const found = field(message, "toolCalls") ?? field(message, "tool_calls");
      pieces.add(field(event, "index"), {
        id: field(found, "id"),
        name: field(found, "function", "name"),
        arguments: field(found, "function", "arguments"),
      });
    },
    calls: () => pieces.calls(),
  };
}
