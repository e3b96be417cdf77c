import type { OpenAITool } from "../definitions.js";
import { each, field, functionCall, list, Pieces } from "./read.js";
import { dataUrl, picturesOf, textOf } from "./said.js";
import type { StreamReader, Wire, WireCall, WireResult } from "./wire.js";

/** A response of Chat Completions, as far as calls are read from it; its message; or a list of either. */
export type OpenAIChatResponse = OpenAIChatReply | readonly OpenAIChatReply[];

/** One response or message. */
export type OpenAIChatReply =
  | { readonly choices: readonly { readonly message: object }[] }
  | { readonly tool_calls?: readonly object[] | null | undefined; readonly role: string };

/** A result, as a message. */
export interface OpenAIToolMessage {
  role: "tool";
  tool_call_id: string;
  content: string;
}

/** The pictures of results, which no `tool` message takes. */
export interface OpenAIPicturesMessage {
  role: "user";
  content: ({ type: "text"; text: string } | { type: "image_url"; image_url: { url: string } })[];
}

/** What goes back. */
export type OpenAIMessage = OpenAIToolMessage | OpenAIPicturesMessage;

/** What `tool_choice` takes. */
export type OpenAIToolChoice = "auto" | "none" | "required" | { type: "function"; function: { name: string } };

/** What providers that copy Chat Completions do differently. */
export interface ChatVariant {
  /** The id of a call as the provider takes it. */
  readonly fitId?: (id: string) => string;
  /** Pictures go nowhere. */
  readonly withoutPictures?: boolean;
  /** The message of a result names the tool. */
  readonly named?: boolean;
}

/** Chat Completions (https://platform.openai.com/docs/api-reference/chat), also of the providers that copy them. */
export function chatWire(
  variant: ChatVariant = {},
): Wire<OpenAITool, OpenAIChatResponse, OpenAIMessage, OpenAIToolChoice> {
  return {
    tools: (definitions) => [...definitions],
    choice: (choice) => (typeof choice === "string" ? choice : { type: "function", function: { name: choice.tool } }),
    callsFrom: (response) => each(response).flatMap(callsOfReply),
    resultsFor: (results) => [
      ...results.map((result) => message(result, variant)),
      ...(variant.withoutPictures === true ? [] : pictures(results)),
    ],
    reader,
  };
}

function callsOfReply(reply: unknown): WireCall[] {
  const choices = field(reply, "choices");
  // One of several choices goes on: the first.
  const messages = Array.isArray(choices) ? [field(choices[0], "message")] : [reply];
  return messages.flatMap((each) => list(field(each, "tool_calls"))).flatMap(functionCall);
}

function message({ result, name }: WireResult, { fitId = (id) => id, named }: ChatVariant): OpenAIToolMessage {
  return {
    role: "tool",
    tool_call_id: fitId(result.callId),
    ...(named === true && { name }),
    content: textOf(result),
  };
}

function pictures(results: readonly WireResult[]): OpenAIPicturesMessage[] {
  const content = results.flatMap(({ result, name }) =>
    picturesOf(result).flatMap((picture): OpenAIPicturesMessage["content"] => [
      { type: "text", text: `Image from the result of ${name}, call ${result.callId}:` },
      { type: "image_url", image_url: { url: dataUrl(picture) } },
    ]),
  );
  return content.length === 0 ? [] : [{ role: "user", content }];
}

function reader(): StreamReader {
  const pieces = new Pieces();
  let last: unknown;
  return {
    push(chunk) {
      for (const choice of list(field(chunk, "choices"))) {
        for (const delta of list(field(choice, "delta", "tool_calls"))) {
          if (field(delta, "type") === "custom") continue;
          // Without an index a piece with an id begins a call, and one without goes on with the last one.
          const key = field(delta, "index") ?? field(delta, "id") ?? last;
          last = key;
          pieces.add(key, {
            id: field(delta, "id"),
            name: field(delta, "function", "name"),
            arguments: field(delta, "function", "arguments"),
          });
        }
      }
    },
    calls: () => pieces.calls(),
  };
}
