import { afterEach, describe, expect, test, vi } from "vitest";
import { adder, compiled } from "../../tests/compiled.js";
import { target } from "../../tests/target.js";
import { ToolRegistry } from "../registry/tool-registry.js";
import { Tool } from "../tool/tool.js";
import { toolOf } from "../tool/tool-of.js";
import type { CallOptions } from "./call-options.js";
import type { CallRecord } from "./call-record.js";
import { callTool } from "./pipeline.js";
import type { TracedEnd, Tracing } from "./tracing.js";

afterEach(() => vi.restoreAllMocks());

const add = adder();
const broken = compiled(() => Number.NaN, { name: "broken" });
const hang = compiled(() => new Promise(() => {}), { name: "hang" });
const fail = compiled(
  () => {
    throw new Error("down");
  },
  { name: "fail" },
);
const guarded = compiled((amount: number) => amount, {
  name: "guarded",
  input: { amount: { type: "number" } },
  options: { requiresApproval: true },
});
class Nameless extends Tool {
  override name = "crooked";
  override description = "";
  override parameters: Record<string, unknown> = { type: "object" };
  call(): number {
    return 1;
  }
}

/** The record of one call, by way of a registry. */
async function recordOf(name: string, args: unknown, options: CallOptions = {}): Promise<CallRecord> {
  const onCall = vi.fn((_: CallRecord) => {});
  const registry = new ToolRegistry({ onCall }).add(add, broken, hang, fail, guarded);
  await registry.execute({ id: "call_1", name, arguments: args }, options);
  expect(onCall).toHaveBeenCalledTimes(1);
  return onCall.mock.calls[0]?.[0] as CallRecord;
}

const needed = (rest: object) => ({ needed: true, ...rest });
const amount = { amount: 1 };

describe("the record of a call", () => {
  test("that went well has all there is, as JSON", async () => {
    const principal = { user: "ada" };
    const record = await recordOf("add", '{"a":1,"b":"2"}', { principal });
    expect(record).toEqual({
      callId: "call_1",
      toolName: "add",
      rawArguments: '{"a":1,"b":"2"}',
      arguments: { a: 1, b: 2 },
      approval: { needed: false },
      outcome: "success",
      result: expect.objectContaining({ data: 3, structuredContent: { result: 3 }, repairs: [expect.anything()] }),
      startedAt: expect.any(Number),
      durationMs: record.result.durationMs,
      principal,
    });
    expect(Math.abs(Date.now() - record.startedAt)).toBeLessThan(3_600_000);
    expect(record.principal).toBe(principal);
  });

  test.each<[CallRecord["outcome"], string, unknown, CallOptions, Partial<CallRecord>]>([
    ["invalid_json", "add", '{"a":1,', {}, { rawArguments: '{"a":1,' }],
    ["invalid_arguments", "add", { a: "x", b: 1 }, {}, { rawArguments: { a: "x", b: 1 } }],
    ["unknown_tool", "nobody", amount, {}, { rawArguments: amount, toolName: "nobody" }],
    ["approval_required", "guarded", amount, {}, { approval: needed({ decision: "unavailable" }), arguments: amount }],
    [
      "approval_required",
      "guarded",
      amount,
      { approve: () => Promise.reject(1) },
      { approval: needed({ decision: "unavailable" }) },
    ],
    ["denied", "guarded", amount, { approve: () => false }, { approval: needed({ decision: "denied" }) }],
    [
      "denied",
      "guarded",
      amount,
      { approve: () => ({ approved: false, feedback: "no" }) },
      { approval: needed({ decision: "denied", feedback: "no" }) },
    ],
    [
      "success",
      "guarded",
      amount,
      { approve: () => true },
      { approval: needed({ decision: "approved" }), arguments: amount },
    ],
    [
      "success",
      "guarded",
      amount,
      { approve: () => ({ approved: true, arguments: { amount: 2 } }) },
      { approval: needed({ decision: "edited" }), rawArguments: amount, arguments: { amount: 2 } },
    ],
    ["timeout", "hang", {}, { timeout: 1 }, { arguments: {}, approval: { needed: false } }],
    ["cancelled", "add", { a: 1, b: 1 }, { signal: AbortSignal.abort() }, { arguments: { a: 1, b: 1 } }],
    ["tool_error", "fail", undefined, {}, { arguments: {} }],
    ["invalid_output", "broken", {}, {}, { arguments: {} }],
  ])("that ended as %s (%s)", async (outcome, name, args, options, rest) => {
    const record = await recordOf(name, args, options);
    expect(record).toMatchObject({ callId: "call_1", toolName: name, outcome, ...rest });
    if (!("approval" in rest) && record.arguments === undefined) expect(record).not.toHaveProperty("approval");
    if (!("arguments" in rest) && outcome.startsWith("invalid_")) expect(record).not.toHaveProperty("arguments");
    if (outcome === "success") expect(record).not.toHaveProperty("error");
    else expect(record.error).toMatchObject({ resultCode: outcome });
    expect(record.result.error).toBe(record.error);
    expect(record.result).toMatchObject({ callId: "call_1", isError: outcome !== "success" });
  });

  test("of a tool that is defined wrongly", async () => {
    const tool = new Nameless();
    const onCall = vi.fn();
    tool.parameters = { type: "nonsense" };
    await tool.execute({ id: "c", name: "crooked", arguments: { a: 1 } }, { onCall });
    expect(onCall.mock.lastCall?.[0]).toMatchObject({
      toolName: "crooked",
      rawArguments: { a: 1 },
      outcome: "tool_error",
      error: { cause: { name: "ToolDefinitionError" } },
    });
  });

  test("says of which server the tool is, where it is of one", async () => {
    const onCall = vi.fn();
    await callTool(
      target(() => 1, {}, { server: "files" }),
      { name: "probe" },
      { onCall },
    );
    expect(onCall.mock.lastCall?.[0]).toMatchObject({ server: "files" });
    expect(await recordOf("add", {})).not.toHaveProperty("server");
  });

  test("keeps the full error, with what the model does not see", async () => {
    const record = await recordOf("fail", {});
    expect(record.error?.cause).toEqual(new Error("down"));
    expect(JSON.stringify(record.result)).not.toContain("stack");
  });

  test("is one for each call of executeAll, whatever came of it", async () => {
    const onCall = vi.fn((_: CallRecord) => {});
    const calls = ["add", "nobody", "fail", "guarded"].map((name, index) => ({ id: String(index), name }));
    await new ToolRegistry({ onCall }).add(add, fail, guarded).executeAll(calls);
    const seen = onCall.mock.calls.map(([{ callId, outcome }]) => `${callId} ${outcome}`).sort();
    expect(seen).toEqual(["0 invalid_arguments", "1 unknown_tool", "2 tool_error", "3 invalid_arguments"]);
  });

  test("comes from run, also where that throws", async () => {
    const onCall = vi.fn();
    await toolOf(add).run({ a: 1, b: 2 }, { onCall });
    await toolOf(fail)
      .run({}, { onCall })
      .catch(() => {});
    expect(onCall.mock.calls.map(([{ outcome }]) => outcome)).toEqual(["success", "tool_error"]);
  });
});

describe("what is in the record", () => {
  const keep = compiled(
    (list: number[]) => {
      list.push(99);
      return list;
    },
    { name: "keep", input: { list: { type: "array", items: { type: "number" } } } },
  );

  test("are the arguments as they were, whatever the tool, the caller and the approver do with theirs", async () => {
    const onCall = vi.fn((_: CallRecord) => {});
    const args = { list: [1] };
    const registry = new ToolRegistry({ onCall }).add(keep);
    const pending = registry.execute({ name: "keep", arguments: args });
    args.list.push(7);
    expect((await pending).data).toEqual([1, 99]);
    expect(onCall.mock.lastCall?.[0]).toMatchObject({ rawArguments: { list: [1] }, arguments: { list: [1] } });
  });

  test("of a typed call are its arguments as they were", async () => {
    const onCall = vi.fn((_: CallRecord) => {});
    const { callToolWith } = await import("./pipeline.js");
    const list = [1];
    const tool = target((given: number[]) => given.push(2), { input: { list: { type: "array", items: {} } } });
    await callToolWith(tool, [list], { onCall });
    expect(list).toEqual([1, 2]);
    expect(onCall.mock.lastCall?.[0]).toMatchObject({ rawArguments: [[1]], arguments: { list: [1] } });
  });

  test("belongs to the handler: masking in it changes neither call nor answer", async () => {
    const args = { list: [1] };
    const mask = (record: CallRecord) => {
      const open = record as unknown as {
        rawArguments: never;
        arguments: never;
        result: { data: number[]; content: object[] };
      };
      (open.rawArguments as typeof args).list[0] = 0;
      (open.arguments as typeof args).list[0] = 0;
      open.result.data[0] = 0;
      Object.assign(open.result.content[0] as object, { text: "masked" });
      Object.assign(open.result, { isError: true, callId: "other" });
      expect(JSON.stringify(open.result)).toContain("[0,99]");
    };
    const onCall = vi.fn(mask);
    const result = await new ToolRegistry({ onCall }).add(keep).execute({ id: "1", name: "keep", arguments: args });
    expect(onCall).toHaveReturned();
    expect(args).toEqual({ list: [1] });
    expect(result).toMatchObject({ callId: "1", isError: false, data: [1, 99], content: [{ text: "[1,99]" }] });
  });

  test("can be written as JSON", async () => {
    const odd = compiled(() => ({ big: 10n, at: new Date(0), tags: new Set(["a"]) }), { name: "odd" });
    const onCall = vi.fn((_: CallRecord) => {});
    const result = await new ToolRegistry({ onCall }).add(odd).execute({ name: "odd" });
    const record = onCall.mock.lastCall?.[0] as CallRecord;
    expect(JSON.parse(JSON.stringify(record)).result.data).toEqual(JSON.parse(JSON.stringify(result)).data);
  });
});

describe("a handler", () => {
  test.each<[string, () => void]>([
    [
      "throws",
      () => {
        throw new Error("disk full");
      },
    ],
    ["rejects", () => Promise.reject(new Error("disk full")) as never],
  ])("that %s is warned of, and changes nothing", async (_, onCall) => {
    const onWarning = vi.fn();
    const result = await toolOf(add).execute({ name: "add", arguments: { a: 1, b: 2 } }, { onCall, onWarning });
    expect(result.data).toBe(3);
    await vi.waitFor(() =>
      expect(onWarning).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ code: "WL2302", cause: new Error("disk full") }),
      ),
    );
  });

  test("that never ends is not waited for", async () => {
    const onCall = () => new Promise(() => {}) as never;
    expect((await toolOf(add).execute({ name: "add", arguments: { a: 1, b: 2 } }, { onCall })).data).toBe(3);
  });

  test("of a registry also hears of the calls that bring one of their own", async () => {
    const order: string[] = [];
    const onWarning = vi.fn();
    const audit = () => {
      order.push("registry");
      throw new Error("audit");
    };
    const registry = new ToolRegistry({ onCall: audit, onWarning }).add(add);
    await registry.execute({ name: "add" }, { onCall: () => void order.push("call") });
    await registry.execute({ name: "add" }, { onCall: audit });
    expect(order).toEqual(["registry", "call", "registry"]);
    await vi.waitFor(() => expect(onWarning).toHaveBeenCalledTimes(2));
  });
});

describe("tracing", () => {
  const traceOf = (trace: Tracing["trace"]) => ({ trace: vi.fn(trace) });
  const call = { id: "call_1", name: "add", arguments: { a: 1, b: 2 } };
  const registry = new ToolRegistry().add(add, guarded);

  test("stands around the call, and knows what came of it", async () => {
    const ends: TracedEnd[] = [];
    const tracing = traceOf(async (_, run) => ends.push(await run()));
    const result = await registry.execute(call, { tracing });
    const about = { callId: "call_1", toolName: "add", description: "Adds.", rawArguments: call.arguments };
    expect(tracing.trace).toHaveBeenCalledExactlyOnceWith(about, expect.any(Function));
    expect(ends).toEqual([{ result, arguments: { a: 1, b: 2 }, approval: { needed: false } }]);
    await registry.execute({ name: "nobody" }, { tracing });
    expect(Object.keys(ends[1] ?? {})).toEqual(["result"]);
  });

  test.each<[string, Tracing["trace"]]>([
    [
      "throws before",
      () => {
        throw new Error("t");
      },
    ],
    ["throws behind", async (_, run) => run().then(() => Promise.reject(new Error("t")))],
    ["never runs the call", async () => {}],
    ["runs it twice", async (_, run) => [await run(), await run()]],
    ["answers something else", async (_, run) => run().then(() => ({ data: 4 }))],
  ])("that %s changes nothing, and the call runs once", async (what, trace) => {
    const fn = vi.fn((a: number, b: number) => a + b);
    const tool = target(fn, { input: { a: {}, b: {} } });
    const onWarning = vi.fn();
    expect((await callTool(tool, call, { tracing: { trace }, onWarning })).data).toBe(3);
    expect(fn).toHaveBeenCalledTimes(1);
    expect(onWarning).toHaveBeenCalledTimes(what.startsWith("throws") ? 1 : 0);
  });

  test("and onCall hear of one call each", async () => {
    const onCall = vi.fn();
    const tracing = traceOf((_, run) => run());
    await registry.execute({ name: "guarded", arguments: amount }, { tracing, onCall, approve: () => true });
    expect(onCall).toHaveBeenCalledTimes(1);
    expect(onCall.mock.lastCall?.[0]).toMatchObject({ outcome: "success", approval: { decision: "approved" } });
  });
});
