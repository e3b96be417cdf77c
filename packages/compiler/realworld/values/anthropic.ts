import type Anthropic from "@anthropic-ai/sdk";
import { changed, type WorldValues, without } from "./value-cases.js";

const tool: Anthropic.Tool = {
  name: "weather",
  description: "The weather of a city.",
  input_schema: {
    type: "object",
    properties: { city: { type: "string" } },
    required: ["city"],
    additionalProperties: false,
  },
  input_examples: [{ city: "Paris" }],
  cache_control: { type: "ephemeral", ttl: "1h" },
};

const message: Anthropic.MessageCreateParamsNonStreaming = {
  model: "claude-sonnet-4-5",
  max_tokens: 1024,
  system: [{ type: "text", text: "You help.", cache_control: { type: "ephemeral" } }],
  stop_sequences: ["END"],
  messages: [
    {
      role: "user",
      content: [
        { type: "image", source: { type: "base64", media_type: "image/png", data: "iVBORw0KGgo=" } },
        { type: "text", text: "What is this?" },
        {
          type: "document",
          title: "Terms",
          source: { type: "text", media_type: "text/plain", data: "All rights reserved." },
          citations: { enabled: true },
        },
      ],
    },
    {
      role: "assistant",
      content: [
        { type: "thinking", thinking: "Hm.", signature: "c2ln" },
        { type: "tool_use", id: "toolu_1", name: "weather", input: { city: "Paris" } },
      ],
    },
    {
      role: "user",
      content: [
        { type: "tool_result", tool_use_id: "toolu_1", content: [{ type: "text", text: "14 °C" }], is_error: false },
      ],
    },
  ],
  tools: [tool, { type: "web_search_20250305", name: "web_search", max_uses: 3, allowed_domains: ["example.com"] }],
  tool_choice: { type: "tool", name: "weather", disable_parallel_tool_use: true },
  thinking: { type: "enabled", budget_tokens: 2048 },
};

const plain = { model: "claude-sonnet-4-5", max_tokens: 10, messages: [{ role: "user", content: "Hello" }] };

const answer: Anthropic.Message = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "claude-sonnet-4-5",
  container: null,
  diagnostics: null,
  content: [
    { type: "text", text: "It is", citations: null },
    { type: "tool_use", id: "toolu_1", name: "weather", input: { city: "Paris" }, caller: { type: "direct" } },
  ],
  stop_reason: "tool_use",
  stop_sequence: null,
  stop_details: null,
  usage: {
    input_tokens: 10,
    output_tokens: 20,
    cache_creation: null,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    inference_geo: null,
    output_tokens_details: null,
    server_tool_use: null,
    service_tier: "standard",
    speed: null,
  },
};

const values: WorldValues = {
  createMessage: {
    accept: [message, plain, { ...plain, tool_choice: { type: "none" }, stream: false, system: "Be short." }],
    refuse: {
      "no limit": without(plain, "max_tokens"),
      "a message from the tool": changed(plain, "messages.0.role", "tool"),
      "content that is an object": changed(plain, "messages.0.content", { type: "text", text: "Hello" }),
      "a block of an unknown type": changed(message, "messages.0.content.1.type", "prose"),
      "a block without a type": without(message, "messages.0.content.1.type"),
      "a picture in an unknown format": changed(message, "messages.0.content.0.source.media_type", "image/tiff"),
      "a picture in the words of another API": changed(message, "messages.0.content.0", {
        type: "image_url",
        image_url: { url: "https://example.com/a.png" },
      }),
      "thoughts without a signature": without(message, "messages.1.content.0.signature"),
      "a use without an id": without(message, "messages.1.content.1.id"),
      "a result that answers nothing": without(message, "messages.2.content.0.tool_use_id"),
      "an error that is a word": changed(message, "messages.2.content.0.is_error", "no"),
      "a tool without a schema": without(message, "tools.0.input_schema"),
      "a tool whose arguments are a list": changed(message, "tools.0.input_schema.type", "array"),
      "a search under another name": changed(message, "tools.1.name", "google"),
      "a choice without a name": without(message, "tool_choice.name"),
      "thinking without a budget": without(message, "thinking.budget_tokens"),
      "a stream": changed(plain, "stream", true),
      "a system message in the list of the other API": changed(plain, "system", { role: "system", content: "" }),
    },
    returns: {
      accept: [answer, { ...answer, "a member of a newer server": null }],
      refuse: {
        "another role": { ...answer, role: "user" },
        "a reason that is none": { ...answer, stop_reason: "tired" },
        "no usage": without(answer, "usage"),
        "a block of an unknown type": changed(answer, "content.0.type", "prose"),
      },
    },
  },
  streamMessage: {
    accept: [{ body: { ...plain, stream: true } }],
    refuse: { "no stream": { body: plain } },
    returns: {
      accept: [
        { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Hel" } },
        { type: "content_block_delta", index: 1, delta: { type: "input_json_delta", partial_json: '{"ci' } },
        { type: "message_start", message: answer },
        { type: "message_stop" },
      ],
      refuse: { "a delta without a type": { type: "content_block_delta", index: 0, delta: { text: "Hel" } } },
    },
  },
  declareTool: {
    accept: [{ tool }, { tool: { name: "now", input_schema: { type: "object" } } }],
    refuse: {
      "a schema without a type": { tool: { name: "now", input_schema: {} } },
      "names of required properties as text": changed({ tool }, "tool.input_schema.required", "city"),
      "an example that is text": changed({ tool }, "tool.input_examples.0", "Paris"),
    },
  },
  declareAnyTool: {
    accept: [
      { tool },
      { tool: { type: "bash_20250124", name: "bash" }, choice: { type: "any" } },
      { tool: { ...tool, type: "custom" }, choice: { type: "auto", disable_parallel_tool_use: false } },
    ],
    refuse: {
      "a shell under another name": { tool: { type: "bash_20250124", name: "zsh" } },
      "a choice by name": { tool, choice: "auto" },
    },
  },
  toolUse: {
    accept: [
      {
        block: { type: "tool_use", id: "toolu_1", name: "weather", input: {} },
        result: { type: "tool_result", tool_use_id: "toolu_1", content: "14 °C" },
      },
    ],
    refuse: {
      "no input": {
        block: { type: "tool_use", id: "toolu_1", name: "weather" },
        result: { type: "tool_result", tool_use_id: "toolu_1" },
      },
    },
  },
  createMessageBatch: {
    accept: [{ body: { requests: [{ custom_id: "1", params: plain }] } }],
    refuse: { "a request without an id": { body: { requests: [{ params: plain }] } } },
  },
};

export default values;
