import { expect, test, vi } from "vitest";
import { compiled } from "../../tests/compiled.js";
import { ToolRegistry } from "../registry/tool-registry.js";
import { toolOf } from "../tool/tool-of.js";
import type { CallOptions } from "./call-options.js";

const fn = vi.fn(() => 1);
const probe = toolOf(compiled(fn, { name: "probe" }));
const tools = new ToolRegistry({ timeout: 1000 }).add(probe);
const call = { id: "call_1", name: "probe", arguments: {} };

test.each<[object, string]>([
  [{ timout: 5 }, 'A call of tool "probe" has no option `timout`.\nDid you mean `timeout`?'],
  [{ aprove: () => true }, "Did you mean `approve`?"],
  [{ cache: true }, "Options are signal, timeout, approve,"],
  [{ toString: 1 }, "has no option `toString`."],
])("an option of a call that is misspelt, %o, is heard of and nothing runs", async (given, message) => {
  const options = given as CallOptions;
  const mistake = { code: "WL2004", message: expect.stringContaining(message) };
  const onError = vi.fn();
  for (const result of [
    await probe.execute(call, { ...options, onError }),
    await tools.execute(call, { ...options, onError }),
    ...(await tools.executeAll([call], { limit: 2, ...options, onError })),
  ]) {
    // What the program did wrong is no matter of the model.
    expect(result).toMatchObject({ code: "tool_error", content: [{ text: 'Tool "probe" is out of order.' }] });
    expect(result.error).toMatchObject(mistake);
  }
  expect(onError).toHaveBeenCalledTimes(3);
  await expect(probe.run({}, options)).rejects.toMatchObject(mistake);
  expect(fn).not.toHaveBeenCalled();
});

test("options that are there, and undefined, are fine", async () => {
  const options = { signal: undefined, deps: {}, principal: "me", lenient: true, onLog: () => {} };
  expect((await tools.execute(call, options)).data).toBe(1);
});
