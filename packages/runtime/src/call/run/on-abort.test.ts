import { getEventListeners } from "node:events";
import { expect, test, vi } from "vitest";
import { compiled } from "../../../tests/compiled.js";
import { ToolRegistry } from "../../registry/tool-registry.js";
import { onAbort } from "./on-abort.js";

const listeners = (signal: AbortSignal) => getEventListeners(signal, "abort").length;

test("many wait, the signal has one listener, and none when nobody waits", () => {
  const { signal } = new AbortController();
  const heard = vi.fn();
  const stops = Array.from({ length: 100 }, () => onAbort(signal, heard));
  expect(listeners(signal)).toBe(1);
  for (const stop of stops) stop();
  expect(listeners(signal)).toBe(0);
  onAbort(signal, heard)();
  expect(heard).not.toHaveBeenCalled();
});

test("all who still wait hear of it, once", () => {
  const controller = new AbortController();
  const [first, second, gone] = [vi.fn(), vi.fn(), vi.fn()];
  const stopFirst = onAbort(controller.signal, first);
  onAbort(controller.signal, second);
  onAbort(controller.signal, gone)();
  controller.abort();
  stopFirst();
  expect([first, second, gone].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  expect(listeners(controller.signal)).toBe(0);
});

test("many calls on one signal are no leak", async () => {
  const warned = vi.fn();
  process.on("warning", warned);
  const { signal } = new AbortController();
  const wait = (own: AbortSignal) => new Promise((resolve) => setTimeout(resolve, 5, own.aborted));
  const options = { requiresApproval: true };
  const registry = new ToolRegistry().add(compiled(wait, { name: "wait", params: [{ host: "signal" }], options }));
  const approve = () => new Promise<boolean>((resolve) => setTimeout(resolve, 5, true));
  const calls = Array.from({ length: 60 }, () => ({ name: "wait" }));
  const results = await registry.executeAll(calls, { signal, approve, limit: 60 });
  await new Promise((resolve) => setImmediate(resolve));
  process.off("warning", warned);
  expect(results.every(({ data }) => data === false)).toBe(true);
  expect(warned).not.toHaveBeenCalled();
  expect(listeners(signal)).toBe(0);
});
