import { describe, expect, test, vi } from "vitest";
import { target } from "../../../tests/target.js";
import { type ToolArgumentsError, ToolTimeoutError } from "../../errors/tool-execution-error.js";
import type { CallOptions } from "../call-options.js";
import { callTool, callToolWith } from "../pipeline.js";
import { resultText } from "../tool-result.js";
import type { ApprovalDecision, ApprovalRequest, ApprovalRule } from "./approval.js";
import { needsApproval } from "./needs-approval.js";

const INPUT = { input: { amount: { type: "number" } } } as const;

function charge(requiresApproval: boolean | ApprovalRule = true) {
  const fn = vi.fn((amount: number) => `charged ${amount}`);
  const tool = target(fn, INPUT, { requiresApproval });
  const run = (options: CallOptions = {}, amount: unknown = 5) =>
    callTool(tool, { id: "call_1", name: "probe", arguments: { amount } }, options);
  return { fn, run, tool };
}

test("without a handler the tool never runs", async () => {
  const { fn, run, tool } = charge();
  const result = await run();
  expect(result).toMatchObject({ isError: true, code: "approval_required" });
  expect(result.content[0]).toMatchObject({
    text: 'Tool "probe" needs approval, and nobody is here to give it. It did not run.',
  });
  expect(result.error).toMatchObject({ name: "ApprovalRequiredError", code: "WL2104" });
  expect(result.error?.hint).toContain("new ToolRegistry({ approve })");
  expect((await callToolWith(tool, [5], {})).code).toBe("approval_required");
  expect(fn).not.toHaveBeenCalled();
});

test("yes: it runs", async () => {
  const approve = vi.fn((_: ApprovalRequest) => true);
  const { run } = charge();
  expect((await run({ approve })).data).toBe("charged 5");
  expect(approve).toHaveBeenCalledWith(
    expect.objectContaining({ callId: "call_1", toolName: "probe", description: "A probe.", arguments: { amount: 5 } }),
  );
});

test.each<[ApprovalDecision, string]>([
  [false, 'The call of tool "probe" was refused.'],
  [{ approved: false }, 'The call of tool "probe" was refused.'],
  [{ approved: false, feedback: "Too much. Ask for less." }, "Too much. Ask for less."],
  [undefined as never, 'The call of tool "probe" was refused.'],
  ["yes" as never, 'The call of tool "probe" was refused.'],
  [{ approved: "yes" } as never, 'The call of tool "probe" was refused.'],
])("%j: it does not", async (decision, text) => {
  const { fn, run } = charge();
  const result = await run({ approve: async () => decision });
  expect(result).toMatchObject({ code: "denied", content: [{ text }] });
  expect(result.error).toMatchObject({ name: "ToolDeniedError", code: "WL2105" });
  expect(fn).not.toHaveBeenCalled();
});

describe("other arguments", () => {
  const edit = (args: unknown) => ({ approve: () => ({ approved: true, arguments: args as never }) });

  test("are run with", async () => {
    expect((await charge().run(edit({ amount: 3 }))).data).toBe("charged 3");
  });

  test.each([{ amount: "much" }, "amount", null, { amount: 3, extra: 1 }])(
    "%j does not fit: it does not run, and the model does not take it for its own fault",
    async (args) => {
      const { fn, run } = charge();
      const onCall = vi.fn();
      const result = await run({ ...edit(args), onCall });
      expect(result).toMatchObject({ code: "approval_required" });
      expect(resultText(result)).toMatch(/changed the arguments to some that the tool does not take.*in order\.$/);
      expect(result.error).toMatchObject({ name: "ApprovalRequiredError", cause: { name: "ToolArgumentsError" } });
      const cause = result.error?.cause as ToolArgumentsError | undefined;
      expect(result.error?.hint).toContain(cause?.modelText);
      expect(onCall.mock.lastCall?.[0]).toMatchObject({
        arguments: { amount: 5 },
        approval: { needed: true, decision: "edited" },
      });
      expect(fn).not.toHaveBeenCalled();
    },
  );

  test("are repaired like any", async () => {
    const result = await charge().run(edit({ amount: "3" }));
    expect(result).toMatchObject({ data: "charged 3", repairs: [{ path: "amount", from: '"3"', to: "3" }] });
  });

  test("are not asked about again", async () => {
    const approve = vi.fn(() => ({ approved: true, arguments: { amount: 1000 } }));
    const { run } = charge((args) => (args.amount as number) > 2);
    expect((await run({ approve })).data).toBe("charged 1000");
    expect(approve).toHaveBeenCalledTimes(1);
  });

  test("beside a no are not looked at", async () => {
    const decision = { approved: false, arguments: { amount: 1 } };
    expect((await charge().run({ approve: () => decision })).code).toBe("denied");
  });

  test("changing the request changes nothing", async () => {
    const approve = (request: ApprovalRequest) => {
      request.arguments.amount = 1_000_000;
      return true;
    };
    expect((await charge().run({ approve })).data).toBe("charged 5");
  });
});

test("arguments that do not fit are refused before anybody is asked", async () => {
  const approve = vi.fn(() => true);
  expect((await charge().run({ approve }, "much")).code).toBe("invalid_arguments");
  expect(approve).not.toHaveBeenCalled();
});

test("a handler that throws is no yes", async () => {
  const { fn, run } = charge();
  const cause = new Error("connection lost");
  const result = await run({ approve: () => Promise.reject(cause) });
  expect(result).toMatchObject({ code: "approval_required" });
  expect(result.content[0]).toMatchObject({ text: expect.stringContaining("it could not be obtained") });
  expect(result.error?.cause).toBe(cause);
  expect(fn).not.toHaveBeenCalled();
});

test("what is refused with, sensitive or not, is told word for word", async () => {
  const feedback = "  Pay from /home/ada/card.txt, the key is sk-proj-abcdefghijklmnopqrstuvwxyz012345.\n";
  const result = await charge().run({ approve: () => ({ approved: false, feedback }), exposeErrors: "masked" });
  expect(resultText(result)).toBe(feedback.trim());
});

test.each<[string, () => ApprovalDecision]>([
  [
    "throws at once",
    () => {
      throw new Error("sync");
    },
  ],
  [
    "answers with what cannot be read",
    () => ({
      get approved(): boolean {
        throw new Error("getter");
      },
    }),
  ],
])("a handler that %s is no yes", async (_, approve) => {
  const { fn, run } = charge();
  expect((await run({ approve })).code).toBe("approval_required");
  expect(fn).not.toHaveBeenCalled();
});

test("who asks, and of which server the tool is, is told where it is known", async () => {
  const approve = vi.fn((_: ApprovalRequest) => true);
  const tool = target(() => 1, {}, { requiresApproval: true, server: "bank" });
  await callTool(tool, { name: "probe" }, { approve, principal: { user: 7 } });
  expect(approve.mock.lastCall?.[0]).toMatchObject({ server: "bank", principal: { user: 7 } });
  await charge().run({ approve });
  expect(Object.keys(approve.mock.lastCall?.[0] ?? {})).not.toContain("server");
  expect(Object.keys(approve.mock.lastCall?.[0] ?? {})).not.toContain("principal");
});

test("a call that is cancelled while it waits ends, and a late yes changes nothing", async () => {
  const controller = new AbortController();
  const { fn, run } = charge();
  let answer: (decision: boolean) => void = () => {};
  const approve = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const pending = run({ signal: controller.signal, approve });
  await vi.waitFor(() => expect(approve).toHaveBeenCalled());
  controller.abort("enough");
  const result = await pending;
  expect(result).toMatchObject({ code: "cancelled", error: { cause: "enough" } });
  answer(true);
  await new Promise((resolve) => setImmediate(resolve));
  expect(fn).not.toHaveBeenCalled();
});

test("cancelled by a call that it is part of: the error is its own", async () => {
  const reason = new ToolTimeoutError("outer", 5);
  const controller = new AbortController();
  const { fn, run } = charge();
  const approve = () => {
    controller.abort(reason);
    return new Promise<boolean>(() => {});
  };
  for (const signal of [controller.signal, AbortSignal.abort(reason)]) {
    expect(await run({ approve, signal })).toMatchObject({
      code: "cancelled",
      name: "probe",
      error: { cause: reason },
    });
  }
  expect(fn).not.toHaveBeenCalled();
});

test("a refusal that comes after the call was cancelled is nobody's unhandled rejection", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const controller = new AbortController();
  let fail: (error: Error) => void = () => {};
  const approve = () => {
    controller.abort();
    return new Promise<boolean>((_, reject) => (fail = reject));
  };
  expect((await charge().run({ approve, signal: controller.signal })).code).toBe("cancelled");
  fail(new Error("late"));
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test("the timeout does not run while somebody decides", async () => {
  vi.useFakeTimers();
  const { run } = charge();
  const slow = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 3_600_000));
  const pending = run({ approve: slow });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect((await pending).data).toBe("charged 5");
  vi.useRealTimers();
});

describe("a rule", () => {
  const rule: ApprovalRule = (args) => (args.amount as number) > 100;

  test("decides by the arguments", async () => {
    expect((await charge(rule).run()).data).toBe("charged 5");
    expect((await charge(rule).run({}, 500)).code).toBe("approval_required");
    expect((await charge(async (args) => rule(args, {} as never)).run({}, 500)).code).toBe("approval_required");
  });

  test.each<[string, () => unknown]>([
    ["nothing", () => undefined],
    ["0", () => 0],
    ["an empty text", async () => ""],
    ["null", async () => null],
  ])("that says %s instead of no means yes", async (_, answer) => {
    expect((await charge(answer as never).run()).code).toBe("approval_required");
  });

  test.each<[string, () => boolean | Promise<boolean>]>([
    [
      "throws",
      () => {
        throw new Error("x");
      },
    ],
    ["rejects", () => Promise.reject(new Error("x"))],
  ])("that %s means yes, and is warned of", async (_, failing) => {
    const onWarning = vi.fn();
    const { tool, run } = charge(failing);
    expect((await run({ onWarning })).code).toBe("approval_required");
    expect(onWarning).toHaveBeenCalledWith(
      expect.objectContaining({
        code: "WL2302",
        message: expect.stringContaining('`requiresApproval` of tool "probe" threw'),
        cause: new Error("x"),
      }),
    );
    expect(await needsApproval(tool, { name: "probe", arguments: { amount: 5 } }, { onWarning })).toBe(true);
  });

  test("that never answers ends with its caller's patience, and the tool does not run", async () => {
    const controller = new AbortController();
    const onWarning = vi.fn();
    const onCall = vi.fn();
    const approve = vi.fn(() => true);
    const { fn, run } = charge(() => {
      controller.abort();
      return new Promise<boolean>(() => {});
    });
    const result = await run({ signal: controller.signal, approve, onWarning, onCall });
    expect(result.code).toBe("cancelled");
    expect(onCall.mock.lastCall?.[0].approval).toEqual({ needed: true });
    for (const spy of [fn, approve, onWarning]) expect(spy).not.toHaveBeenCalled();
  });

  test("knows the call, and on whose behalf it is made", async () => {
    const rule = vi.fn<ApprovalRule>((_, { principal }) => principal !== "root");
    expect((await charge(rule).run({ principal: "root", deps: 1 })).data).toBe("charged 5");
    expect((await charge(rule).run({ principal: "ada" })).code).toBe("approval_required");
    expect(rule.mock.calls[0]).toEqual([
      { amount: 5 },
      expect.objectContaining({ callId: "call_1", toolName: "probe", deps: 1, principal: "root" }),
    ]);
  });

  test("cannot change the arguments", async () => {
    const meddling: ApprovalRule = (args) => {
      args.amount = 0;
      return false;
    };
    expect((await charge(meddling).run()).data).toBe("charged 5");
  });
});

test("needsApproval tells without running", async () => {
  const rule: ApprovalRule = (args) => (args.amount as number) > 100;
  const ask = (tool: ReturnType<typeof charge>["tool"], args: unknown) =>
    needsApproval(tool, { name: "probe", arguments: args }, {});
  expect(await ask(charge(true).tool, {})).toBe(true);
  expect(await ask(charge(false).tool, {})).toBe(false);
  expect(await ask(charge(rule).tool, '{"amount":500}')).toBe(true);
  expect(await ask(charge(rule).tool, { amount: 5 })).toBe(false);
  expect(await ask(charge(rule).tool, "broken")).toBe(false);
});

test("an answer that is no decision is a no, and the program is told", async () => {
  const onWarning = vi.fn();
  const { run } = charge();
  expect((await run({ approve: (() => {}) as never, onWarning })).code).toBe("denied");
  expect((await run({ approve: (() => ({ approve: true })) as never, onWarning })).code).toBe("denied");
  expect((await run({ approve: () => false, onWarning })).code).toBe("denied");
  expect(onWarning.mock.calls.map(([{ code }]) => code)).toEqual(["WL2304", "WL2304"]);
});

test("a rule that never answers means that approval is needed", async () => {
  const onWarning = vi.fn();
  const { run, fn } = charge(() => new Promise(() => {}));
  expect((await run({ timeout: 10, onWarning })).code).toBe("approval_required");
  expect((await run({ timeout: 10, onWarning, approve: () => true })).data).toBe("charged 5");
  expect(fn).toHaveBeenCalledOnce();
  expect(onWarning).toHaveBeenCalledTimes(2);
});

test("typed arguments that change while the rule is asked do not run", async () => {
  const fn = vi.fn(({ n }: { n: number }) => n);
  const input = { o: { type: "object", properties: { n: { type: "number" } } } } as const;
  const tool = target(fn, { input }, { requiresApproval: async ({ o }) => (o as { n: number }).n > 10 });
  const order = { n: 1 };
  const running = callToolWith(tool, [order], {});
  order.n = 1_000_000;
  expect((await running).code).toBe("invalid_arguments");
  expect(fn).not.toHaveBeenCalled();
  expect((await callToolWith(tool, [{ n: 2 }], {})).data).toBe(2);
});

test("an approver's changes of a Map in the arguments reach nobody", async () => {
  const fn = vi.fn((value: Map<string, number>) => value.get("n"));
  const tool = target(fn, { input: { value: {} } }, { requiresApproval: true });
  const approve = ({ arguments: { value } }: ApprovalRequest) => {
    (value as Map<string, number>).set?.("n", 99);
    return true;
  };
  const value = new Map([["n", 1]]);
  expect((await callTool(tool, { name: "probe", arguments: { value } }, { approve })).data).toBe(1);
});
