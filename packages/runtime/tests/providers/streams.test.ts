import { Mistral } from "@mistralai/mistralai";
import { CohereClientV2 } from "cohere-ai";
import { Ollama } from "ollama";
import OpenAI from "openai";
import { expect, test } from "vitest";
import { bedrockTools } from "../../src/adapters/bedrock.js";
import { cohereTools } from "../../src/adapters/cohere.js";
import { geminiTools } from "../../src/adapters/gemini.js";
import { mistralTools } from "../../src/adapters/mistral.js";
import { ollamaTools } from "../../src/adapters/ollama.js";
import { openaiTools } from "../../src/adapters/openai.js";
import { dialects } from "../../src/dialects/index.js";
import { loopback } from "./loopback.js";
import { registry } from "./tools.js";

const PARIS = { id: "abcdefgh1", name: "get_weather", arguments: '{"city":"Paris"}' };

async function* all(...chunks: readonly unknown[]): AsyncGenerator<unknown> {
  yield* chunks;
}

const lines = (...chunks: readonly object[]) => ({
  stream: chunks.map((chunk) => `${JSON.stringify(chunk)}\n`).join(""),
  type: "application/x-ndjson",
});
const data = (...chunks: readonly object[]) => ({
  stream: chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join(""),
});

test("mistral", async () => {
  const chunk = (tool_calls: object[]) => ({
    id: "r",
    model: "m",
    choices: [{ index: 0, finish_reason: null, delta: { tool_calls } }],
  });
  await using server = await loopback(
    data(
      chunk([{ id: "abcdefgh1", index: 0, function: { name: "get_weather", arguments: '{"ci' } }]),
      chunk([{ id: "null", index: 0, function: { name: "", arguments: 'ty":"Paris"}' } }]),
    ),
  );
  const tools = mistralTools(registry());
  const client = new Mistral({ apiKey: "none", serverURL: server.url });
  const stream = await client.chat.stream({
    model: "mistral-large-4",
    messages: [{ role: "user", content: "?" }],
    tools: tools.tools,
  });
  expect(await tools.callsFromStream(stream)).toEqual([PARIS]);
});

test("cohere", async () => {
  const event = (type: string, tool_calls: object) => ({ type, index: 0, delta: { message: { tool_calls } } });
  await using server = await loopback({
    stream: [
      event("tool-call-start", { id: "abcdefgh1", type: "function", function: { name: "get_weather", arguments: "" } }),
      event("tool-call-delta", { function: { arguments: '{"city":' } }),
      event("tool-call-delta", { function: { arguments: '"Paris"}' } }),
      { type: "tool-call-end", index: 0 },
    ]
      .map((each) => `event: ${each.type}\ndata: ${JSON.stringify(each)}\n\n`)
      .join(""),
  });
  const tools = cohereTools(registry());
  const client = new CohereClientV2({ token: "none", environment: server.url });
  const stream = await client.chatStream({
    model: "command-a-03-2025",
    messages: [{ role: "user", content: "?" }],
    tools: tools.tools,
  });
  expect(await tools.callsFromStream(stream)).toEqual([PARIS]);
});

test("ollama", async () => {
  await using server = await loopback(
    lines(
      { model: "m", done: false, message: { role: "assistant", content: "Hm" } },
      {
        model: "m",
        done: false,
        message: {
          role: "assistant",
          content: "",
          tool_calls: [{ function: { name: "get_weather", arguments: { city: "Paris" } } }],
        },
      },
      { model: "m", done: true, message: { role: "assistant", content: "" } },
    ),
  );
  const tools = ollamaTools(registry());
  const stream = await new Ollama({ host: server.url }).chat({
    model: "qwen3:4b",
    messages: [{ role: "user", content: "?" }],
    tools: tools.tools,
    stream: true,
  });
  expect(await tools.callsFromStream(stream)).toEqual([{ name: "get_weather", arguments: { city: "Paris" } }]);
});

test("bedrock: blocks that are not tools, and two tools at a time", async () => {
  const tools = bedrockTools(registry());
  const start = (contentBlockIndex: number, name: string, toolUseId: string) => ({
    contentBlockStart: { contentBlockIndex, start: { toolUse: { name, toolUseId } } },
  });
  const delta = (contentBlockIndex: number, input: string) => ({
    contentBlockDelta: { contentBlockIndex, delta: { toolUse: { input } } },
  });
  expect(
    await tools.callsFromStream(
      all(
        { messageStart: { role: "assistant" } },
        { contentBlockDelta: { contentBlockIndex: 0, delta: { text: "Hm" } } },
        start(1, "get_weather", "abcdefgh1"),
        delta(1, '{"city":'),
        start(2, "chart", "b"),
        delta(1, '"Paris"}'),
        { contentBlockStop: { contentBlockIndex: 1 } },
      ),
    ),
  ).toEqual([PARIS, { id: "b", name: "chart" }]);
});

test("vertex: arguments in parts", async () => {
  const tools = geminiTools(registry());
  const part = (functionCall: object) => ({ candidates: [{ content: { parts: [{ functionCall }] } }] });
  expect(
    await tools.callsFromStream(
      all(
        part({ name: "get_weather", id: "a", willContinue: true }),
        part({ partialArgs: [{ jsonPath: "$.city", stringValue: "Pa", willContinue: true }], willContinue: true }),
        part({ partialArgs: [{ jsonPath: "$.city", stringValue: "ris" }], willContinue: true }),
        part({
          partialArgs: [
            { jsonPath: "$.list[1].n", numberValue: 5 },
            { jsonPath: "$.__proto__.x", stringValue: "y" },
            { jsonPath: "$.none", nullValue: "NULL_VALUE" },
          ],
        }),
        part({ name: "chart", args: {} }),
      ),
    ),
  ).toEqual([
    { id: "a", name: "get_weather", arguments: { city: "Paris", list: [undefined, { n: 5 }], none: null } },
    { name: "chart", arguments: {} },
  ]);
});

test("chat without indexes: a piece with an id begins a call", async () => {
  const tools = openaiTools(registry());
  const delta = (...tool_calls: object[]) => ({ choices: [{ delta: { tool_calls } }] });
  expect(
    await tools.callsFromStream(
      all(
        delta({ id: "a", function: { name: "get_weather", arguments: '{"city":' } }),
        delta({ function: { arguments: '"Paris"}' } }),
        delta({ id: "b", function: { name: "chart", arguments: "{}" } }),
      ),
    ),
  ).toEqual([
    { ...PARIS, id: "a" },
    { id: "b", name: "chart", arguments: "{}" },
  ]);
});

test("hostile pieces neither throw nor pile up", () => {
  const odd: unknown[] = [
    undefined,
    null,
    5,
    "x",
    [],
    {},
    { choices: 5 },
    {
      choices: [
        {
          delta: {
            tool_calls: [
              null,
              5,
              { index: 1e9, function: { name: 5, arguments: {} } },
              { index: "__proto__", id: "x" },
            ],
          },
        },
      ],
    },
    { type: "content_block_start", index: {}, content_block: { type: "tool_use", input: 5 } },
    { type: "response.output_item.added", item: { type: "function_call" } },
    {
      candidates: [
        {
          content: {
            parts: [
              {
                functionCall: {
                  partialArgs: [
                    null,
                    { jsonPath: "$" },
                    { jsonPath: `$${".a".repeat(5000)}`, stringValue: "x" },
                    { jsonPath: "$.a[4294967295]", numberValue: 1 },
                  ],
                },
              },
            ],
          },
        },
      ],
    },
    { contentBlockStart: { start: { toolUse: 5 } } },
  ];
  for (const dialect of Object.values(dialects)) {
    const reader = dialect.wire!.reader();
    for (const chunk of odd) reader.push(chunk);
    for (let index = 0; index < 5000; index++)
      reader.push({ choices: [{ delta: { tool_calls: [{ index, id: `i${index}` }] } }] });
    expect(reader.calls().length).toBeLessThanOrEqual(1000);
  }
});

test("a provider's server refuses what it documents as refused", async () => {
  await using server = await loopback({});
  const client = new OpenAI({ apiKey: "none", baseURL: server.url, maxRetries: 0 });
  const tools = [{ type: "function" as const, function: { name: "a", parameters: { type: "object" } } }];
  await expect(client.chat.completions.create({ model: "gpt-5", messages: [], tools })).rejects.toThrow(
    "object schema missing properties",
  );
});
