import { getEventListeners } from "node:events";
import { describe, expect, test, vi } from "vitest";
import type { JsonSchema, ToolResult } from "windlass";
import { call, fixture, fixturePath, workerTool } from "./worker-tool.js";

const text = ({ content }: { content: readonly unknown[] }) => (content[0] as { text: string }).text;

test("the function runs in another thread, and has its defaults", async () => {
  expect((await call("where")).data).toMatchObject({ isMainThread: false });
  expect((await call("add", { a: 1 }, {}, { params: ["a", "b"] })).data).toBe(11);
});

test("the event loop goes on while a function blocks", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const result = await call("spinFor", { ms: 150 });
  clearInterval(timer);
  expect(result.data).toBe("done");
  expect(turns).toBeGreaterThan(10);
});

describe("what the descriptor names", () => {
  test.each<[string, string, Record<string, unknown>, unknown]>([
    ["a method of a class, with the class as `this`", "Images.resize", { width: 2 }, 6],
    ["the default export", "default", {}, "default"],
  ])("%s", async (_, path, args, expected) => {
    expect((await call(path, args)).data).toBe(expected);
  });

  test("a function of a CommonJS module, by its path", async () => {
    const tool = workerTool("double", { input: { n: {} } }, fixturePath("common.cjs"));
    expect((await tool.run({ n: 4 })).data).toBe(8);
  });

  test("a function of a source that was not compiled, as development servers have it", async () => {
    const tool = workerTool("triple", { input: { n: {} } }, fixture("uncompiled.mjs"));
    expect((await tool.run({ n: 4 })).data).toBe(12);
  });
});

describe("what cannot be had", () => {
  test.each<[string, string, string, string]>([
    ["a module that is not there", "f", fixture("missing.mjs"), "cannot be imported"],
    ["a module that throws", "f", fixture("broken.mjs"), "cannot be imported"],
    ["a name that is not exported", "gone", fixture("work.mjs"), "has no function `gone`"],
    ["what is no function", "notAFunction", fixture("work.mjs"), "has no function `notAFunction`"],
    ["the program itself", "f", process.argv[1]!, "the program itself"],
  ])("%s", async (_, path, module, message) => {
    const result = await workerTool(path, {}, module).execute({ name: "probe" });
    expect(result).toMatchObject({ code: "tool_error", content: [{ text: 'Tool "probe" is out of order.' }] });
    expect(result.error).toMatchObject({ code: "WL2110", message: expect.stringContaining(message) });
    expect(result.error?.hint).toBeTruthy();
  });

  test("the error of the module is the cause", async () => {
    const result = await workerTool("f", {}, fixture("broken.mjs")).execute({ name: "probe" });
    expect(result.error?.cause).toMatchObject({ message: "will not load" });
  });
});

describe("timeouts", () => {
  test("an endless loop is ended, and the next call has a thread", async () => {
    const result = await call("spin", {}, { timeout: 50 });
    expect(result).toMatchObject({ code: "timeout" });
    expect(text(result)).toBe('Tool "probe" timed out after 50 ms.');
    expect((await call("add", { a: 1, b: 2 })).data).toBe(3);
  });

  test("so is a function that never answers, and a module that never loads", async () => {
    expect((await call("never", {}, { timeout: 50 })).code).toBe("timeout");
    const stalled = workerTool("f", {}, fixture("stalls.mjs"));
    expect((await stalled.execute({ name: "probe" }, { timeout: 50 })).code).toBe("timeout");
  });

  test("more endless calls than threads take none from the others, and the wait for a thread is not their time", async () => {
    const calls = Array.from({ length: 24 }, (_, index) =>
      index % 2 === 0 ? call("spin", {}, { timeout: 40 }) : call("add", { a: index, b: 0 }, { timeout: 5_000 }),
    );
    const results = await Promise.all(calls);
    expect(results.map(({ code, data }) => code ?? data)).toEqual(
      results.map((_, index) => (index % 2 === 0 ? "timeout" : index)),
    );
  });

  test("a function that is given a signal may heed it, while nobody waits", async () => {
    const parts = { params: [{ host: "context" }] } as const;
    const flag = new Int32Array(new SharedArrayBuffer(4));
    expect((await call("heeds", {}, { timeout: 50, deps: { flag } }, parts)).code).toBe("timeout");
    await vi.waitFor(() => expect(flag[0]).toBe(1));
  });
});

describe("cancelling", () => {
  test("ends a running function, and leaves no listener", async () => {
    const controller = new AbortController();
    const running = call("spin", {}, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error("enough")), 50);
    const result = await running;
    expect(result.code).toBe("cancelled");
    expect(result.error?.cause).toMatchObject({ message: "enough" });
    expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
  });

  test("a call that waits for a thread never begins", async () => {
    const controller = new AbortController();
    const busy = Array.from({ length: 32 }, () => call("spinFor", { ms: 20 }));
    const waiting = call("where", {}, { signal: controller.signal });
    controller.abort();
    expect((await waiting).code).toBe("cancelled");
    expect((await Promise.all(busy)).every(({ data }) => data === "done")).toBe(true);
  });
});

describe("values cross as they are", () => {
  test("a result", async () => {
    const { data } = await call("kinds");
    expect(data).toEqual({
      date: new Date("2026-01-02T03:04:05Z"),
      map: new Map([[{ key: 1 }, new Set([1, 2])]]),
      bytes: new Uint8Array([1, 2, 3]),
      buffer: Buffer.from("hello"),
      url: new URL("https://example.com/a?b=c"),
      big: 12345678901234567890n,
      nothing: undefined,
      error: expect.objectContaining({ name: "RangeError", message: "inner" }),
    });
    expect(Buffer.isBuffer((data as { buffer: unknown }).buffer)).toBe(true);
  });

  test("arguments", async () => {
    const input = { value: {} };
    const codec = { input: ["object", [["value", ["date"]]]] } as const;
    const tool = workerTool("echo", { input: { value: { type: "string", format: "date-time" } }, codec });
    expect((await tool.run({ value: "2026-01-02T03:04:05Z" })).data).toEqual(new Date("2026-01-02T03:04:05Z"));
    const bytes = new Uint8Array([1, 2]);
    const typed = workerTool("echo", { input, codec: { input: ["object", [["value", ["bytes"]]]] } });
    expect((await (typed.runWith as (value: unknown) => Promise<ToolResult>)(bytes)).data).toEqual(bytes);
    expect(bytes).toHaveLength(2);
  });

  test("objects of classes come as their data: accessors that the schema names, and what `toJSON` gives", async () => {
    const output = {
      type: "object",
      properties: { celsius: { type: "number" }, fahrenheit: { type: "number" } },
      required: ["celsius", "fahrenheit"],
    } satisfies JsonSchema;
    expect((await call("warm", {}, {}, { output })).structuredContent).toEqual({ celsius: 20, fahrenheit: 68 });
    expect((await call("withToJson")).data).toEqual({ a: 1 });
    expect((await call("countdown")).data).toEqual([2, 1]);
  });
});

describe("errors", () => {
  test("have their names, causes and data", async () => {
    const result = await call("fail", { how: "custom" });
    expect(text(result)).toBe("PaymentError: No funds.");
    const { cause } = result.error ?? {};
    expect(cause).toMatchObject({ name: "PaymentError", status: 402, cause: { name: "TypeError", message: "deep" } });
    expect((cause as Error).stack).toContain("work.mjs");
  });

  test.each([
    ["told", "Ask for less."],
    ["several", "AggregateError: Error: one; RangeError: two"],
    ["text", "Error: a text"],
    ["nothing", "Error: null was thrown"],
  ])("%s", async (how, expected) => {
    expect(text(await call("fail", { how }))).toBe(expected);
  });

  test("a thread that ends under the function", async () => {
    const result = await call("exit", { code: 3 });
    expect(result).toMatchObject({ code: "tool_error", content: [{ text: 'Tool "probe" ended without an answer.' }] });
    expect(result.error).toMatchObject({ code: "WL2111", message: expect.stringContaining("3") });
    expect((await call("add", { a: 1, b: 2 })).data).toBe(3);
  });

  test("what cannot leave the worker is told with its place", async () => {
    expect(text(await call("promised"))).toBe(
      'Tool "probe" returned an invalid result: later: a Promise has no JSON form',
    );
    expect(await call("listed")).toMatchObject({ code: "invalid_output" });
    expect((await call("nested")).data).toEqual({});
  });

  test("what a function leaves behind ends its thread, not the process", async () => {
    const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
    expect((await call("leavesThrower")).data).toBe("left");
    await vi.waitFor(() =>
      expect(warned).toHaveBeenCalledWith(expect.stringContaining("left behind"), expect.anything()),
    );
    warned.mockRestore();
    expect((await call("add", { a: 1, b: 2 })).data).toBe(3);
  });
});

describe("the context", () => {
  const parts = { params: [{ host: "context" }] } as const;

  test("speaks to the host, in order", async () => {
    const heard: unknown[] = [];
    const result = await call(
      "report",
      {},
      {
        deps: { tenant: "acme", since: new Date(0) },
        principal: "ann",
        onProgress: (update) => heard.push(update),
        onLog: (entry) => heard.push(entry),
        elicit: async ({ message }) => {
          heard.push(message);
          return { action: "accept", content: { yes: true } };
        },
      },
      parts,
    );
    expect(heard).toEqual([
      { progress: 1, total: 2, message: "half" },
      { level: "info", message: "here" },
      "Sure?",
      { progress: 2 },
    ]);
    expect(result.data).toEqual({
      callId: "call_1",
      toolName: "probe",
      answer: { action: "accept", content: { yes: true } },
      deps: { tenant: "acme", since: new Date(0) },
      principal: "ann",
    });
  });

  test("says why what cannot cross is not there, to a function that asks for it", async () => {
    const result = await call("readDeps", {}, { deps: { db: { query() {} } } }, parts);
    expect(text(result)).toContain("`context.deps` is not there in a worker: db.query: a function cannot go");
    expect((await call("where", {}, { deps: { db: () => {} } }, parts)).isError).toBe(false);
  });

  test("is not taken along for a function that has none: its parts are not even read", async () => {
    const read = vi.fn();
    const deps = {
      get db() {
        return read();
      },
    };
    await call("where", {}, { deps });
    expect(read).not.toHaveBeenCalled();
    await call("readDeps", {}, { deps }, parts);
    expect(read).toHaveBeenCalled();
  });

  test("what is said in passing never fails the tool", async () => {
    expect((await call("tellsFunction", {}, {}, parts)).data).toBe("ok");
  });
});
