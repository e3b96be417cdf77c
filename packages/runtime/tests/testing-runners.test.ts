import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// The built package in the hands of real test runners (`npm run build` first).
const FIXTURES = fileURLToPath(new URL("fixtures/testing", import.meta.url));
const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");

/** What a test runner prints without colours, and how it ends. */
async function run(args: readonly string[]): Promise<{ readonly printed: string; readonly code: unknown }> {
  // The runners change what they do inside of another.
  const { NODE_TEST_CONTEXT: _, VITEST: __, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd: FIXTURES, env: { ...env, NO_COLOR: "1", FORCE_COLOR: "0" } });
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { printed: out + error, code };
}

const MESSAGE = 'Expected a call of "search" with the arguments {"query":"coffee"}.';

test("Vitest shows where a call differs, and only that", async () => {
  const { printed, code } = await run([vitest, "run", "--root", FIXTURES]);
  expect(printed).toContain("1 failed | 1 passed");
  expect(printed).toContain(MESSAGE);
  expect(printed).toMatch(/-\s+"query": "coffee",\s+\+\s+"query": "tea",/);
  expect(printed).not.toMatch(/[-+]\s+"limit"/);
  expect(printed).toContain("❯ vitest.fixture.test.js:12:");
  expect(code).toBe(1);
});

test("node --test shows what was called, and where it differs", async () => {
  const { printed, code } = await run(["--test", "--test-reporter=spec", "node-test.fixture.mjs"]);
  expect(printed).toMatch(/pass 1\s[\s\S]*fail 1\s/);
  expect(printed).toContain(MESSAGE);
  expect(printed).toContain('query: expected "coffee", got "tea"');
  expect(printed).toMatch(/expected: \{ query: 'coffee', limit: 5 \}/);
  expect(printed).toMatch(/operator: 'expectToolCall'/);
  expect(code).toBe(1);
});
