import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { target } from "../../../tests/target.js";
import type { CallOptions } from "../call-options.js";
import { callTool } from "../pipeline.js";
import type { ToolContext } from "../tool-context.js";

const run = (fn: (...args: never[]) => unknown, options: CallOptions = {}, timeout = 60_000) =>
  callTool(target(fn, { params: [{ host: "context" }] }, { timeout }), { id: "call_1", name: "probe" }, options);

/** Never answers; fails with the signal's reason once that is aborted, as a well-behaved function does. */
const wait = ({ signal }: ToolContext) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("timeout", () => {
  test("ends the wait, and tells the function", async () => {
    let seen: ToolContext | undefined;
    const pending = run((context: ToolContext) => {
      seen = context;
      return new Promise(() => {});
    });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(seen?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const result = await pending;
    expect(result).toMatchObject({ code: "timeout", content: [{ text: 'Tool "probe" timed out after 60 s.' }] });
    expect(result.error).toMatchObject({ name: "ToolTimeoutError", code: "WL2106", timeout: 60_000 });
    expect(seen?.signal.aborted).toBe(true);
    expect(seen?.signal.reason).toBe(result.error);
  });

  test("is a timeout also where the function heeds its signal", async () => {
    const pending = run(wait, {}, 10);
    await vi.advanceTimersByTimeAsync(10);
    expect(await pending).toMatchObject({
      code: "timeout",
      content: [{ text: 'Tool "probe" timed out after 10 ms.' }],
    });
  });

  test("of the call wins over that of the tool", async () => {
    const pending = run(wait, { timeout: 5 });
    await vi.advanceTimersByTimeAsync(5);
    expect((await pending).code).toBe("timeout");
  });

  test.each([0, -5])("of %d: the function is not entered", async (timeout) => {
    const fn = vi.fn();
    expect((await run(fn, { timeout })).code).toBe("timeout");
    expect(fn).not.toHaveBeenCalled();
  });

  test("a TimeoutError of the function's own is its error", async () => {
    const own = new DOMException("the database took too long", "TimeoutError");
    const result = await run(() => Promise.reject(own));
    expect(result).toMatchObject({
      code: "tool_error",
      content: [{ text: "TimeoutError: the database took too long" }],
    });
    expect(result.error?.cause).toBe(own);
  });

  test.each([Number.POSITIVE_INFINITY, 2 ** 31])("%d sets no timer", async (timeout) => {
    let finish: (value: unknown) => void = () => {};
    const pending = run(() => new Promise((resolve) => (finish = resolve)), {}, timeout);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    finish("done");
    expect((await pending).data).toBe("done");
  });

  test("a function that answers at once pays for no timer", async () => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    await run(() => 1);
    expect(timers).not.toHaveBeenCalled();
  });

  test("leaves no timer behind", async () => {
    await run(async () => 1);
    await run(async () => {
      throw new Error("x");
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("what fails afterwards is nobody's unhandled rejection", async () => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    const pending = run(() => new Promise((_, reject) => setTimeout(() => reject(new Error("late")), 20)), {}, 10);
    await vi.advanceTimersByTimeAsync(30);
    expect((await pending).code).toBe("timeout");
    vi.useRealTimers();
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe("the caller's signal", () => {
  test("aborted before: the function is not entered", async () => {
    const fn = vi.fn();
    const result = await run(fn, { signal: AbortSignal.abort("no more") });
    expect(result).toMatchObject({ code: "cancelled", content: [{ text: 'The call of tool "probe" was cancelled.' }] });
    expect(result.error).toMatchObject({ name: "ToolCancelledError", code: "WL2107", cause: "no more" });
    expect(fn).not.toHaveBeenCalled();
  });

  test.each([
    ["heeds its signal", wait],
    ["does not", () => new Promise(() => {})],
  ])("aborted while a function runs that %s", async (_, fn) => {
    const controller = new AbortController();
    const pending = run(fn as never, { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(1);
    controller.abort(new Error("stop"));
    expect((await pending).code).toBe("cancelled");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("aborted by the function itself", async () => {
    const controller = new AbortController();
    const result = await run(
      () => {
        controller.abort();
        return new Promise(() => {});
      },
      { signal: controller.signal },
    );
    expect(result.code).toBe("cancelled");
  });

  test("reaches the function with its reason", async () => {
    const controller = new AbortController();
    let reason: unknown;
    const pending = run(
      ({ signal }: ToolContext) => {
        signal.addEventListener("abort", () => (reason = signal.reason));
        return new Promise(() => {});
      },
      { signal: controller.signal },
    );
    await vi.advanceTimersByTimeAsync(1);
    controller.abort("why");
    await pending;
    expect(reason).toBe("why");
  });

  test("is left without listeners", async () => {
    const { signal } = new AbortController();
    const [add, remove] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
    await run(async (context: ToolContext) => context.signal.aborted, { signal, approve: () => true });
    await run(async () => Promise.reject(new Error("x")), { signal });
    const added = add.mock.calls.map(([, listener]) => listener);
    const removed = new Set(remove.mock.calls.map(([, listener]) => listener));
    expect(added.length).toBeGreaterThan(0);
    expect(added.filter((listener) => !removed.has(listener))).toEqual([]);
  });
});

describe("the context", () => {
  test("carries what the host knows", async () => {
    const onProgress = vi.fn();
    const onLog = vi.fn();
    const result = await run(
      async (context: ToolContext<{ db: string }>) => {
        context.progress({ progress: 1, total: 2 });
        context.log({ level: "info", message: "half" });
        const answer = await context.elicit?.({ message: "Sure?" });
        return [context.callId, context.toolName, context.deps.db, context.principal, answer?.action].join(" ");
      },
      { deps: { db: "d" }, principal: "Ada", onProgress, onLog, elicit: async () => ({ action: "accept" }) },
    );
    expect(result.data).toBe("call_1 probe d Ada accept");
    expect(onProgress).toHaveBeenCalledWith({ progress: 1, total: 2 }, expect.objectContaining({ id: "call_1" }));
    expect(onLog).toHaveBeenCalledWith({ level: "info", message: "half" }, expect.anything());
  });

  test("works where nobody listens, and says where the host cannot ask", async () => {
    const result = await run((context: ToolContext) => {
      context.progress({ progress: 1 });
      context.log({ level: "error", message: "x" });
      return "elicit" in context;
    });
    expect(result.data).toBe(false);
  });

  test("a handler that throws is warned of, and changes nothing", async () => {
    const onWarning = vi.fn();
    const onLog = () => {
      throw new Error("handler");
    };
    const result = await run((context: ToolContext) => context.log({ level: "info", message: "x" }), {
      onLog,
      onWarning,
    });
    expect(result.isError).toBe(false);
    expect(onWarning).toHaveBeenCalledWith(expect.objectContaining({ code: "WL2302", cause: new Error("handler") }));
  });
});
