import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { compiled } from "../../../tests/compiled.js";
import { ToolRegistry } from "../../registry/tool-registry.js";
import { McpError } from "../mcp-error.js";
import { loadSdk } from "./sdk.js";
import { serveStdio } from "./serve-stdio.js";

const echo = compiled(() => "quiet", { name: "echo" });

const HELLO = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "t", version: "1" } },
};
const CALL = { jsonrpc: "2.0", id: 2, method: "tools/call", params: { name: "echo", arguments: {} } };

/** Sends lines one after the other, each behind the answer to the last; returns what came on the wire. */
async function converse(
  tools: Parameters<typeof serveStdio>[0],
  lines: readonly string[],
  options: Parameters<typeof serveStdio>[1] = {},
) {
  const input = new PassThrough();
  const output = new PassThrough();
  const served = serveStdio(tools, { input, output, ...options });
  const wire = text(output);
  for (const line of lines) {
    const heard = new Promise((resolve) => output.once("data", resolve));
    input.write(`${line}\n`);
    await heard;
  }
  input.end();
  await served;
  output.end();
  return (await wire)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("serves over the given streams until the input ends", async () => {
  const answers = await converse([echo], [JSON.stringify(HELLO), JSON.stringify(CALL)], {
    name: "mine",
    version: "3.2.1",
    instructions: "Speak up.",
  });
  expect(answers[0].result).toMatchObject({
    serverInfo: { name: "mine", version: "3.2.1" },
    instructions: "Speak up.",
  });
  expect(answers[1]).toMatchObject({ id: 2, result: { content: [{ type: "text", text: "quiet" }] } });
});

test("takes a registry with its own options", async () => {
  const approve = vi.fn(() => true);
  const guarded = compiled(() => "allowed", { name: "echo", options: { requiresApproval: true } });
  const answers = await converse(new ToolRegistry({ approve }).add(guarded), [
    JSON.stringify(HELLO),
    JSON.stringify(CALL),
  ]);
  expect(answers[1].result.content).toEqual([{ type: "text", text: "allowed" }]);
  expect(approve).toHaveBeenCalledOnce();
});

test("what clients read of errors", async () => {
  const failing = compiled(
    () => {
      throw new Error("no row 17");
    },
    { name: "echo" },
  );
  const lines = [JSON.stringify(HELLO), JSON.stringify(CALL)];
  const textOf = async (...args: Parameters<typeof converse>) => (await converse(...args))[1].result.content[0].text;
  expect(await textOf([failing], lines)).toBe("Error: no row 17");
  expect(await textOf([failing], lines, { exposeErrors: "masked" })).toMatch(/^Tool "echo" failed\. .*call id "2"/);
  const registry = new ToolRegistry({ exposeErrors: "masked" }).add(failing);
  expect(await textOf(registry, lines)).not.toContain("17");
  expect(await textOf(registry, lines, { exposeErrors: "sanitized" })).toContain("17");
});

test("a client that talks nonsense is a warning, not the end", async () => {
  const onWarning = vi.fn();
  const nonsense = '{"jsonrpc":"1.0"}\n';
  await converse([echo], [nonsense + JSON.stringify(HELLO)], { onWarning });
  expect(onWarning).toHaveBeenCalledWith(expect.objectContaining({ code: "WL3002", cause: expect.any(Error) }));
});

test("nothing to serve is said at once", async () => {
  await expect(serveStdio([])).rejects.toMatchObject({ code: "WL3003", message: expect.stringContaining("Add ") });
  await expect(serveStdio([() => 1])).rejects.toMatchObject({ code: "WL2001" });
});

test("a missing SDK is named, with what to do", async () => {
  const cause = new Error("Cannot find package");
  const error = await loadSdk(() => Promise.reject(cause)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(McpError);
  expect(error).toMatchObject({
    code: "WL3001",
    cause,
    hint: expect.stringContaining("npm install @modelcontextprotocol/server@2"),
  });
});
