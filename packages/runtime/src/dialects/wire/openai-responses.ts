import type { OpenAIResponsesTool } from "../definitions.js";
import { fitId } from "./fit-id.js";
import { call, each, field, list, Pieces } from "./read.js";
import { blockText, dataUrl, picturesOf, textOf } from "./said.js";
import type { StreamReader, Wire, WireCall, WireResult } from "./wire.js";

/** A response, an item of its output, or a list of items. */
export type OpenAIResponsesReply =
  | { readonly output: readonly object[] }
  | { readonly type?: string | undefined }
  | readonly { readonly type?: string | undefined }[];

/** A result, as an item of the next request's `input`. */
export interface OpenAIFunctionOutput {
  type: "function_call_output";
  call_id: string;
  output:
    | string
    | ({ type: "input_text"; text: string } | { type: "input_image"; image_url: string; detail: "auto" })[];
}

/** What `tool_choice` takes. */
export type OpenAIResponsesToolChoice = "auto" | "none" | "required" | { type: "function"; name: string };

/** OpenAI's Responses (https://platform.openai.com/docs/api-reference/responses). Calls and results match by `call_id`. */
export const responsesWire: Wire<
  OpenAIResponsesTool,
  OpenAIResponsesReply,
  OpenAIFunctionOutput,
  OpenAIResponsesToolChoice
> = {
  tools: (definitions) => [...definitions],
  choice: (choice) => (typeof choice === "string" ? choice : { type: "function", name: choice.tool }),
  callsFrom: (response) =>
    each(response).flatMap((reply) => {
      const output = field(reply, "output");
      return Array.isArray(output) ? output.flatMap(callOf) : callOf(reply);
    }),
  resultsFor: (results) => results.map(item),
  reader,
};

function callOf(found: unknown): WireCall[] {
  if (field(found, "type") !== "function_call") return [];
  return [call(field(found, "call_id"), field(found, "name"), field(found, "arguments"))];
}

function item({ result }: WireResult): OpenAIFunctionOutput {
  const hasPictures = picturesOf(result).length > 0;
  return {
    type: "function_call_output",
    call_id: fitId(result.callId, /^.{1,64}$/s, 40),
    output: hasPictures
      ? result.content.map((block) =>
          block.type === "image"
            ? { type: "input_image", image_url: dataUrl(block), detail: "auto" }
            : { type: "input_text", text: blockText(block) },
        )
      : textOf(result),
  };
}

function reader(): StreamReader {
  const pieces = new Pieces();
  return {
    push(event) {
      const type = field(event, "type");
      const key = field(event, "output_index");
      const item = field(event, "item");
      const isCall = field(item, "type") === "function_call";
      if (type === "response.output_item.added" && isCall) {
        pieces.add(key, { id: field(item, "call_id"), name: field(item, "name") });
      } else if (type === "response.function_call_arguments.delta") {
        pieces.add(key, { arguments: field(event, "delta") });
      } else if (type === "response.function_call_arguments.done") {
        pieces.settle(key as number, field(event, "arguments"));
      } else if (type === "response.output_item.done" && isCall) {
        pieces.add(key, { id: field(item, "call_id"), name: field(item, "name") });
        pieces.settle(key as number, field(item, "arguments"));
      } else if (type === "response.completed") {
        // Where the events of single items were not forwarded.
        if (pieces.calls().length > 0) return;
        for (const [index, each] of list(field(event, "response", "output")).entries()) {
          for (const found of callOf(each)) pieces.add(index, found);
        }
      }
    },
    calls: () => pieces.calls(),
  };
}
