import type { OpenAITool } from "../definitions.js";
import { fitId } from "./fit-id.js";
import type { OpenAIToolChoice } from "./openai-chat.js";
import { each, field, functionCall, list, Pieces } from "./read.js";
import { textOf } from "./said.js";
import type { StreamReader, Wire } from "./wire.js";

/** A response, its message, or a list of either. */
export type MistralResponse = object | readonly object[];

/** A result, as a message in the words of Mistral's SDK. */
export interface MistralToolMessage {
  role: "tool";
  toolCallId: string;
  name: string;
  content: string;
}

/** The id of a call as Mistral takes it: nine letters and digits. */
export function mistralId(id: string): string {
  return fitId(id, /^[a-zA-Z0-9]{9}$/, 9);
}

/** Mistral's chat (https://docs.mistral.ai/api/), in the words of its SDK. */
export const mistralWire: Wire<OpenAITool, MistralResponse, MistralToolMessage, OpenAIToolChoice> = {
  tools: (definitions) => [...definitions],
  choice: (choice) => (typeof choice === "string" ? choice : { type: "function", function: { name: choice.tool } }),
  callsFrom: (response) =>
    each(response).flatMap((reply) => {
      const choices = field(reply, "choices");
      // One of several choices goes on: the first.
      const messages = Array.isArray(choices) ? [field(choices[0], "message")] : [reply];
      return messages
        .flatMap((message) => list(field(message, "toolCalls") ?? field(message, "tool_calls")))
        .flatMap(functionCall);
    }),
  resultsFor: (results) =>
    results.map(({ result, name }) => ({
      role: "tool",
      toolCallId: mistralId(result.callId),
      name,
      content: textOf(result),
    })),
  reader,
};

function reader(): StreamReader {
  const pieces = new Pieces();
  return {
    push(event) {
      const chunk = field(event, "data") ?? event;
      for (const choice of list(field(chunk, "choices"))) {
        const delta = field(choice, "delta");
        for (const [position, found] of list(field(delta, "toolCalls") ?? field(delta, "tool_calls")).entries()) {
          const id = field(found, "id");
          // Older servers send no index, and "null" for an id.
          pieces.add(field(found, "index") ?? position, {
            ...(id !== "null" && { id }),
            name: field(found, "function", "name"),
            arguments: field(found, "function", "arguments"),
          });
        }
      }
    },
    calls: () => pieces.calls(),
  };
}
