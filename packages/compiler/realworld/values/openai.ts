import type OpenAI from "openai";
import { changed, type WorldValues, without } from "./value-cases.js";

type ResponseParams = OpenAI.Responses.ResponseCreateParamsNonStreaming;

const chat: OpenAI.ChatCompletionCreateParamsNonStreaming = {
  model: "gpt-4o",
  temperature: 0.2,
  max_completion_tokens: 500,
  stop: ["END"],
  metadata: { user: "42" },
  logit_bias: { "50256": -100 },
  messages: [
    { role: "system", content: "You help with the weather." },
    {
      role: "user",
      content: [
        { type: "text", text: "What is it like here?" },
        { type: "image_url", image_url: { url: "https://example.com/sky.jpg", detail: "low" } },
      ],
    },
    {
      role: "assistant",
      content: null,
      tool_calls: [{ id: "call_1", type: "function", function: { name: "weather", arguments: '{"city":"Paris"}' } }],
    },
    { role: "tool", tool_call_id: "call_1", content: "14 °C" },
  ],
  tools: [
    {
      type: "function",
      function: {
        name: "weather",
        description: "The weather of a city.",
        strict: true,
        parameters: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
      },
    },
  ],
  tool_choice: { type: "function", function: { name: "weather" } },
  response_format: { type: "json_schema", json_schema: { name: "answer", schema: { type: "object" }, strict: true } },
};

const completion: OpenAI.ChatCompletion = {
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1_741_569_952,
  model: "gpt-4o-2024-08-06",
  choices: [
    {
      index: 0,
      finish_reason: "tool_calls",
      logprobs: null,
      message: {
        role: "assistant",
        content: null,
        refusal: null,
        tool_calls: [{ id: "call_1", type: "function", function: { name: "weather", arguments: "{}" } }],
      },
    },
  ],
  usage: {
    prompt_tokens: 19,
    completion_tokens: 10,
    total_tokens: 29,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
  },
  service_tier: "default",
};

const chunk: OpenAI.ChatCompletionChunk = {
  id: "chatcmpl-1",
  object: "chat.completion.chunk",
  created: 1,
  model: "gpt-4o",
  choices: [{ index: 0, delta: { role: "assistant", content: "Hel" }, finish_reason: null }],
};

const responseParams: ResponseParams = {
  model: "gpt-4.1",
  instructions: "Be short.",
  input: [
    { role: "user", content: "Which city is on the picture?" },
    {
      type: "message",
      role: "user",
      content: [
        { type: "input_text", text: "this one" },
        { type: "input_image", image_url: "https://example.com/a.png", detail: "auto" },
      ],
    },
    { type: "function_call", call_id: "call_1", name: "locate", arguments: "{}" },
    { type: "function_call_output", call_id: "call_1", output: "Paris" },
  ],
  tools: [
    { type: "function", name: "locate", parameters: { type: "object" }, strict: true },
    { type: "web_search", search_context_size: "low" },
    { type: "mcp", server_label: "docs", server_url: "https://example.com/mcp", require_approval: "never" },
  ],
  reasoning: { effort: "low", summary: "auto" },
  text: { format: { type: "text" } },
};

const embedding: OpenAI.EmbeddingCreateParams = { model: "text-embedding-3-small", input: ["a", "b"], dimensions: 256 };

const filter: OpenAI.CompoundFilter = {
  type: "and",
  filters: [
    { type: "eq", key: "region", value: "eu" },
    { type: "in", key: "year", value: [2025, 2026] },
  ],
};

const batch: OpenAI.BatchCreateParams = {
  input_file_id: "file-1",
  endpoint: "/v1/chat/completions",
  completion_window: "24h",
};

const values: WorldValues = {
  createChatCompletion: {
    accept: [
      chat,
      { ...chat, stream: false, tool_choice: "auto", response_format: { type: "text" } },
      { model: "gpt-4o", messages: [{ role: "user", content: "Hello" }] },
      { model: "a-model-of-tomorrow", messages: [], stop: null },
    ],
    refuse: {
      "no messages": without(chat, "messages"),
      "no model": without(chat, "model"),
      "another role": changed(chat, "messages.0.role", "robot"),
      "a message without a role": without(chat, "messages.0.role"),
      "a tool's result without the call it belongs to": without(chat, "messages.3.tool_call_id"),
      "arguments that are no text": changed(chat, "messages.2.tool_calls.0.function.arguments", { city: "Paris" }),
      "a call without an id": without(chat, "messages.2.tool_calls.0.id"),
      "a picture without an address": without(chat, "messages.1.content.1.image_url.url"),
      "a picture in the words of another API": changed(chat, "messages.1.content.1", { type: "input_image", url: "" }),
      "a tool without its function": without(chat, "tools.0.function"),
      "a tool choice that is no choice": changed(chat, "tool_choice", "always"),
      "a stream": changed(chat, "stream", true),
      "a temperature in words": changed(chat, "temperature", "low"),
      "metadata with numbers": changed(chat, "metadata", { user: 42 }),
      "a format without a schema": without(chat, "response_format.json_schema"),
      "an unknown option": changed(chat, "max_token", 5),
    },
    returns: {
      accept: [completion, { ...completion, "a member of a newer server": {} }],
      refuse: {
        "a chunk": chunk,
        "a reason that is none": changed(completion, "choices.0.finish_reason", "tired"),
        "no logprobs at all": without(completion, "choices.0.logprobs"),
        "no usage but a number": changed(completion, "usage", 29),
      },
    },
  },
  streamChatCompletion: {
    accept: [{ body: { ...chat, stream: true, stream_options: { include_usage: true } } }],
    refuse: { "no stream": { body: chat }, "a stream that is off": { body: { ...chat, stream: false } } },
    returns: { accept: [chunk], refuse: { "a completion": completion } },
  },
  createAnyChatCompletion: {
    accept: [{ body: chat }, { body: { ...chat, stream: true } }, { body: { ...chat, stream: null } }],
    refuse: { "a stream in words": { body: { ...chat, stream: "yes" } } },
  },
  appendMessage: {
    accept: [
      ...chat.messages.map((message) => ({ message })),
      { message: { role: "function", name: "f", content: null } },
      { message: { role: "user", content: [{ type: "input_audio", input_audio: { data: "AA==", format: "wav" } }] } },
    ],
    refuse: {
      "null from a user": { message: { role: "user", content: null } },
      "a user's tool calls": { message: { role: "user", content: "", tool_calls: [] } },
      "sound in an unknown format": {
        message: { role: "user", content: [{ type: "input_audio", input_audio: { data: "AA==", format: "flac" } }] },
      },
      "a user's refusal": { message: { role: "user", content: [{ type: "refusal", refusal: "no" }] } },
    },
  },
  createResponse: {
    accept: [{ body: responseParams }, { body: { model: "gpt-4.1", input: "Hello" } }, { body: {} }],
    refuse: {
      "input of the other API": changed({ body: responseParams }, "body.input.1.content.0.type", "text"),
      "an output that is missing": without({ body: responseParams }, "body.input.3.output"),
      "a tool in the form of the other API": changed({ body: responseParams }, "body.tools.0", chat.tools?.[0]),
      "a tool without a schema": without({ body: responseParams }, "body.tools.0.parameters"),
      "an MCP server without a label": without({ body: responseParams }, "body.tools.2.server_label"),
      "an effort beyond measure": changed({ body: responseParams }, "body.reasoning.effort", "heroic"),
    },
  },
  addResponseItems: {
    accept: [{ items: responseParams.input }, { items: [] }],
    refuse: { text: { items: "Hello" }, "an unknown item": { items: [{ type: "telepathy" }] } },
  },
  streamResponse: {
    returns: {
      accept: [
        {
          type: "response.output_text.delta",
          item_id: "msg_1",
          output_index: 0,
          content_index: 0,
          delta: "Hel",
          logprobs: [],
          sequence_number: 4,
        },
      ],
      refuse: { "an unknown event": { type: "response.output_text.omega", sequence_number: 1 } },
    },
  },
  createEmbedding: {
    accept: [
      embedding,
      { ...embedding, input: [1, 2, 3] },
      { ...embedding, input: [[1], [2]] },
      { ...embedding, input: "" },
    ],
    refuse: {
      "mixed input": { ...embedding, input: ["a", 1] },
      "no input": without(embedding, "input"),
      "an encoding that is none": { ...embedding, encoding_format: "hex" },
    },
    returns: {
      accept: [
        {
          object: "list",
          model: "text-embedding-3-small",
          data: [{ object: "embedding", index: 0, embedding: [0.1, -0.2] }],
          usage: { prompt_tokens: 1, total_tokens: 1 },
        },
      ],
      refuse: { "no usage": { object: "list", model: "m", data: [] } },
    },
  },
  filterByMetadata: {
    accept: [{ filter }, { filter: { type: "gte", key: "price", value: 10 } }, { filter: { type: "or", filters: [] } }],
    refuse: {
      "a comparison without a value": { filter: { type: "eq", key: "region" } },
      "a list of truths": { filter: { type: "in", key: "region", value: [true] } },
      "an operator in symbols": { filter: { type: "==", key: "region", value: "eu" } },
    },
  },
  createModeration: {
    accept: [
      { body: { input: "text" } },
      { body: { input: ["a", "b"], model: "omni-moderation-latest" } },
      { body: { input: [{ type: "image_url", image_url: { url: "https://example.com/a.png" } }] } },
    ],
    refuse: {
      "a picture as text": { body: { input: [{ type: "image_url", image_url: "https://example.com/a.png" }] } },
    },
  },
  createBatch: {
    accept: [{ body: batch }, { body: { ...batch, metadata: null } }],
    refuse: { "another window": { body: { ...batch, completion_window: "48h" } } },
  },
  createFineTuningJob: {
    accept: [
      {
        body: {
          model: "gpt-4o-mini",
          training_file: "file-1",
          method: { type: "dpo", dpo: { hyperparameters: { beta: "auto", n_epochs: 3 } } },
          integrations: [{ type: "wandb", wandb: { project: "p", tags: ["a"] } }],
        },
      },
    ],
    refuse: {
      "no file": { body: { model: "gpt-4o-mini" } },
      "a method that is none": { body: { model: "m", training_file: "f", method: { type: "osmosis" } } },
      "beta by feeling": {
        body: { model: "m", training_file: "f", method: { type: "dpo", dpo: { hyperparameters: { beta: "high" } } } },
      },
    },
  },
  createVectorStore: {
    accept: [
      {
        body: {
          name: "docs",
          expires_after: { anchor: "last_active_at", days: 7 },
          chunking_strategy: { type: "static", static: { max_chunk_size_tokens: 800, chunk_overlap_tokens: 400 } },
        },
      },
    ],
    refuse: { "a static strategy without figures": { body: { chunking_strategy: { type: "static" } } } },
  },
};

export default values;
