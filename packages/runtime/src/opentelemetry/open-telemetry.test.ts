import { readFileSync } from "node:fs";
import { type Context, context, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-node";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { adder, compiled } from "../../tests/compiled.js";
import { target } from "../../tests/target.js";
import type { Approver } from "../call/approve/approval.js";
import { callTool } from "../call/pipeline.js";
import { ToolError } from "../errors/tool-error.js";
import { ToolRegistry } from "../registry/tool-registry.js";
import { type ExceptionLog, type OpenTelemetryOptions, openTelemetry } from "./index.js";

// Made before there is an SDK, as a module of an application may.
const early = openTelemetry();
const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
provider.register();
beforeEach(() => exporter.reset());
afterAll(() => provider.shutdown());

const tracer = trace.getTracer("test");
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

const add = adder();
/** Makes a span of its own, after a while, under the name that it is given. */
const inner = compiled(
  async (name: string, turns: number) => {
    for (let left = turns; left > 0; left--) await turn();
    await tracer.startActiveSpan(name, async (span) => {
      await turn();
      span.end();
    });
  },
  { name: "inner", input: { name: { type: "string" }, turns: { type: "integer" } } },
);
const echo = compiled((value: unknown) => value, { name: "echo", input: { value: {} } });
const pay = compiled(() => "paid", { name: "pay", options: { requiresApproval: true } });
const throwing = (error: unknown) =>
  compiled(
    () => {
      throw error;
    },
    { name: "fail" },
  );

const registry = (options: OpenTelemetryOptions = {}) =>
  new ToolRegistry({ tracing: openTelemetry(options) }).add(add, inner, echo, pay);

/** The only span of a call. */
async function spanOf(name: string, args: unknown, options: OpenTelemetryOptions = {}): Promise<ReadableSpan> {
  await registry(options).execute({ id: "call_1", name, arguments: args });
  return onlySpan();
}

function onlySpan(): ReadableSpan {
  const [span, ...others] = exporter.getFinishedSpans();
  expect(others).toEqual([]);
  return span as ReadableSpan;
}

describe("the span of a call", () => {
  test("says what the conventions ask for, and nothing of arguments and results", async () => {
    const span = await spanOf("add", { a: 1, b: 2 });
    expect(span.name).toBe("execute_tool add");
    expect(span.kind).toBe(SpanKind.INTERNAL);
    expect(span.status).toEqual({ code: SpanStatusCode.UNSET });
    expect(span.attributes).toEqual({
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": "add",
      "gen_ai.tool.call.id": "call_1",
      "gen_ai.tool.description": "Adds.",
      "gen_ai.tool.type": "function",
    });
    expect(span.events).toEqual([]);
  });

  test("is of the scope windlass, in the version of the package", async () => {
    const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
    expect((await spanOf("add", {})).instrumentationScope).toMatchObject({ name: "windlass", version });
  });

  test("of a tool that is not there does not bear its name", async () => {
    const span = await spanOf("made_up", {});
    expect(span.name).toBe("execute_tool");
    expect(span.attributes).toEqual({
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": "made_up",
      "gen_ai.tool.call.id": "call_1",
      "error.type": "unknown_tool",
    });
    expect(span.status.message).toContain("There is no tool");
  });

  test("of a remote tool says so", async () => {
    const tool = target(() => 1, {}, { server: "files" });
    await callTool(tool, { name: "probe" }, { tracing: openTelemetry() });
    expect(onlySpan().attributes).toMatchObject({ "mcp.method.name": "tools/call", "windlass.mcp.server": "files" });
  });

  test("has what comes from outside in bounded length", async () => {
    const tool = target(() => 1, {}, { description: "d".repeat(5000) });
    await callTool(tool, { id: "i".repeat(5000), name: "probe" }, { tracing: openTelemetry() });
    const { attributes } = onlySpan();
    expect(String(attributes["gen_ai.tool.description"])).toHaveLength(1024);
    expect(String(attributes["gen_ai.tool.call.id"])).toHaveLength(256);
  });

  test.each<readonly [Approver | undefined, string]>([
    [() => true, "approved"],
    [() => ({ approved: true, arguments: {} }), "edited"],
    [() => false, "denied"],
    [undefined, "unavailable"],
  ])("says what became of the approval", async (approve, decision) => {
    await registry().execute({ name: "pay" }, { approve });
    expect(onlySpan().attributes["windlass.approval"]).toBe(decision);
  });

  test("is made also by a tracing that is older than the SDK", async () => {
    await new ToolRegistry({ tracing: early }).add(add).execute({ name: "add", arguments: { a: 1, b: 1 } });
    expect(onlySpan().name).toBe("execute_tool add");
  });

  test("is made by the tracer, or of the provider, that is given", async () => {
    const own = new InMemorySpanExporter();
    const other = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(own)] });
    await spanOf("add", {}, { tracerProvider: other }).catch(() => {});
    await spanOf("add", {}, { tracer: other.getTracer("mine") }).catch(() => {});
    expect(exporter.getFinishedSpans()).toEqual([]);
    expect(own.getFinishedSpans().map((span) => span.instrumentationScope.name)).toEqual(["windlass", "mine"]);
  });
});

describe("a call that fails", () => {
  test.each([
    ["invalid_json", "add", '{"a":', {}],
    ["invalid_arguments", "add", { a: "secret" }, {}],
    ["approval_required", "pay", {}, {}],
    ["denied", "pay", {}, { approve: () => ({ approved: false, feedback: "secret" }) }],
    ["cancelled", "add", { a: 1, b: 1 }, { signal: AbortSignal.abort() }],
    ["timeout", "hang", {}, { timeout: 1 }],
    ["invalid_output", "echo", { value: 1 }, {}],
  ] as const)("%s", async (code, name, args, options) => {
    const broken = compiled(() => Number.NaN, { name: "echo", input: { value: {} } });
    const hang = compiled(() => new Promise(() => {}), { name: "hang" });
    const tools = new ToolRegistry({ tracing: openTelemetry() }).add(add, hang, pay, broken);
    await tools.execute({ name, arguments: args }, options);
    const span = onlySpan();
    expect(span.attributes["error.type"]).toBe(code);
    expect(span.status.code).toBe(SpanStatusCode.ERROR);
    expect(span.status.message ?? "").not.toContain("secret");
    expect(span.events).toEqual([]);
  });

  test("because of what was sent, tells why only where the arguments may be told", async () => {
    expect((await spanOf("add", { a: "x", b: 1 })).status.message).toBeUndefined();
    exporter.reset();
    expect((await spanOf("add", { a: "x", b: 1 }, { captureArguments: true })).status.message).toContain(
      "a: expected number",
    );
  });

  test("because the tool threw has the exception, masked, and its message as the status", async () => {
    const error = new TypeError("no entry with sk-proj-abcdefghijklmnopqrstuvwxyz0123456789");
    const tools = new ToolRegistry({ tracing: openTelemetry() }).add(throwing(error));
    await tools.execute({ name: "fail" });
    const { status, events, attributes } = onlySpan();
    expect(attributes["error.type"]).toBe("tool_error");
    expect(status.code).toBe(SpanStatusCode.ERROR);
    expect(status.message).toMatch(/^no entry with /);
    expect(events).toMatchObject([{ name: "exception", attributes: { "exception.type": "TypeError" } }]);
    expect(events[0]?.attributes).toMatchObject({
      "exception.message": status.message,
      "exception.stacktrace": expect.stringContaining("open-telemetry.test.ts"),
    });
    expect(JSON.stringify([status, events])).not.toContain("abcdefghijklm");
  });

  test.each<[string, unknown, string, string]>([
    ["a ToolError", new ToolError("Closed."), "ToolError", "Closed."],
    ["a text", "a text", "string", "a text"],
    ["null", null, "null", "null"],
    ["no error", { message: 5 }, "Error", ""],
    [
      "what throws when it is looked at",
      {
        get message() {
          throw new Error("no");
        },
      },
      "Error",
      "",
    ],
  ])("because the tool threw %s", async (_, error, type, message) => {
    await new ToolRegistry({ tracing: openTelemetry() }).add(throwing(error)).execute({ name: "fail" });
    expect(onlySpan().events[0]?.attributes).toMatchObject({ "exception.type": type });
    expect(onlySpan().status.message).toBe(message);
  });

  test("because the approver threw has that exception", async () => {
    await registry().execute({ name: "pay" }, { approve: () => Promise.reject(new Error("no line")) });
    expect(onlySpan().events[0]?.attributes).toMatchObject({ "exception.message": "no line" });
  });

  test("because the approver's arguments did not fit has no exception, and tells none of them", async () => {
    await registry().execute({ name: "pay" }, { approve: () => ({ approved: true, arguments: { card: "4111" } }) });
    const { events, status } = onlySpan();
    expect(events).toEqual([]);
    expect(status.message).toContain("changed the arguments");
    expect(status.message).not.toMatch(/card|4111/);
  });

  test("gives its exception to a logger, within the span", async () => {
    const logs: ExceptionLog[] = [];
    const tracing = openTelemetry({ logger: { emit: (log) => void logs.push(log) } });
    await new ToolRegistry({ tracing }).add(throwing(new Error("down"))).execute({ name: "fail" });
    const span = onlySpan();
    expect(span.events).toEqual([]);
    expect(logs).toMatchObject([
      {
        eventName: "gen_ai.execute_tool.exception",
        severityNumber: 13,
        severityText: "WARN",
        attributes: {
          "exception.type": "Error",
          "exception.message": "down",
          "exception.stacktrace": expect.stringContaining("Error: down"),
        },
      },
    ]);
    expect(trace.getSpanContext(logs[0]?.context as Context)).toEqual(span.spanContext());
  });
});

describe("nesting", () => {
  const parents = () => {
    const spans = exporter.getFinishedSpans();
    const nameOf = (id: string | undefined) => spans.find((span) => span.spanContext().spanId === id);
    return spans.map((span) => {
      const parent = nameOf(span.parentSpanContext?.spanId);
      return [span.name, parent?.attributes["gen_ai.tool.call.id"] ?? parent?.name];
    });
  };

  test("is right where calls run at the same time", async () => {
    const calls = [3, 1, 2, 0].map((turns, id) => ({
      id: String(id),
      name: "inner",
      arguments: { name: `in ${id}`, turns },
    }));
    await tracer.startActiveSpan("turn", async (span) => {
      await registry().executeAll(calls, { limit: 2 });
      span.end();
    });
    const found = parents();
    expect(found.filter(([name]) => String(name).startsWith("in ")).sort()).toEqual(
      [0, 1, 2, 3].map((id) => [`in ${id}`, String(id)]),
    );
    expect(found.filter(([name]) => name === "execute_tool inner")).toEqual(
      calls.map(() => ["execute_tool inner", "turn"]),
    );
    expect(found).toHaveLength(9);
  });

  test("holds for a call within a call, and ends with it", async () => {
    const tools = registry();
    const outer = compiled(() => tools.execute({ id: "inside", name: "add", arguments: { a: 1, b: 1 } }), {
      name: "outer",
    });
    tools.add(outer);
    await tools.execute({ id: "outside", name: "outer" });
    expect(parents()).toEqual([
      ["execute_tool add", "outside"],
      ["execute_tool outer", undefined],
    ]);
    expect(trace.getSpan(context.active())).toBeUndefined();
  });

  test("holds for what the approver does", async () => {
    const approve = () =>
      tracer.startActiveSpan("asking", (span) => {
        span.end();
        return true;
      });
    await registry().execute({ id: "c", name: "pay" }, { approve });
    expect(parents()).toEqual([
      ["asking", "c"],
      ["execute_tool pay", undefined],
    ]);
  });
});

describe("arguments and results", () => {
  const both = { captureArguments: true, captureResults: true };

  test("are told where that is asked for: what the tool ran with, and what it gave", async () => {
    const { attributes } = await spanOf("add", '{"a":1,"b":"2"}', both);
    expect(attributes["gen_ai.tool.call.arguments"]).toBe('{"a":1,"b":2}');
    expect(attributes["gen_ai.tool.call.result"]).toBe('{"result":3}');
  });

  test("each alone", async () => {
    expect((await spanOf("add", { a: 1, b: 2 }, { captureArguments: true })).attributes).not.toHaveProperty([
      "gen_ai.tool.call.result",
    ]);
    exporter.reset();
    expect((await spanOf("add", { a: 1, b: 2 }, { captureResults: true })).attributes).not.toHaveProperty([
      "gen_ai.tool.call.arguments",
    ]);
  });

  test("of a call that failed are the arguments that were sent", async () => {
    const { attributes } = await spanOf("add", '{"a":"x","password":"hunter2"}', both);
    expect(attributes["gen_ai.tool.call.arguments"]).toMatch(/^\{"a":"x","password":"\[/);
    expect(attributes).not.toHaveProperty(["gen_ai.tool.call.result"]);
    exporter.reset();
    const broken = await spanOf("add", '{"password":"hunter2"', both);
    expect(broken.attributes["gen_ai.tool.call.arguments"]).toBe("[text of 21 characters that is no JSON]");
  });

  test("are masked at any depth, in names and in texts, and the call is not", async () => {
    const key = "sk-proj-abcdefghijklmnopqrstuvwxyz0123456789";
    const value = { list: [{ password: "hunter2", api_key: { a: 1 } }], text: `use ${key}` };
    const tools = registry(both);
    const result = await tools.execute({ name: "echo", arguments: { value } });
    const { attributes } = onlySpan();
    for (const name of ["gen_ai.tool.call.arguments", "gen_ai.tool.call.result"]) {
      expect(attributes[name]).toContain('"text":"use ');
      expect(attributes[name]).not.toMatch(/hunter2|abcdefghijklm|"a":1/);
    }
    expect(result.data).toEqual(value);
  });

  test("pass the hook, which knows what they are, and has the last word", async () => {
    const redact = vi.fn((value: unknown, what: string) =>
      what === "arguments" ? { ...(value as object), b: "private" } : undefined,
    );
    const { attributes } = await spanOf("add", { a: 1, b: 2 }, { ...both, redact });
    expect(attributes["gen_ai.tool.call.arguments"]).toBe('{"a":1,"b":"private"}');
    expect(attributes).not.toHaveProperty(["gen_ai.tool.call.result"]);
    expect(redact.mock.calls).toEqual([
      [{ a: 1, b: 2 }, "arguments"],
      [{ result: 3 }, "result"],
    ]);
  });

  test("the hook sees texts of errors too", async () => {
    const redact = (value: unknown, what: string) =>
      what === "error" ? String(value).replaceAll("Ada", "N.N.") : value;
    const tools = new ToolRegistry({ tracing: openTelemetry({ redact }) }).add(throwing(new Error("Ada is not in")));
    await tools.execute({ name: "fail" });
    const { status, events } = onlySpan();
    expect(status.message).toBe("N.N. is not in");
    expect(JSON.stringify(events)).not.toContain("Ada is");
  });

  test("a hook that throws lets nothing out, is warned of, and changes nothing", async () => {
    const onWarning = vi.fn();
    const redact = () => {
      throw new Error("hook");
    };
    const tools = new ToolRegistry({ tracing: openTelemetry({ ...both, redact }), onWarning }).add(add);
    const result = await tools.execute({ name: "add", arguments: { a: 1, b: 2 } });
    expect(result.data).toBe(3);
    expect(Object.keys(onlySpan().attributes).filter((name) => name.includes("call."))).toEqual([
      "gen_ai.tool.call.id",
    ]);
    expect(onWarning).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "WL2302" }));
  });

  test("are bounded, in length and in work", async () => {
    const large = Array.from({ length: 200_000 }, (_, n) => ({ n }));
    const sizes: number[] = [];
    const redact = (value: unknown) => {
      sizes.push(JSON.stringify(value).length);
      return value;
    };
    const { attributes } = await spanOf("echo", { value: large }, { ...both, redact });
    for (const size of sizes) expect(size).toBeLessThan(50_000);
    for (const name of ["gen_ai.tool.call.arguments", "gen_ai.tool.call.result"]) {
      expect(String(attributes[name])).toHaveLength(8193);
      expect(attributes[name]).toMatch(/…$/);
    }
    exporter.reset();
    const short = await spanOf("echo", { value: "x".repeat(100) }, { ...both, maxLength: 20 });
    expect(short.attributes["gen_ai.tool.call.result"]).toBe(`${"x".repeat(20)}…`);
  });

  test("are masked before they are cut: half a key is none, and must not be seen either", async () => {
    const value = `${" ".repeat(30)}sk-proj-abcdefghijklmnopqrstuvwxyz0123456789`;
    const redact = vi.fn((seen: unknown) => seen);
    await spanOf("echo", { value }, { captureResults: true, maxLength: 25, redact });
    expect(redact).toHaveBeenCalledTimes(1);
    expect(String(redact.mock.lastCall?.[0])).toMatch(/^ {30}\[(?!.*sk)/);
  });

  test("are not looked at where the span is not sampled", async () => {
    const redact = vi.fn();
    const dropping = new NodeTracerProvider({ sampler: { shouldSample: () => ({ decision: 0 }), toString: () => "" } });
    await registry({ ...both, redact, tracerProvider: dropping }).execute({ name: "add", arguments: { a: 1, b: 2 } });
    expect(redact).not.toHaveBeenCalled();
  });
});

test.each<[object, string]>([
  [{ redacts: () => 1 }, "WL2004"],
  [{ redact: "all" }, "WL2005"],
  [{ captureResults: 1 }, "WL2005"],
  [{ maxLength: Number.NaN }, "WL2005"],
  [{ tracer: null }, "WL2005"],
])("the options %j are refused", (options, code) => {
  expect(() => openTelemetry(options)).toThrow(expect.objectContaining({ code }));
});
