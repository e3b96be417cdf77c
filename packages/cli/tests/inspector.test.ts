import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { COMMAND, fixture } from "./run-command.js";

const manifest = createRequire(import.meta.url).resolve("@modelcontextprotocol/inspector/package.json");
const inspector = join(dirname(manifest), "cli", "build", "cli.js");

test("the MCP Inspector lists the tools", async () => {
  const { tools } = await inspect("--method", "tools/list");
  expect(tools).toContainEqual(
    expect.objectContaining({ name: "getWeather", description: "Look up the current weather." }),
  );
});

test("the MCP Inspector calls a tool", async () => {
  const called = await inspect("--method", "tools/call", "--tool-name", "getWeather", "--tool-arg", "city=Paris");
  expect(called).toMatchObject({ structuredContent: { city: "Paris", temperature: 21 } });
});

/** Runs the Inspector's command line against `windlass serve`. */
function inspect(...args: string[]): Promise<Record<string, unknown>> {
  const serve = [process.execPath, COMMAND, "serve", fixture("app/src/tools.ts")];
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [inspector, "--cli", ...serve, ...args], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    const texts = { stdout: "", stderr: "" };
    child.stdout.on("data", (chunk) => (texts.stdout += chunk));
    child.stderr.on("data", (chunk) => (texts.stderr += chunk));
    child.on("error", fail);
    child.on("close", (code) => {
      if (code === 0) done(JSON.parse(texts.stdout.slice(texts.stdout.indexOf("{"))));
      else fail(new Error(`The Inspector exited with ${code}: ${texts.stderr}${texts.stdout}`));
    });
  });
}
