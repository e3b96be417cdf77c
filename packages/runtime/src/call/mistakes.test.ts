import { describe, expect, test, vi } from "vitest";
import { compiled } from "../../tests/compiled.js";
import { target } from "../../tests/target.js";
import { ToolRegistry } from "../registry/tool-registry.js";
import type { CallOptions } from "./call-options.js";
import { callTool } from "./pipeline.js";
import type { ToolContext } from "./tool-context.js";

const call = { id: "call_1", name: "probe" };

describe("a call that could not be ended does not begin", () => {
  test.each<[object, string]>([
    [{ signal: new AbortController() }, "controller.signal"],
    [{ signal: {} }, "must be an AbortSignal"],
    [{ timeout: Number.NaN }, "a number of milliseconds, or Infinity, not NaN"],
    [{ timeout: "5s" }, 'not "5s"'],
    [{ timeout: 100n }, "not 100n"],
  ])("%o", async (options, message) => {
    const fn = vi.fn();
    const result = await callTool(target(fn), call, options as CallOptions);
    expect(result).toMatchObject({ code: "tool_error", content: [{ text: 'Tool "probe" is out of order.' }] });
    expect(result.error).toMatchObject({ code: "WL2005", message: expect.stringContaining(message) });
    expect(fn).not.toHaveBeenCalled();
  });

  test("a registry refuses such a signal at once", () => {
    expect(() => new ToolRegistry({ signal: new AbortController() as never })).toThrow("must be an AbortSignal");
  });
});

test("where nobody listens, the program is warned of what the model is not told", async () => {
  const onWarning = vi.fn();
  const broken = { timeout: Number.NaN, onWarning };
  await callTool(
    target(() => 1),
    call,
    broken,
  );
  expect(onWarning).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "WL2005" }));
  await callTool(
    target(() => 1),
    call,
    { ...broken, onError: () => {} },
  );
  await callTool(
    target(() => Promise.reject(new Error("of the tool"))),
    call,
    { onWarning },
  );
  expect(onWarning).toHaveBeenCalledOnce();
});

test("arguments whose brace was closed too early are no arguments with prose behind them", async () => {
  const tool = target((id: number, dryRun = false) => [id, dryRun], {
    input: { id: {}, dryRun: {} },
    required: ["id"],
  });
  for (const rest of [', "dryRun": true}', '"dryRun": true', ";dryRun=true", ":1", ' I set "dryRun": true']) {
    expect((await callTool(tool, { ...call, arguments: `{"id":1}${rest}` }, {})).code, rest).toBe("invalid_json");
  }
  expect((await callTool(tool, { ...call, arguments: '{"id":1}\nDone: it is deleted.' }, {})).data).toEqual([1, false]);
});

test("a rule and an approver see the defaults that the function will have", async () => {
  const parts = {
    input: { to: { type: "string" }, amount: { type: "number", default: 1000 } },
    required: ["to"],
  } as const;
  const fn = vi.fn((_to: string, amount = 1000) => amount);
  const requiresApproval = ({ amount }: Record<string, unknown>) => Number(amount) > 100;
  const tool = target(fn, { ...parts, required: ["to"] }, { requiresApproval });
  const approve = vi.fn(() => true);
  expect((await callTool(tool, { ...call, arguments: { to: "x" } }, {})).code).toBe("approval_required");
  expect((await callTool(tool, { ...call, arguments: { to: "x" } }, { approve })).data).toBe(1000);
  expect(approve).toHaveBeenCalledWith(expect.objectContaining({ arguments: { to: "x", amount: 1000 } }));
  expect(fn).toHaveBeenCalledWith("x", undefined);
  expect((await callTool(tool, { ...call, arguments: { to: "x", amount: 5 } }, {})).data).toBe(5);
});

test("a call that has ended is not heard any more", async () => {
  const heard = vi.fn();
  let late: Promise<unknown> | undefined;
  const fn = (context: ToolContext) => {
    context.log({ level: "info", message: "in time" });
    late = new Promise((resolve) => setTimeout(resolve, 15)).then(() => {
      context.progress({ progress: 1 });
      context.log({ level: "info", message: "late" });
      return context.elicit?.({ message: "Sure?" });
    });
    late.catch(() => {});
    return late;
  };
  const tool = target(fn as never, { params: [{ host: "context" }] });
  const options = { timeout: 5, onProgress: heard, onLog: heard, elicit: heard as never };
  expect((await callTool(tool, call, options)).code).toBe("timeout");
  await expect(late).rejects.toMatchObject({ name: "ToolTimeoutError" });
  expect(heard.mock.calls.map(([entry]) => entry.message)).toEqual(["in time"]);
});

test("handlers and values that reject, and that nobody hears, do not end the process", async () => {
  const unheard = vi.fn();
  process.on("unhandledRejection", unheard);
  const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  const onWarning = (async () => Promise.reject(new Error("lost"))) as never;
  const onCall = () => {
    throw new Error("broken");
  };
  await callTool(
    target(() => 1),
    call,
    { onWarning, onCall },
  );
  await callTool(
    target(() => ({ later: Promise.reject(new Error("inner")) })),
    call,
    {},
  );
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off("unhandledRejection", unheard);
  expect(unheard).not.toHaveBeenCalled();
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test("a list without an end is too large, whatever it is of", async () => {
  for (const value of ["x", true, null, 1]) {
    const endless = function* () {
      for (;;) yield value;
    };
    expect((await callTool(target(endless), call, {})).code, String(value)).toBe("invalid_output");
  }
});

test("calls may be any iterable, or nothing", async () => {
  const registry = new ToolRegistry().add(compiled(() => 1, { name: "probe" }));
  expect(await registry.executeAll(undefined)).toEqual([]);
  expect(await registry.executeAll(null)).toEqual([]);
  const results = await registry.executeAll(new Set([call, { ...call, id: "call_2" }]));
  expect(results.map(({ callId, data }) => [callId, data])).toEqual([
    ["call_1", 1],
    ["call_2", 1],
  ]);
});

test("numeric ids of calls are kept, as text", async () => {
  expect(
    (
      await callTool(
        target(() => 1),
        { name: "probe", id: 5 as never },
        {},
      )
    ).callId,
  ).toBe("5");
});

test("a fence may have prose behind it, and no second fence", async () => {
  const tool = target((id: number) => id, { input: { id: {} } });
  const read = async (text: string) => (await callTool(tool, { ...call, arguments: text }, {})).code ?? "success";
  expect(await read('```json\n{"id":1}\n```\nDone.')).toBe("success");
  expect(await read('```json\n{"id":1}\n```\n```json\n{"id":2}\n```')).toBe("invalid_json");
  expect(await read('```json\n{"id":1}\n```\n, "x": 2}')).toBe("invalid_json");
});

test("a call that throws when it is read is answered, and so are the others", async () => {
  const registry = new ToolRegistry().add(compiled(() => 1, { name: "probe" }));
  const broken = Object.defineProperty({ name: "probe" }, "arguments", {
    get() {
      throw new Error("lazy");
    },
  });
  const results = await registry.executeAll([call, broken]);
  expect(results.map(({ code }) => code)).toEqual([undefined, "invalid_json"]);
  expect((await registry.get("probe").execute(broken)).code).toBe("invalid_json");
});
