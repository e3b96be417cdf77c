import type { Stream } from "node:stream";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as StdioClientTransportV1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { expect, test } from "vitest";
import { COMMAND, fixture } from "./run-command.js";

const server = {
  command: process.execPath,
  args: [COMMAND, "serve", fixture("app/src/tools.ts"), fixture("app/src/places.ts"), fixture("built/tools.js")],
  cwd: fixture("app"),
  stderr: "pipe",
} as const;

const NAMES = ["count", "double", "echo", "fail", "getWeather", "peek", "places", "removeAll", "whereAmI"];

test("the client of the second generation", async () => {
  const client = new Client({ name: "test", version: "1.0.0" });
  const transport = new StdioClientTransport({ ...server, args: [...server.args] });
  const stderr = collect(transport.stderr);
  await client.connect(transport);
  try {
    expect(client.getServerVersion()).toMatchObject({ name: "fixture-app", version: "3.2.1" });
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name).sort()).toEqual(NAMES);
    const good = await client.callTool({ name: "getWeather", arguments: { city: "Paris" } });
    expect(good.structuredContent).toEqual({ city: "Paris", temperature: 21 });
    const bad = await client.callTool({ name: "getWeather", arguments: { city: 7 } });
    expect(bad.isError).toBe(true);
    expect(bad.structuredContent).toBeUndefined();
    expect(stderr.text).toContain("`Stateful` takes constructor parameters. Export an instance");
  } finally {
    await client.close();
  }
});

test("the client of the first generation; printing tools do no harm; modules are loaded once", async () => {
  const client = new ClientV1({ name: "test", version: "1.0.0" });
  await client.connect(new StdioClientTransportV1({ ...server, args: [...server.args] }));
  try {
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name).sort()).toEqual(NAMES);
    const doubled = await client.callTool({ name: "double", arguments: { x: 21 } });
    expect(doubled.structuredContent).toEqual({ result: 42 });
    await client.callTool({ name: "count", arguments: { by: 3 } });
    const peeked = await client.callTool({ name: "peek", arguments: {} });
    expect(peeked.structuredContent).toEqual({ result: 3 });
    const failed = await client.callTool({ name: "fail", arguments: { reason: "why" } });
    expect(failed).toMatchObject({ isError: true });
  } finally {
    await client.close();
  }
});

function collect(stream: Stream | null): { text: string } {
  const collected = { text: "" };
  stream?.on("data", (chunk) => (collected.text += chunk));
  return collected;
}
