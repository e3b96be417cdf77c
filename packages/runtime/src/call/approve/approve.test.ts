import { describe, expect, test, vi } from "vitest";
import { target } from "../../../tests/target.js";
import type { CallOptions } from "../call-options.js";
import { callTool, callToolWith } from "../pipeline.js";
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

  test("are validated like any", async () => {
    const { fn, run } = charge();
    expect(await run(edit({ amount: "much" }))).toMatchObject({ code: "invalid_arguments" });
    expect(await run(edit("amount"))).toMatchObject({ code: "invalid_json" });
    expect(fn).not.toHaveBeenCalled();
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

test("a call that is cancelled while it waits ends, and a late yes changes nothing", async () => {
  const controller = new AbortController();
  const { fn, run } = charge();
  let answer: (decision: boolean) => void = () => {};
  const pending = run({
    signal: controller.signal,
    approve: () => new Promise<boolean>((resolve) => (answer = resolve)),
  });
  await Promise.resolve();
  controller.abort();
  expect((await pending).code).toBe("cancelled");
  answer(true);
  expect(fn).not.toHaveBeenCalled();
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

  test("that throws, or says something else than no, means yes", async () => {
    const throwing = () => {
      throw new Error("x");
    };
    expect((await charge(throwing).run()).code).toBe("approval_required");
    expect((await charge((() => undefined) as never).run()).code).toBe("approval_required");
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
