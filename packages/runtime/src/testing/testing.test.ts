import { describe, expect, test, vi } from "vitest";
import { compiled } from "../../tests/compiled.js";
import type { CallRecord } from "../call/call-record.js";
import { resultText } from "../call/tool-result.js";
import { ToolError } from "../errors/tool-error.js";
import { ToolRegistry } from "../registry/tool-registry.js";
import { toolOf } from "../tool/tool-of.js";
import {
  expectNoToolCalls,
  expectToolCall,
  fakeTool,
  inTurn,
  modelCall,
  type Recorded,
  recordCalls,
  type ToolCallAssertionError,
  testRegistry,
} from "./index.js";

const getWeather = compiled((city: string) => `sunny in ${city}`, {
  name: "get_weather",
  description: "Looks out of the window.",
  input: { city: { type: "string" } },
});
const pay = compiled((amount: number) => amount, {
  name: "pay",
  input: { amount: { type: "number" } },
  options: { requiresApproval: true },
});

describe("fakeTool", () => {
  const ask = async (answer: unknown, args: object = {}) =>
    fakeTool("ask", answer).execute({ name: "ask", arguments: args });

  test("answers with a value, by a function, with an error", async () => {
    expect((await ask({ a: 1 })).data).toEqual({ a: 1 });
    expect((await ask(({ n }: { n: number }) => n + 1, { n: 1 })).data).toBe(2);
    expect((await ask(async () => "later")).data).toBe("later");
    expect(resultText(await ask(new ToolError("No.")))).toBe("No.");
    expect(await ask(new Error("down"))).toMatchObject({ code: "tool_error" });
    expect(resultText(await ask(undefined))).toBe("(no result)");
    expect((await ask([1, 2])).data).toEqual([1, 2]);
  });

  test("answers in turn, and then with the last", async () => {
    const tool = fakeTool(
      "pay",
      inTurn(new ToolError("Again."), () => "second", "third"),
    );
    const answers = async () => resultText(await tool.execute({ name: "pay" }));
    expect([await answers(), await answers(), await answers(), await answers()]).toEqual([
      "Again.",
      "second",
      "third",
      "third",
    ]);
    tool.clear();
    expect(tool.received).toEqual([]);
    expect(await answers()).toBe("Again.");
  });

  test("keeps what it received, as it was", async () => {
    const tool = fakeTool("ask", (args: { list: number[] }) => args.list.push(2));
    await tool.execute({ name: "ask", arguments: { list: [1] } });
    expect(tool.received).toEqual([{ list: [1] }]);
  });

  test("takes anything, or what its schema says", async () => {
    expect((await ask("x", { any: [1, { thing: null }] })).isError).toBe(false);
    const parameters = { type: "object", properties: { n: { type: "number" } }, required: ["n"] };
    const strict = fakeTool("strict", 1, { parameters, description: "Strict.", timeout: 5 });
    expect((await strict.execute({ name: "strict", arguments: {} })).code).toBe("invalid_arguments");
    expect(strict.received).toEqual([]);
    expect(strict.schema({ style: "mcp" })).toMatchObject({
      name: "strict",
      description: "Strict.",
      inputSchema: parameters,
    });
    expect(strict.timeout).toBe(5);
    expect(() => fakeTool("not a name")).toThrow(expect.objectContaining({ code: "WL2005" }));
  });

  test("stands for a real tool: name, description, schema and approval are its", async () => {
    const fake = fakeTool(getWeather, "rain");
    expect(fake.schema({ style: "mcp" })).toEqual(toolOf(getWeather).schema({ style: "mcp" }));
    expect((await fake.execute({ name: "get_weather", arguments: { city: 5 } })).code).toBe("invalid_arguments");
    expect((await fake.run({ city: "Rome" })).data).toBe("rain");
    const fakePay = fakeTool(toolOf(pay), "paid");
    expect((await fakePay.execute({ name: "pay", arguments: { amount: 1 } })).code).toBe("approval_required");
    expect((await fakePay.run({ amount: 1 }, { approve: () => true })).data).toBe("paid");
    expect(() => fakeTool(() => 1)).toThrow(expect.objectContaining({ code: "WL2001" }));
  });
});

test("modelCall is a call as providers send it", () => {
  expect(modelCall("pay", { amount: 1 }, "call_7")).toEqual({ id: "call_7", name: "pay", arguments: '{"amount":1}' });
  expect(modelCall("pay")).toEqual({ id: expect.stringMatching(/^call_[0-9a-f]{16}$/), name: "pay", arguments: "{}" });
  expect(modelCall("pay", '{"amount":').arguments).toBe('{"amount":');
});

describe("testRegistry", () => {
  test("keeps a record, in the order in which the calls began", async () => {
    const slow = fakeTool("slow", () => new Promise((resolve) => setTimeout(resolve, 5)));
    const tools = testRegistry([slow, getWeather]);
    await tools.executeAll([modelCall("slow"), modelCall("get_weather", { city: "Paris" }), modelCall("nobody")]);
    expect(tools.calls.map(({ toolName, outcome }) => [toolName, outcome])).toEqual([
      ["slow", "success"],
      ["get_weather", "success"],
      ["nobody", "unknown_tool"],
    ]);
    tools.clear();
    expect(tools.calls).toEqual([]);
  });

  test.each([
    ["all", undefined],
    ["none", "denied"],
    [undefined, "approval_required"],
    [() => ({ approved: false, feedback: "no" }), "denied"],
  ] as const)("approves %s", async (approve, code) => {
    const tools = testRegistry(pay, { approve });
    expect((await tools.execute(modelCall("pay", { amount: 1 }))).code).toBe(code);
  });

  test("takes other options, and says which it does not know", async () => {
    const onCall = vi.fn();
    await testRegistry(getWeather, { onCall, principal: "ada" }).execute(modelCall("get_weather", { city: "x" }));
    expect(onCall.mock.lastCall?.[0]).toMatchObject({ principal: "ada" });
    const wrong = (options: object) => () => testRegistry([], options);
    expect(wrong({ aprove: "all" })).toThrow(expect.objectContaining({ code: "WL2004" }));
    expect(wrong({ approve: "some" })).toThrow(/must be "all", "none" or a function, not "some"/);
    expect(wrong({ approve: "toString" })).toThrow(expect.objectContaining({ code: "WL2005" }));
  });
});

describe("recordCalls", () => {
  test("records what goes through a registry that is there already, and stops", async () => {
    const onCall = vi.fn();
    const registry = new ToolRegistry({ onCall }).add(getWeather);
    const recorder = recordCalls(registry);
    await registry.execute(modelCall("get_weather", { city: "Rome" }));
    await registry.executeAll([modelCall("get_weather", { city: "Oslo" }), modelCall("nobody")]);
    expect(recorder.calls.map(({ toolName }) => toolName)).toEqual(["get_weather", "get_weather", "nobody"]);
    expect(expectToolCall(recorder, "get_weather", { city: "Oslo" }).result.data).toBe("sunny in Oslo");
    recorder.stop();
    recorder.stop();
    expect(Object.hasOwn(registry, "execute")).toBe(false);
    await registry.execute(modelCall("nobody"));
    expect(recorder.calls).toHaveLength(3);
    expect(onCall).toHaveBeenCalledTimes(4);
    recorder.clear();
    expect(recorder.calls).toEqual([]);
  });

  test("leaves the handler of a call alone, and others that record", async () => {
    const registry = new ToolRegistry().add(getWeather);
    const [first, second] = [recordCalls(registry), recordCalls(registry)];
    const onCall = vi.fn();
    await registry.execute(modelCall("get_weather", { city: "x" }), { onCall });
    expect([first.calls.length, second.calls.length, onCall.mock.calls.length]).toEqual([1, 1, 1]);
    first.stop();
    await registry.execute(modelCall("get_weather", { city: "x" }));
    expect([first.calls.length, second.calls.length]).toEqual([1, 2]);
  });

  test("stops at the end of a block", async () => {
    const registry = new ToolRegistry().add(getWeather);
    let kept: Recorded;
    {
      using recorder = recordCalls(registry);
      kept = recorder;
    }
    await registry.execute(modelCall("get_weather", { city: "x" }));
    expect(kept.calls).toEqual([]);
  });

  test("hears of calls without a registry", async () => {
    const recorder = recordCalls();
    await toolOf(getWeather).run({ city: "Bern" }, { onCall: recorder.onCall });
    expectToolCall(recorder, "get_weather", { city: "Bern" });
    recorder.stop();
    recorder.onCall({} as CallRecord);
    expect(recorder.calls).toHaveLength(1);
  });
});

describe("assertions", () => {
  /** The error that an assertion throws. */
  function failed(assert: () => unknown): ToolCallAssertionError {
    try {
      assert();
    } catch (error) {
      return error as ToolCallAssertionError;
    }
    throw new Error("it did not fail");
  }
  const run = async (...calls: Parameters<typeof modelCall>[]) => {
    const tools = testRegistry([getWeather, fakeTool("search", "found")]);
    for (const call of calls) await tools.execute(modelCall(...call));
    return tools;
  };

  test("find a call by some of its arguments, and hand it out", async () => {
    const tools = await run(["search", { query: "tea", limit: 5 }], ["search", { query: "coffee", limit: 5 }]);
    expect(expectToolCall(tools, "search").arguments).toEqual({ query: "tea", limit: 5 });
    const call = expectToolCall(tools, "search", { query: /^cof/ });
    expect(call).toMatchObject({ arguments: { query: "coffee" }, outcome: "success", result: { data: "found" } });
    expectNoToolCalls(tools, "get_weather");
    expectNoToolCalls(testRegistry());
  });

  test("say where the calls differ", async () => {
    const tools = await run(["search", { query: "tea", limit: 5 }], ["search", { query: "coffee", limit: 5 }]);
    const error = failed(() => expectToolCall(tools, "search", { query: "coffee", limit: 10 }));
    expect(error.message).toBe(`Expected a call of "search" with the arguments {"query":"coffee","limit":10}.
"search" was called 2 times:
  1. {"query":"tea","limit":5}
     query: expected "coffee", got "tea"
     limit: expected 10, got 5
  2. {"query":"coffee","limit":5}
     limit: expected 10, got 5`);
    expect(error).toMatchObject({
      name: "AssertionError",
      code: "ERR_ASSERTION",
      operator: "expectToolCall",
      actual: { query: "coffee", limit: 5 },
      expected: { query: "coffee", limit: 10 },
    });
    expect(error.stack?.split("\n").find((line) => line.includes(" at "))).toContain("testing.test.ts");
  });

  test("say what was called instead", async () => {
    const tools = await run(["search", { query: "tea" }], ["get_weather", { city: 5 }], ["search", '{"query":']);
    const error = failed(() => expectToolCall(tools, "pay", { on: undefined, min: 1n, ok: () => true }));
    expect(
      error.message,
    ).toBe(`Expected a call of "pay" with the arguments {"on":"undefined","min":"1","ok":"() => true"}.
"pay" was not called, but:
  1. search({"query":"tea"})
  2. get_weather({"city":5}) (invalid_arguments)
  3. search("{\\"query\\":") (invalid_json)`);
    expect(error).toMatchObject({ actual: ["search", "get_weather", "search"], expected: ["pay"] });
    expect(failed(() => expectToolCall(testRegistry(), "pay")).message).toBe(
      'Expected a call of "pay".\nNo tool was called.',
    );
    expect(failed(() => expectNoToolCalls(tools, "search"))).toMatchObject({
      message:
        'Expected no call of "search", got 2:\n  1. search({"query":"tea"})\n  2. search("{\\"query\\":") (invalid_json)',
      actual: ['search({"query":"tea"})', 'search("{\\"query\\":") (invalid_json)'],
      expected: [],
      operator: "expectNoToolCalls",
    });
    expect(failed(() => expectNoToolCalls(tools)).message).toContain("Expected no tool calls, got 3:");
  });

  test("find a call whose arguments did not fit, by what was sent", async () => {
    const tools = await run(["get_weather", { city: 5 }]);
    expect(expectToolCall(tools, "get_weather", { city: 5 }).outcome).toBe("invalid_arguments");
  });

  test("list the first of many, shortened", async () => {
    const tools = await run(
      ...Array.from({ length: 12 }, (_, n): [string, object] => ["search", { n, text: "x".repeat(500) }]),
    );
    const { message } = failed(() => expectToolCall(tools, "search", { n: 99 }));
    expect(message).toContain("  … and 2 more");
    expect(message.length).toBeLessThan(4000);
  });
});
