import { expect, test } from "vitest";
import { registry } from "../../tests/providers/tools.js";
import { textContent } from "../call/render/make-content.js";
import type { ToolResult } from "../call/tool-result.js";
import { dialectFor } from "../dialects/models/dialect-for.js";
import { bedrock } from "../dialects/providers/bedrock.js";

test("the dialect by name, as a value, or by the model", () => {
  const tools = registry();
  expect(tools.toolset().dialect.name).toBe("openai");
  expect(tools.toolset({ style: "anthropic" }).dialect.name).toBe("anthropic");
  expect(tools.toolset({ style: bedrock }).dialect).toBe(bedrock);
  expect(tools.toolset({ model: "gpt-5" }).dialect.name).toBe("openai");
  expect(tools.toolset({ model: "claude-opus-5" }).dialect.name).toBe("anthropic");
  expect(tools.toolset({ model: "gpt-5-codex" }).dialect.name).toBe("openai-responses");
  expect(tools.toolset({ style: dialectFor("mistral-large-4") }).dialect.name).toBe("mistral");
});

test("a model whose dialect the core does not hold, and one that nobody knows", () => {
  expect(() => registry().toolset({ model: "us.anthropic.claude-opus-5-5" })).toThrow(
    expect.objectContaining({
      code: "WL2203",
      hint: expect.stringContaining('dialectFor("us.anthropic.claude-opus-5-5")'),
    }),
  );
  expect(() => registry().toolset({ model: "wizard-9" })).toThrow(
    expect.objectContaining({ code: "WL2203", hint: expect.stringContaining('"groq/wizard-9"') }),
  );
});

test("a dialect without messages", () => {
  const style = { name: "mine", declare: () => ({}) };
  expect(() => registry().toolset({ style })).toThrow(expect.objectContaining({ code: "WL2205" }));
});

test("only some tools: others are unknown to it, also those that are added later", async () => {
  const all = registry();
  const tools = all.toolset({ only: ["sum"] });
  expect(tools.tools.map(({ function: { name } }) => name)).toEqual(["sum"]);
  const [weather] = await tools.execute([{ name: "get_weather", arguments: {} }]);
  expect(weather).toMatchObject({ code: "unknown_tool" });
  expect(() => all.toolset({ only: ["sun"] })).toThrow("sum");
});

test("what a tool's arguments lose is told, and whose it is", () => {
  const { losses } = registry().toolset({ style: "openai", strict: true });
  expect(losses).toContainEqual({
    tool: "sum",
    path: "/properties/amounts",
    keyword: "additionalProperties",
    kind: "rewritten",
    message: "a map travels as an array of { key, value }",
  });
});

test("hostile responses are no calls, and never throw", () => {
  const cyclic: Record<string, unknown> = {};
  cyclic.choices = [{ message: cyclic }];
  const odd: unknown[] = [
    undefined,
    null,
    5,
    "x",
    [],
    {},
    { choices: 5 },
    { choices: [null, { message: null }] },
    { choices: [{ message: { tool_calls: [null, 5, { function: 5 }] } }] },
    { content: [null, { type: "tool_use" }] },
    cyclic,
  ];
  for (const style of ["openai", "openai-responses", "anthropic", "gemini", "mcp"] as const) {
    const tools = registry().toolset({ style });
    for (const response of odd)
      for (const call of tools.callsFrom(response as never)) expect(typeof call.name).toBe("string");
  }
});

test("names and ids that no provider takes go back as ones that it takes", () => {
  const result = (callId: string): ToolResult => ({
    callId,
    name: "sum",
    isError: false,
    content: [textContent("5")],
    durationMs: 1,
  });
  const long = "call_".padEnd(90, "x");
  const [item] = registry()
    .toolset({ style: "openai-responses" })
    .resultsFor([result(long)]);
  expect(item?.call_id).toMatch(/^.{1,64}$/);
  const style = dialectFor("mistral-large-4");
  const ids = ["a", "b", long].map(
    (id) =>
      (
        registry()
          .toolset({ style })
          .resultsFor([result(id)])[0] as { toolCallId: string }
      ).toolCallId,
  );
  for (const id of ids) expect(id).toMatch(/^[a-zA-Z0-9]{9}$/);
  expect(new Set(ids).size).toBe(3);
});

test("a whole number that JavaScript would round is a fault, also where arguments are decoded", async () => {
  const tools = registry().toolset({ strict: true });
  const text = '{"amounts":[{"key":"a","value":12345678901234567890}]}';
  const [call] = tools.callsFrom({
    role: "assistant",
    tool_calls: [{ id: "a", type: "function", function: { name: "sum", arguments: text } }],
  });
  expect(await tools.execute([call!])).toMatchObject([{ code: "invalid_arguments" }]);
});
