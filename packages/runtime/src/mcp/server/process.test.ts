import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, test } from "vitest";

// The built package, as a program of its own imports it (`npm run build` first).
const PACKAGE = fileURLToPath(new URL("../../..", import.meta.url));
const PROGRAM = `
import { serveStdio } from "windlass/mcp/server";
const inputSchema = JSON.stringify({ type: "object", properties: {}, additionalProperties: false });
const tool = (name, fn) => Object.defineProperty(fn, Symbol.for("windlass.tool"), { value: { v: 1, name, inputSchema, params: [] } });
const loud = tool("loud", () => {
  console.log("printed by the tool");
  console.info("%s", "and more");
  return "quiet";
});
await serveStdio([loud], { name: "child" });
console.log("stdout is free again");
`;
const ARGS = ["--input-type=module", "--eval", PROGRAM];

test("a process speaks the protocol alone on stdout, and prints to stderr", async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ARGS,
    cwd: PACKAGE,
    stderr: "pipe",
  });
  let printed = "";
  transport.stderr?.on("data", (chunk) => {
    printed += String(chunk);
  });
  const errors: Error[] = [];
  const client = new Client({ name: "test", version: "1" });
  client.onerror = (error) => void errors.push(error);
  await client.connect(transport);
  expect(client.getServerVersion()?.name).toBe("child");
  expect((await client.callTool({ name: "loud" })).content).toEqual([{ type: "text", text: "quiet" }]);
  const ended = once(transport.stderr as NodeJS.EventEmitter, "end");
  await client.close();
  await ended;
  expect(printed).toBe("printed by the tool\nand more\n");
  expect(errors).toEqual([]);
});

test("a process ends by itself when stdin does", async () => {
  const child = spawn(process.execPath, ARGS, { cwd: PACKAGE, stdio: ["pipe", "pipe", "inherit"] });
  const printed = text(child.stdout);
  child.stdin.end();
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await printed).toBe("stdout is free again\n");
});

test("the public types need no types of the SDK, which is optional", () => {
  const seen = new Set<string>();
  const visit = (file: URL): void => {
    if (seen.has(file.href)) return;
    seen.add(file.href);
    const text = readFileSync(file, "utf8");
    expect(text, file.href).not.toMatch(/from "@modelcontextprotocol|import\("@modelcontextprotocol/);
    for (const [, path] of text.matchAll(/from "(\..*)\.js"/g)) visit(new URL(`${path}.d.ts`, file));
  };
  visit(new URL("../../../dist/mcp/server/index.d.ts", import.meta.url));
  expect(seen.size).toBeGreaterThan(5);
});
