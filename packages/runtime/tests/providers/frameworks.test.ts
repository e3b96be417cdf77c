import { createOpenAI } from "@ai-sdk/openai";
import { type BaseMessage, HumanMessage, type ToolMessage } from "@langchain/core/messages";
import { ChatOpenAI } from "@langchain/openai";
import { generateText, isStepCount, streamText } from "ai";
import { describe, expect, test } from "vitest";
import { aiTools } from "../../src/adapters/ai-sdk.js";
import { langchainTools } from "../../src/adapters/langchain.js";
import { ToolRegistry, type ToolResult } from "../../src/index.js";
import { compiled } from "../compiled.js";
import { events, loopback } from "./loopback.js";
import { registry } from "./tools.js";

const WEATHER = '{"city":"Paris","units":"celsius","degrees":21}';
const asked = (name: string, args: string, id: string) => ({
  id,
  type: "function",
  function: { name, arguments: args },
});
const reply = (content: string | null, ...tool_calls: object[]) => ({
  id: "r",
  object: "chat.completion",
  created: 1,
  model: "gpt-5",
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  choices: [
    {
      index: 0,
      finish_reason: tool_calls.length > 0 ? "tool_calls" : "stop",
      message: { role: "assistant", content, ...(tool_calls.length > 0 && { tool_calls }) },
    },
  ],
});
const sent = (request: { readonly body: unknown } | undefined) =>
  (request as { readonly body: { readonly messages: { role: string; content: unknown }[]; readonly tools: object[] } })
    .body;

describe("the AI SDK", () => {
  const model = (baseURL: string) => createOpenAI({ apiKey: "none", baseURL }).chat("gpt-5");

  test("a whole loop: repaired arguments, errors as results, the model reads the content", async () => {
    await using server = await loopback(
      reply(
        null,
        asked("get_weather", '{"city":"Paris"}', "a"),
        asked("get_weather", '{"city":5,"when":1}', "b"),
        asked("fail", "{}", "c"),
        asked("sum", '{"amounts":{"a":"1"}}', "d"),
      ),
      reply("Fine."),
    );
    const { text, steps } = await generateText({
      model: model(server.url),
      prompt: "How is it?",
      tools: aiTools(registry()),
      stopWhen: isStepCount(3),
      maxRetries: 0,
    });
    expect(text).toBe("Fine.");
    const results = steps[0]?.toolResults.map(({ output }) => output as ToolResult) ?? [];
    expect(results.map(({ callId, isError, code }) => [callId, isError, code])).toEqual([
      ["a", false, undefined],
      ["b", true, "invalid_arguments"],
      ["c", true, "tool_error"],
      ["d", false, undefined],
    ]);
    expect(
      sent(server.requests[1])
        .messages.slice(2)
        .map(({ content }) => content),
    ).toEqual([
      WEATHER,
      expect.stringContaining("city: expected string, got 5"),
      '{"error":"Error: no such city"}',
      "1",
    ]);
  });

  test("strict mode is decoded", async () => {
    await using server = await loopback(reply(null, asked("sum", '{"amounts":[{"key":"a","value":2}]}', "a")));
    const { toolResults } = await generateText({
      model: model(server.url),
      prompt: "?",
      tools: aiTools(registry(), { strict: true, only: ["sum"] }),
      maxRetries: 0,
    });
    expect(sent(server.requests[0]).tools).toMatchObject([{ function: { strict: true } }]);
    expect((toolResults[0]!.output as ToolResult).data).toBe(2);
  });

  test("streamText", async () => {
    const delta = (...tool_calls: object[]) => ({
      id: "r",
      object: "chat.completion.chunk",
      created: 1,
      model: "gpt-5",
      choices: [{ index: 0, delta: { tool_calls } }],
    });
    await using server = await loopback(
      events(
        delta({ index: 0, id: "a", type: "function", function: { name: "get_weather", arguments: '{"ci' } }),
        delta({ index: 0, function: { arguments: 'ty":"Paris"}' } }),
        {
          id: "r",
          object: "chat.completion.chunk",
          created: 1,
          model: "gpt-5",
          choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }],
        },
      ),
    );
    const result = streamText({ model: model(server.url), prompt: "?", tools: aiTools(registry()), maxRetries: 0 });
    const [found] = await result.toolResults;
    expect((found!.output as ToolResult).data).toEqual({ city: "Paris", units: "celsius", degrees: 21 });
  });

  const guarded = () => {
    let runs = 0;
    const wipe = compiled(() => `wiped ${++runs}`, { name: "wipe", options: { requiresApproval: true } });
    return { tools: new ToolRegistry().add(wipe), runs: () => runs };
  };

  test("approvals fail closed, unless the SDK asks", async () => {
    await using server = await loopback(
      reply(null, asked("wipe", "{}", "a")),
      reply("No."),
      reply(null, asked("wipe", "{}", "b")),
    );
    const { tools, runs } = guarded();
    await generateText({
      model: model(server.url),
      prompt: "?",
      tools: aiTools(tools),
      stopWhen: isStepCount(2),
      maxRetries: 0,
    });
    expect(runs()).toBe(0);
    expect(JSON.stringify(sent(server.requests[1]).messages.at(-1))).toMatch(/approv/i);
    const asking = await generateText({
      model: model(server.url),
      prompt: "?",
      tools: aiTools(tools, { approvals: "ai-sdk" }),
      stopWhen: isStepCount(2),
      maxRetries: 0,
    });
    const request = asking.content.find(({ type }) => type === "tool-approval-request") as { approvalId: string };
    expect(runs()).toBe(0);
    await using next = await loopback(reply("Done."));
    await generateText({
      model: model(next.url),
      messages: [
        { role: "user", content: "?" },
        ...asking.response.messages,
        { role: "tool", content: [{ type: "tool-approval-response", approvalId: request.approvalId, approved: true }] },
      ],
      tools: aiTools(tools, { approvals: "ai-sdk" }),
      maxRetries: 0,
    });
    expect(runs()).toBe(1);
    expect(sent(next.requests[0]).messages.at(-1)?.content).toBe("wiped 1");
  });
});

describe("LangChain", () => {
  const model = (baseURL: string) =>
    new ChatOpenAI({ apiKey: "none", model: "gpt-5", maxRetries: 0, configuration: { baseURL } });

  test("bound to a model; answers are ToolMessages, also of failures", async () => {
    await using server = await loopback(
      reply(
        null,
        asked("get_weather", '{"city":"Paris"}', "a"),
        asked("get_weather", '{"city":5}', "b"),
        asked("fail", "{}", "c"),
      ),
      reply("Fine."),
    );
    const tools = langchainTools(registry());
    const bound = model(server.url).bindTools(tools);
    const messages: BaseMessage[] = [new HumanMessage("How is it?")];
    const first = await bound.invoke(messages);
    messages.push(first);
    for (const call of first.tool_calls ?? []) {
      const tool = tools.find(({ name }) => name === call.name)!;
      messages.push((await tool.invoke({ ...call, type: "tool_call" })) as ToolMessage);
    }
    await bound.invoke(messages);
    expect(messages.slice(2).map((message) => [(message as ToolMessage).status, message.content])).toEqual([
      ["success", WEATHER],
      ["error", "Invalid arguments: city: expected string, got 5"],
      ["error", "Error: no such city"],
    ]);
    expect((messages[2] as ToolMessage).artifact).toMatchObject({ callId: "a", data: { degrees: 21 } });
    expect(sent(server.requests[1]).messages[2]).toMatchObject({ role: "tool", tool_call_id: "a", content: WEATHER });
  });

  test("with bare arguments: the content, or an error", async () => {
    const [weather, , , fail] = langchainTools(registry());
    expect(await weather!.invoke({ city: "Paris" })).toBe(WEATHER);
    await expect(fail!.invoke({})).rejects.toThrow("no such city");
    expect(await langchainTools(registry(), { only: ["sum"] })[0]!.invoke({ amounts: { a: "2" } })).toBe("2");
  });
});
