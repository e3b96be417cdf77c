import { expect, test } from "vitest";
import { target } from "../../../../tests/target.js";
import { callTool } from "../../pipeline.js";

// With real functions in real threads: tests/worker.

test.each([
  ["WL2110", process.argv[1]!],
  ["WL2110", "https://example.com/tools.js"],
])("%s: a module that a worker must not, or cannot, import: %s", async (code, module) => {
  const tool = target(() => "here", {}, { worker: { module, path: ["f"] } });
  const result = await callTool(tool, { name: "probe" }, {});
  expect(result).toMatchObject({ code: "tool_error", content: [{ text: 'Tool "probe" is out of order.' }] });
  expect(result.error).toMatchObject({ name: "ToolOutOfOrderError", code });
});
