import Anthropic from "@anthropic-ai/sdk";
import { BedrockRuntimeClient, ConverseCommand, type Message } from "@aws-sdk/client-bedrock-runtime";
import { type Content, GoogleGenAI } from "@google/genai";
import { Mistral } from "@mistralai/mistralai";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { CohereClientV2 } from "cohere-ai";
import Groq from "groq-sdk";
import { Ollama, type Message as OllamaMessage } from "ollama";
import OpenAI from "openai";
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { ResponseInput } from "openai/resources/responses/responses";
import { describe, expect, test } from "vitest";
import { anthropicTools } from "../../src/adapters/anthropic.js";
import { bedrockTools } from "../../src/adapters/bedrock.js";
import { cohereTools } from "../../src/adapters/cohere.js";
import { geminiOpenApi, geminiTools } from "../../src/adapters/gemini.js";
import { mistralTools } from "../../src/adapters/mistral.js";
import { ollamaTools } from "../../src/adapters/ollama.js";
import { groq, openaiResponsesTools, openaiTools } from "../../src/adapters/openai.js";
import { events, loopback } from "./loopback.js";
import { PNG, registry } from "./tools.js";

// Whole turns with the official SDKs: request, response with calls, results, next request.

const messagesOf = (request: { readonly body: unknown } | undefined) =>
  (request as { readonly body: { readonly messages: object[] } }).body.messages;
const WEATHER = '{"city":"Paris","units":"celsius","degrees":21}';

describe("openai", () => {
  const client = (baseURL: string) => new OpenAI({ apiKey: "none", baseURL, maxRetries: 0 });
  const asked = (name: string, args: string, id = "call_1") => ({
    id,
    type: "function",
    function: { name, arguments: args },
  });
  const reply = (...tool_calls: object[]) => ({
    id: "r",
    object: "chat.completion",
    choices: [{ index: 0, finish_reason: "tool_calls", message: { role: "assistant", content: null, tool_calls } }],
  });

  test("Chat Completions: several calls, a broken one, an unknown one, a picture", async () => {
    await using server = await loopback(
      reply(
        asked("get_weather", '{"city":"Paris"}', "a"),
        asked("get_weather", '{"city":', "b"),
        asked("get_wether", "{}", "c"),
        asked("chart", "", "d"),
        { id: "e", type: "custom", custom: { name: "other", input: "x" } },
      ),
      reply(),
    );
    const tools = openaiTools(registry());
    const messages: ChatCompletionMessageParam[] = [{ role: "user", content: "How is it?" }];
    const ask = () =>
      client(server.url).chat.completions.create({
        model: "gpt-5",
        messages,
        tools: tools.tools,
        tool_choice: tools.toolChoice("auto"),
      });
    const response = await ask();
    messages.push(response.choices[0]!.message, ...(await tools.run(response)));
    await ask();
    const [first, second] = server.requests.map(
      ({ body }) => body as { tools: unknown[]; messages: Record<string, unknown>[] },
    );
    expect(first?.tools).toHaveLength(4);
    const [a, b, c, d, pictures] = second!.messages.slice(2);
    expect(a).toEqual({ role: "tool", tool_call_id: "a", content: WEATHER });
    expect(b).toMatchObject({ tool_call_id: "b", content: expect.stringContaining("cut off") });
    expect(c).toMatchObject({ tool_call_id: "c", content: expect.stringContaining("get_weather") });
    expect(d).toEqual({ role: "tool", tool_call_id: "d", content: "A chart:\n[image image/png]" });
    expect(pictures).toEqual({
      role: "user",
      content: [
        { type: "text", text: "Image from the result of chart, call d:" },
        { type: "image_url", image_url: { url: `data:image/png;base64,${PNG}` } },
      ],
    });
  });

  test("strict mode: what was null is left out, maps come back", async () => {
    await using server = await loopback(
      reply(
        asked("get_weather", '{"city":"Rome","units":null}', "a"),
        asked("sum", '{"amounts":[{"key":"x","value":2},{"key":"y","value":3}]}', "b"),
      ),
    );
    const tools = openaiTools(registry(), { strict: true, only: ["get_weather", "sum"] });
    const response = await client(server.url).chat.completions.create({
      model: "gpt-5",
      messages: [{ role: "user", content: "?" }],
      tools: tools.tools,
      tool_choice: tools.toolChoice({ tool: "sum" }),
    });
    expect(server.requests[0]?.body).toMatchObject({
      tool_choice: { type: "function", function: { name: "sum" } },
      tools: [
        { function: { strict: true, parameters: { required: ["city", "units"] } } },
        { function: { strict: true } },
      ],
    });
    expect(tools.callsFrom(response)).toEqual([
      { id: "a", name: "get_weather", arguments: { city: "Rome" } },
      { id: "b", name: "sum", arguments: { amounts: { x: 2, y: 3 } } },
    ]);
    expect((await tools.run(response)).map((each) => each.content)).toEqual([WEATHER.replace("Paris", "Rome"), "5"]);
  });

  test("Chat Completions, streamed", async () => {
    const delta = (...tool_calls: object[]) => ({
      id: "r",
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta: { tool_calls } }],
    });
    await using server = await loopback(
      events(
        delta({ index: 0, id: "a", type: "function", function: { name: "get_weather", arguments: "" } }),
        delta(
          { index: 0, function: { arguments: '{"ci' } },
          { index: 1, id: "b", type: "function", function: { name: "sum", arguments: '{"amou' } },
        ),
        delta({ index: 1, function: { arguments: 'nts":{}}' } }),
        delta({ index: 0, function: { arguments: 'ty":"Paris"}' } }),
      ),
    );
    const tools = openaiTools(registry());
    const stream = await client(server.url).chat.completions.create({
      model: "gpt-5",
      messages: [],
      tools: tools.tools,
      stream: true,
    });
    expect(await tools.callsFromStream(stream)).toEqual([
      { id: "a", name: "get_weather", arguments: '{"city":"Paris"}' },
      { id: "b", name: "sum", arguments: '{"amounts":{}}' },
    ]);
  });

  test("Responses: calls match by call_id, pictures stand in the output", async () => {
    const item = (name: string, args: string, call_id: string) => ({
      type: "function_call",
      id: "fc",
      call_id,
      name,
      arguments: args,
      status: "completed",
    });
    await using server = await loopback(
      {
        id: "r",
        object: "response",
        output: [
          { type: "reasoning", id: "rs", summary: [] },
          item("get_weather", '{"city":"Paris"}', "a"),
          item("chart", "{}", "b"),
          item("fail", "{}", "c"),
        ],
      },
      { id: "s", object: "response", output: [] },
    );
    const tools = openaiResponsesTools(registry());
    const input: ResponseInput = [{ role: "user", content: "How is it?" }];
    const response = await client(server.url).responses.create({
      model: "gpt-5",
      input,
      tools: tools.tools,
      tool_choice: tools.toolChoice({ tool: "chart" }),
    });
    input.push(...(response.output as ResponseInput), ...(await tools.run(response)));
    await client(server.url).responses.create({ model: "gpt-5", input, tools: tools.tools });
    const [first, second] = server.requests.map(
      ({ body }) => body as { tools: Record<string, unknown>[]; input: unknown[]; tool_choice: unknown },
    );
    expect(first?.tools.map(({ strict, name }) => [name, strict])).toEqual([
      ["get_weather", false],
      ["sum", false],
      ["chart", false],
      ["fail", false],
    ]);
    expect(first?.tool_choice).toEqual({ type: "function", name: "chart" });
    expect(second?.input.slice(5)).toEqual([
      { type: "function_call_output", call_id: "a", output: WEATHER },
      {
        type: "function_call_output",
        call_id: "b",
        output: [
          { type: "input_text", text: "A chart:" },
          { type: "input_image", image_url: `data:image/png;base64,${PNG}`, detail: "auto" },
        ],
      },
      { type: "function_call_output", call_id: "c", output: "Error: no such city" },
    ]);
  });

  test("Responses, streamed", async () => {
    const call = (args: string) => ({
      type: "function_call",
      id: "fc",
      call_id: "a",
      name: "get_weather",
      arguments: args,
    });
    await using server = await loopback(
      events(
        { type: "response.output_item.added", output_index: 0, item: { type: "reasoning", id: "rs" } },
        { type: "response.output_item.added", output_index: 1, item: call("") },
        { type: "response.function_call_arguments.delta", output_index: 1, delta: '{"city":' },
        { type: "response.function_call_arguments.delta", output_index: 1, delta: '"Paris"}' },
        { type: "response.function_call_arguments.done", output_index: 1, arguments: '{"city":"Paris"}' },
        { type: "response.output_item.done", output_index: 1, item: call('{"city":"Paris"}') },
      ),
    );
    const tools = openaiResponsesTools(registry());
    const stream = await client(server.url).responses.create({
      model: "gpt-5",
      input: "?",
      tools: tools.tools,
      stream: true,
    });
    expect(await tools.callsFromStream(stream)).toEqual([
      { id: "a", name: "get_weather", arguments: '{"city":"Paris"}' },
    ]);
  });

  test("Groq's SDK, by the same wire", async () => {
    await using server = await loopback(reply(asked("get_weather", '{"city":"Paris"}', "a")));
    const tools = registry().toolset({ style: groq });
    const response = await new Groq({ apiKey: "none", baseURL: server.url, maxRetries: 0 }).chat.completions.create({
      model: "llama-3.3-70b-versatile",
      messages: [{ role: "user", content: "?" }],
      tools: tools.tools,
    });
    expect(await tools.run(response)).toEqual([{ role: "tool", tool_call_id: "a", content: WEATHER }]);
  });
});

describe("anthropic", () => {
  const client = (baseURL: string) => new Anthropic({ apiKey: "none", baseURL, maxRetries: 0 });
  const use = (name: string, input: object, id: string) => ({ type: "tool_use", id, name, input });
  const message = (...content: object[]) => ({
    id: "m",
    type: "message",
    role: "assistant",
    model: "claude-opus-5",
    content,
    stop_reason: "tool_use",
    usage: {},
  });

  test("Messages: all results in one message, errors flagged, pictures as blocks", async () => {
    await using server = await loopback(
      message(
        { type: "text", text: "Let me see." },
        use("get_weather", { city: "Paris" }, "a"),
        use("chart", {}, "b"),
        use("fail", {}, "c"),
        use("get_weather", { city: 5 }, "d"),
      ),
      message(),
    );
    const tools = anthropicTools(registry());
    const messages: Anthropic.MessageParam[] = [{ role: "user", content: "How is it?" }];
    const ask = () =>
      client(server.url).messages.create({
        model: "claude-opus-5",
        max_tokens: 100,
        messages,
        tools: tools.tools,
        tool_choice: tools.toolChoice("required"),
      });
    const reply = await ask();
    messages.push({ role: "assistant", content: reply.content }, ...(await tools.run(reply)));
    await ask();
    expect(server.requests[0]?.body).toMatchObject({
      tool_choice: { type: "any" },
      tools: [{ name: "get_weather", input_schema: { type: "object" } }, {}, {}, {}],
    });
    const last = messagesOf(server.requests[1]).at(-1);
    expect(last).toEqual({
      role: "user",
      content: [
        { type: "tool_result", tool_use_id: "a", content: WEATHER },
        {
          type: "tool_result",
          tool_use_id: "b",
          content: [
            { type: "text", text: "A chart:" },
            { type: "image", source: { type: "base64", media_type: "image/png", data: PNG } },
          ],
        },
        { type: "tool_result", tool_use_id: "c", content: "Error: no such city", is_error: true },
        {
          type: "tool_result",
          tool_use_id: "d",
          content: expect.stringContaining("city: expected string"),
          is_error: true,
        },
      ],
    });
  });

  test("Messages, streamed", async () => {
    const start = (index: number, content_block: object) => ({ type: "content_block_start", index, content_block });
    const json = (index: number, partial_json: string) => ({
      type: "content_block_delta",
      index,
      delta: { type: "input_json_delta", partial_json },
    });
    await using server = await loopback(
      events(
        { type: "message_start", message: message() },
        start(0, { type: "text", text: "" }),
        start(1, use("get_weather", {}, "a")),
        json(1, '{"city":'),
        json(1, '"Paris"}'),
        { type: "content_block_stop", index: 1 },
        start(2, use("chart", {}, "b")),
        { type: "content_block_stop", index: 2 },
        { type: "message_stop" },
      ),
    );
    const tools = anthropicTools(registry());
    const stream = await client(server.url).messages.create({
      model: "claude-opus-5",
      max_tokens: 100,
      messages: [],
      tools: tools.tools,
      stream: true,
    });
    expect(await tools.callsFromStream(stream)).toEqual([
      { id: "a", name: "get_weather", arguments: '{"city":"Paris"}' },
      { id: "b", name: "chart" },
    ]);
  });
});

describe("gemini", () => {
  const client = (baseUrl: string) => new GoogleGenAI({ apiKey: "none", httpOptions: { baseUrl } });
  const call = (name: string, args: object, id?: string) => ({
    functionCall: { name, args, ...(id && { id }) },
    thoughtSignature: "c2ln",
  });
  const reply = (...parts: object[]) => ({ candidates: [{ content: { role: "model", parts } }] });

  test("generateContent: answers in order, ids only where there are some", async () => {
    await using server = await loopback(
      reply(
        { text: "Let me see." },
        call("get_weather", { city: "Paris" }),
        call("sum", { amounts: { a: 1, b: 2 } }, "x1"),
        call("fail", {}),
        call("chart", {}),
      ),
      reply({ text: "Done." }),
    );
    const tools = geminiTools(registry());
    const contents: Content[] = [{ role: "user", parts: [{ text: "How is it?" }] }];
    const ask = () =>
      client(server.url).models.generateContent({
        model: "gemini-3-flash",
        contents,
        config: { tools: tools.tools, toolConfig: tools.toolChoice({ tool: "sum" }) as never },
      });
    const response = await ask();
    contents.push(response.candidates![0]!.content!, ...(await tools.run(response)));
    await ask();
    const [first, second] = server.requests.map(({ body }) => body as Record<string, never>);
    expect(first).toMatchObject({
      tools: [
        { functionDeclarations: [{ name: "get_weather", parametersJsonSchema: { type: "object" } }, {}, {}, {}] },
      ],
      toolConfig: { functionCallingConfig: { mode: "ANY", allowedFunctionNames: ["sum"] } },
    });
    const sent = (second as unknown as { contents: Content[] }).contents;
    expect(sent[1]?.parts?.[1]).toHaveProperty("thoughtSignature");
    expect(sent[2]).toEqual({
      role: "user",
      parts: [
        {
          functionResponse: {
            name: "get_weather",
            response: { output: { city: "Paris", units: "celsius", degrees: 21 } },
          },
        },
        { functionResponse: { id: "x1", name: "sum", response: { output: "3" } } },
        { functionResponse: { name: "fail", response: { error: "Error: no such city" } } },
        {
          functionResponse: {
            name: "chart",
            response: { output: "A chart:\n[image image/png]" },
            parts: [{ inlineData: { mimeType: "image/png", data: PNG } }],
          },
        },
      ],
    });
  });

  test("the older surface: decoded all the same, and twice, though the SDK writes into what it is given", async () => {
    const answer = reply(call("sum", { amounts: [{ key: "a", value: 1 }] }));
    await using server = await loopback(answer, answer);
    const tools = registry().toolset({ style: geminiOpenApi });
    const ask = () =>
      client(server.url).models.generateContent({
        model: "gemini-2.5-flash",
        contents: "?",
        config: { tools: tools.tools },
      });
    for (const response of [await ask(), await ask()]) {
      expect(tools.callsFrom(response)).toEqual([{ name: "sum", arguments: { amounts: { a: 1 } } }]);
    }
    const [first, second] = server.requests.map(({ body }) => JSON.stringify((body as { tools: object }).tools));
    expect(second).toBe(first);
    for (const word of ["additionalProperties", "$ref", "const", "anyOf"]) expect(first).not.toContain(`"${word}"`);
  });

  test("streamed", async () => {
    await using server = await loopback({
      stream: [reply({ text: "Hm" }), reply(call("get_weather", { city: "Paris" })), reply(call("chart", {}, "x2"))]
        .map((each) => `data: ${JSON.stringify(each)}\n\n`)
        .join(""),
    });
    const tools = geminiTools(registry());
    const stream = await client(server.url).models.generateContentStream({
      model: "gemini-3-flash",
      contents: "?",
      config: { tools: tools.tools },
    });
    expect(await tools.callsFromStream(stream)).toEqual([
      { name: "get_weather", arguments: { city: "Paris" } },
      { id: "x2", name: "chart", arguments: {} },
    ]);
  });
});

test("bedrock: status for errors, bytes for pictures", async () => {
  const use = (name: string, input: object, toolUseId: string) => ({ toolUse: { toolUseId, name, input } });
  await using server = await loopback(
    {
      output: {
        message: {
          role: "assistant",
          content: [
            { text: "Hm" },
            use("get_weather", { city: "Paris" }, "a"),
            use("chart", {}, "b"),
            use("fail", {}, "c"),
          ],
        },
      },
      stopReason: "tool_use",
    },
    { output: { message: { role: "assistant", content: [{ text: "Done." }] } }, stopReason: "end_turn" },
  );
  const client = new BedrockRuntimeClient({
    region: "eu-central-1",
    endpoint: server.url,
    credentials: { accessKeyId: "none", secretAccessKey: "none" },
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler(),
  });
  const tools = bedrockTools(registry());
  const messages: Message[] = [{ role: "user", content: [{ text: "How is it?" }] }];
  const ask = () =>
    client.send(
      new ConverseCommand({
        modelId: "m",
        messages,
        toolConfig: { tools: tools.tools, toolChoice: tools.toolChoice("required") },
      }),
    );
  const response = await ask();
  messages.push(response.output!.message!, ...(await tools.run(response)));
  await ask();
  const [first, second] = server.requests.map(({ body }) => body as { toolConfig: object; messages: object[] });
  expect(first?.toolConfig).toMatchObject({
    toolChoice: { any: {} },
    tools: [{ toolSpec: { name: "get_weather", inputSchema: { json: { type: "object" } } } }, {}, {}, {}],
  });
  expect(second?.messages[2]).toEqual({
    role: "user",
    content: [
      { toolResult: { toolUseId: "a", status: "success", content: [{ text: WEATHER }] } },
      {
        toolResult: {
          toolUseId: "b",
          status: "success",
          content: [{ text: "A chart:" }, { image: { format: "png", source: { bytes: PNG } } }],
        },
      },
      { toolResult: { toolUseId: "c", status: "error", content: [{ text: "Error: no such city" }] } },
    ],
  });
});

test("mistral: ids of nine letters and digits, arguments as text or object", async () => {
  const call = (name: string, args: unknown, id: string) => ({
    id,
    type: "function",
    function: { name, arguments: args },
  });
  await using server = await loopback(
    {
      id: "r",
      object: "chat.completion",
      model: "m",
      usage: {},
      created: 1,
      choices: [
        {
          index: 0,
          finish_reason: "tool_calls",
          message: {
            role: "assistant",
            content: "",
            tool_calls: [
              call("get_weather", '{"city":"Paris"}', "abcdefgh1"),
              call("get_weather", { city: "Rome" }, "abcdefgh2"),
            ],
          },
        },
      ],
    },
    { id: "r", object: "chat.completion", model: "m", usage: {}, created: 1, choices: [] },
  );
  const client = new Mistral({ apiKey: "none", serverURL: server.url });
  const tools = mistralTools(registry());
  const messages: Parameters<typeof client.chat.complete>[0]["messages"] = [{ role: "user", content: "How is it?" }];
  const response = await client.chat.complete({
    model: "mistral-large-4",
    messages,
    tools: tools.tools,
    toolChoice: tools.toolChoice("required"),
  });
  messages.push({ ...response.choices[0]!.message!, role: "assistant" }, ...(await tools.run(response)));
  await client.chat.complete({ model: "mistral-large-4", messages });
  expect(messagesOf(server.requests[1]).slice(2)).toEqual([
    { role: "tool", tool_call_id: "abcdefgh1", name: "get_weather", content: WEATHER },
    { role: "tool", tool_call_id: "abcdefgh2", name: "get_weather", content: WEATHER.replace("Paris", "Rome") },
  ]);
});

test("cohere", async () => {
  await using server = await loopback(
    {
      id: "r",
      finish_reason: "TOOL_CALL",
      message: {
        role: "assistant",
        tool_plan: "Hm",
        tool_calls: [{ id: "a", type: "function", function: { name: "get_weather", arguments: '{"city":"Paris"}' } }],
      },
    },
    { id: "r", finish_reason: "COMPLETE", message: { role: "assistant", content: [] } },
  );
  const client = new CohereClientV2({ token: "none", environment: server.url });
  const tools = cohereTools(registry());
  const messages: Parameters<typeof client.chat>[0]["messages"] = [{ role: "user", content: "How is it?" }];
  const response = await client.chat({ model: "command-a-03-2025", messages, tools: tools.tools });
  messages.push(response.message, ...(await tools.run(response)));
  await client.chat({ model: "command-a-03-2025", messages });
  expect(messagesOf(server.requests[1])[2]).toEqual({
    role: "tool",
    tool_call_id: "a",
    content: WEATHER,
  });
});

test("ollama: arguments are an object, results name the tool", async () => {
  await using server = await loopback(
    {
      model: "m",
      done: true,
      message: {
        role: "assistant",
        content: "",
        tool_calls: [
          { function: { index: 0, name: "get_weather", arguments: { city: "Paris" } } },
          { function: { name: "chart", arguments: {} } },
        ],
      },
    },
    { model: "m", done: true, message: { role: "assistant", content: "Done." } },
  );
  const client = new Ollama({ host: server.url });
  const tools = ollamaTools(registry());
  const messages: OllamaMessage[] = [{ role: "user", content: "How is it?" }];
  const response = await client.chat({ model: "qwen3:4b", messages, tools: tools.tools });
  messages.push(response.message, ...(await tools.run(response)));
  await client.chat({ model: "qwen3:4b", messages });
  expect(messagesOf(server.requests[1]).slice(2)).toEqual([
    { role: "tool", tool_name: "get_weather", content: WEATHER },
    { role: "tool", tool_name: "chart", content: "A chart:\n[image image/png]", images: [PNG] },
  ]);
});
