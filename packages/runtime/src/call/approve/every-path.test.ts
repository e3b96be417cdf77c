import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import type { Transport } from "@modelcontextprotocol/server";
import { expect, test, vi } from "vitest";
import { compiled, descriptor } from "../../../tests/compiled.js";
import { loadSdk } from "../../mcp/server/sdk.js";
import { serveConnection } from "../../mcp/server/serve-connection.js";
import { ToolRegistry } from "../../registry/tool-registry.js";
import { tool } from "../../tool/mark.js";
import { Tool } from "../../tool/tool.js";
import { toolOf } from "../../tool/tool-of.js";
import type { CallOptions } from "../call-options.js";
import type { CallRecord } from "../call-record.js";
import { resultText } from "../tool-result.js";
import type { ApprovalRequest } from "./approval.js";

const fn = vi.fn((amount: number) => amount);
const CHARGE = { name: "charge", input: { amount: { type: "number" } } } as const;
const charge = compiled(fn, { ...CHARGE, options: { requiresApproval: true } });
const marked = tool({ requiresApproval: true }, (amount: number) => fn(amount), descriptor(CHARGE));
class ByHand extends Tool {
  override name = "by_hand";
  override description = "";
  override parameters = { type: "object" };
  override requiresApproval = true;
  call({ amount }: { amount: number }): number {
    return fn(amount);
  }
}

async function overMcp(options: CallOptions): Promise<string | undefined> {
  const [theirs, ours] = InMemoryTransport.createLinkedPair();
  const end = new AbortController();
  void serveConnection(await loadSdk(), new ToolRegistry(options).add(charge), ours as Transport, {
    identity: { name: "test", version: "1" },
    calls: {},
    signal: end.signal,
    onError: () => {},
  });
  const client = new Client({ name: "test", version: "1" });
  await client.connect(theirs);
  const { content, isError } = await client.callTool({ name: "charge", arguments: { amount: 5 } });
  end.abort();
  return isError === true ? "approval_required" : resultText({ content: content as never });
}

const args = { amount: 5 };
const call = { name: "charge", arguments: args };
const caught = (error: { readonly resultCode: string }) => error.resultCode;

/** Every way to call a tool: what comes of it, as the code of a failure or as the text of the result. */
const PATHS: Readonly<Record<string, (options: CallOptions) => Promise<unknown>>> = {
  "registry.execute": async (options) => (await new ToolRegistry(options).add(charge).execute(call)).code,
  "registry.execute, options of the call": async (options) =>
    (await new ToolRegistry().add(charge).execute(call, options)).code,
  "registry.executeAll": async (options) => (await new ToolRegistry(options).add(charge).executeAll([call]))[0]?.code,
  "tool.execute": async (options) => (await toolOf(charge).execute(call, options)).code,
  "tool.run": (options) => toolOf(charge).run(args, options).catch(caught),
  "run of a function": (options) => marked.run(args, options).catch(caught),
  "a hand-written tool": (options) => new ByHand().run(args, options).catch(caught),
  "an MCP client": overMcp,
};

test.each(Object.entries(PATHS))("%s: runs with a yes alone, and is recorded", async (_, path) => {
  fn.mockClear();
  const onCall = vi.fn((_: CallRecord) => {});
  expect(await path({ onCall })).toBe("approval_required");
  expect(await path({ onCall, approve: () => Promise.reject(new Error("x")) })).toBe("approval_required");
  expect(fn).not.toHaveBeenCalled();
  await path({ onCall, approve: () => true });
  expect(fn).toHaveBeenCalledExactlyOnceWith(5);
  const seen = onCall.mock.calls.map(([{ outcome, approval }]) => [outcome, approval?.decision]);
  expect(seen).toEqual([
    ["approval_required", "unavailable"],
    ["approval_required", "unavailable"],
    ["success", "approved"],
  ]);
});

test("runWith passes the same gate, and has nobody to ask", async () => {
  fn.mockClear();
  await expect(toolOf(charge).runWith(5)).rejects.toMatchObject({ resultCode: "approval_required" });
  await expect(marked.runWith(5)).rejects.toMatchObject({ resultCode: "approval_required" });
  expect(fn).not.toHaveBeenCalled();
});

test("executeAll asks about calls that run at the same time at the same time, and mixes up no answers", async () => {
  const asked: number[] = [];
  let release: () => void = () => {};
  const all = new Promise<void>((resolve) => (release = resolve));
  const approve = async ({ arguments: { amount } }: ApprovalRequest) => {
    asked.push(amount as number);
    if (asked.length === 3) release();
    await all;
    if (amount === 1) return { approved: false, feedback: "not 1" };
    return amount === 2 ? { approved: true, arguments: { amount: 20 } } : true;
  };
  const registry = new ToolRegistry({ approve }).add(charge);
  const calls = [1, 2, 3].map((amount) => ({ name: "charge", arguments: { amount } }));
  expect((await registry.executeAll(calls)).map(resultText)).toEqual(["not 1", "20", "3"]);
  expect(asked).toEqual([1, 2, 3]);
});

test("needsApproval answers for what will not run anyway, as execute does", async () => {
  const byHand = new ByHand();
  const registry = new ToolRegistry().add(charge, byHand);
  byHand.parameters = { type: "nonsense" };
  const calls = [{ name: "by_hand", arguments: args }, null as never, call];
  expect(await registry.needsApproval(calls)).toEqual([call]);
  const results = await registry.executeAll(calls);
  expect(results.map(({ code }) => code)).toEqual(["tool_error", "unknown_tool", "approval_required"]);
});
