import type { OllamaTool } from "../definitions.js";
import { each, field, functionCall, list } from "./read.js";
import { picturesOf, textOf } from "./said.js";
import type { StreamReader, Wire, WireCall } from "./wire.js";

/** A response, its message, or a list of either. */
export type OllamaResponse = object | readonly object[];

/** A result, as a message. */
export interface OllamaToolMessage {
  role: "tool";
  tool_name: string;
  content: string;
  images?: string[];
}

/** Ollama's own API (https://github.com/ollama/ollama/blob/main/docs/api.md). It has no choice of tools. */
export const ollamaWire: Wire<OllamaTool, OllamaResponse, OllamaToolMessage, undefined> = {
  tools: (definitions) => [...definitions],
  choice: () => undefined,
  callsFrom: (response) => each(response).flatMap(callsOf),
  resultsFor: (results) =>
    results.map(({ result, name }) => {
      const images = picturesOf(result).map(({ data }) => data);
      return { role: "tool", tool_name: name, content: textOf(result), ...(images.length > 0 && { images }) };
    }),
  reader() {
    const calls: WireCall[] = [];
    return {
      push(chunk) {
        if (calls.length < 1000) calls.push(...callsOf(chunk));
      },
      calls: () => [...calls],
    } satisfies StreamReader;
  },
};

function callsOf(reply: unknown): WireCall[] {
  const message = field(reply, "message") ?? reply;
  return list(field(message, "tool_calls")).flatMap(functionCall);
}
