import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COMMAND, fixture, windlass } from "./run-command.js";

let folder: string;
beforeAll(() => {
  // A project of its own, since what workers load stays in its cache while the command runs.
  folder = realpathSync(mkdtempSync(join(tmpdir(), "windlass-workers-")));
  cpSync(fixture("workers"), folder, { recursive: true });
  mkdirSync(join(folder, "node_modules"));
  const runtime = fileURLToPath(new URL("../../runtime", import.meta.url));
  symlinkSync(runtime, join(folder, "node_modules/windlass"), "junction");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const call = (...args: readonly string[]) => windlass(["call", "app.ts", ...args], { cwd: folder });
const leftBehind = () => readdirSync(join(folder, "node_modules/.cache/windlass"));

test("a tool runs in a worker; its module knows its source", async () => {
  const { stdout, code } = await call("where");
  const { href } = pathToFileURL(join(folder, "app.ts"));
  expect(JSON.parse(stdout)).toMatchObject({ isError: false, data: ["worker", href] });
  expect(code).toBe(0);
  expect(leftBehind()).toEqual([]);
});

test("so does one of an imported file; what it writes goes to standard error", async () => {
  const { stdout } = await call("print", '{"text":"hi"}');
  expect(JSON.parse(stdout)).toMatchObject({ isError: false, data: "hi in worker" });
});

test("one that never ends is ended at its timeout, and with it the command", async () => {
  const { stdout, code } = await call("forever");
  expect(JSON.parse(stdout)).toMatchObject({ isError: true, code: "timeout" });
  expect(code).toBe(1);
  expect(leftBehind()).toEqual([]);
});

test("a server with tools that print in workers keeps the protocol", async () => {
  const client = new Client({ name: "test", version: "1.0.0" });
  const args = [COMMAND, "serve", "app.ts"];
  const transport = new StdioClientTransport({ command: process.execPath, args, cwd: folder, stderr: "pipe" });
  const errors: Error[] = [];
  transport.onerror = (error) => errors.push(error);
  let told = "";
  transport.stderr?.on("data", (chunk) => {
    told += chunk;
  });
  await client.connect(transport);
  try {
    for (const text of ["one", "two"]) {
      const { structuredContent } = await client.callTool({ name: "print", arguments: { text } });
      expect(structuredContent).toEqual({ result: `${text} in worker` });
    }
    await expect.poll(() => told).toContain("written: two");
    expect(told).toContain("logged: one");
    expect(errors).toEqual([]);
  } finally {
    await client.close();
  }
  await expect.poll(leftBehind).toEqual([]);
});
