/** Runs each loop with its official SDK against a server on this machine, and checks what the provider is sent. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { createOpenAI } from "@ai-sdk/openai";
import Anthropic from "@anthropic-ai/sdk";
import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { GoogleGenAI } from "@google/genai";
import { ChatOpenAI } from "@langchain/openai";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import OpenAI from "openai";
import * as aiSdk from "./dist/ai-sdk.js";
import * as anthropic from "./dist/anthropic.js";
import * as bedrock from "./dist/bedrock.js";
import * as gemini from "./dist/gemini.js";
import * as langchain from "./dist/langchain.js";
import * as chat from "./dist/openai-chat.js";
import * as responses from "./dist/openai-responses.js";

const WEATHER = '{"city":"Paris","temperature":21}';
const apiKey = "none";

/** A server that answers in turn; what it was sent is in `requests`. */
async function serve(...answers) {
  const requests = [];
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(answers[requests.length - 1]));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, requests, close: () => server.close() };
}

async function show(title, answers, ask, check) {
  const server = await serve(...answers);
  try {
    const text = await ask(server.url);
    assert.equal(text, "It is 21 degrees.");
    check(server.requests);
    console.log(`${title.padEnd(18)} ${text}`);
  } finally {
    server.close();
  }
}

const completion = (message) => ({
  id: "r",
  object: "chat.completion",
  created: 1,
  model: "gpt-5",
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  choices: [{ index: 0, finish_reason: message.tool_calls ? "tool_calls" : "stop", message }],
});
const called = (args) => ({
  role: "assistant",
  content: null,
  tool_calls: [{ id: "call_1", type: "function", function: { name: "getWeather", arguments: args } }],
});
const said = { role: "assistant", content: "It is 21 degrees." };
const plain = [completion(called('{"city":"Paris"}')), completion(said)];
const question = "How warm is it in Paris?";

await show(
  "openai, strict",
  // In strict mode null says that a parameter is left out.
  [completion(called('{"city":"Paris","units":null}')), completion(said)],
  (baseURL) => chat.ask(new OpenAI({ apiKey, baseURL, maxRetries: 0 }), question),
  ([first, second]) => {
    assert.deepEqual(first.tools[0].function.parameters.required, ["city", "units"]);
    assert.equal(first.tools[1].function.strict, true);
    assert.deepEqual(second.messages[2], { role: "tool", tool_call_id: "call_1", content: WEATHER });
  },
);

await show(
  "openai, responses",
  [
    {
      id: "r",
      object: "response",
      output: [{ type: "function_call", id: "fc", call_id: "c", name: "getWeather", arguments: '{"city":"Paris"}' }],
    },
    {
      id: "s",
      object: "response",
      output: [
        {
          type: "message",
          id: "m",
          role: "assistant",
          content: [{ type: "output_text", text: said.content, annotations: [] }],
        },
      ],
    },
  ],
  (baseURL) => responses.ask(new OpenAI({ apiKey, baseURL, maxRetries: 0 }), question),
  ([, second]) => assert.deepEqual(second.input[2], { type: "function_call_output", call_id: "c", output: WEATHER }),
);

const message = (...content) => ({
  id: "m",
  type: "message",
  role: "assistant",
  model: "claude-opus-5",
  content,
  usage: {},
});
await show(
  "anthropic",
  [
    message({ type: "tool_use", id: "t", name: "getWeather", input: { city: "Paris" } }),
    message({ type: "text", text: said.content }),
  ],
  (baseURL) => anthropic.ask(new Anthropic({ apiKey, baseURL, maxRetries: 0 }), question),
  ([, second]) =>
    assert.deepEqual(second.messages[2].content, [{ type: "tool_result", tool_use_id: "t", content: WEATHER }]),
);

const candidate = (part) => ({ candidates: [{ content: { role: "model", parts: [part] } }] });
await show(
  "gemini",
  [candidate({ functionCall: { name: "getWeather", args: { city: "Paris" } } }), candidate({ text: said.content })],
  (baseUrl) => gemini.ask(new GoogleGenAI({ apiKey, httpOptions: { baseUrl } }), question),
  ([, second]) =>
    assert.deepEqual(second.contents[2].parts[0].functionResponse, {
      name: "getWeather",
      response: { output: { city: "Paris", temperature: 21 } },
    }),
);

const converse = (block) => ({ output: { message: { role: "assistant", content: [block] } }, stopReason: "end_turn" });
await show(
  "bedrock",
  [
    converse({ toolUse: { toolUseId: "t", name: "getWeather", input: { city: "Paris" } } }),
    converse({ text: said.content }),
  ],
  (endpoint) =>
    bedrock.ask(
      new BedrockRuntimeClient({
        endpoint,
        region: "eu-central-1",
        credentials: { accessKeyId: "none", secretAccessKey: "none" },
        // The server here speaks HTTP 1.
        requestHandler: new NodeHttpHandler(),
      }),
      question,
    ),
  ([, second]) =>
    assert.deepEqual(second.messages[2].content, [
      { toolResult: { toolUseId: "t", content: [{ text: WEATHER }], status: "success" } },
    ]),
);

await show(
  "ai",
  plain,
  (baseURL) => aiSdk.ask(createOpenAI({ apiKey, baseURL }).chat("gpt-5"), question),
  ([, second]) => assert.equal(second.messages[2].content, WEATHER),
);

await show(
  "langchain",
  plain,
  (baseURL) =>
    langchain.ask(new ChatOpenAI({ apiKey, model: "gpt-5", maxRetries: 0, configuration: { baseURL } }), question),
  ([, second]) => assert.equal(second.messages[2].content, WEATHER),
);
