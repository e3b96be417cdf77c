/**
 * Proves that what ships runs on the Node it is started with, the oldest supported one included: the built runtime is
 * loaded and calls a tool, the built command answers, and compiles and calls a tool of a TypeScript file. Imports
 * nothing from node_modules itself. Start it with `node`, not through npm, which would put the Node of the lockfile first.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const file = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
assert.ok(
  !process.execPath.includes("node_modules"),
  "this must run on the machine's own Node, not on that of the lockfile",
);
const entry = "../packages/runtime/dist/index.js";
const { registry, ToolRegistry, tool } = await import(entry);

/** A descriptor as the compiler writes it. */
const descriptor = {
  v: 1,
  name: "double",
  description: "Doubles a number.",
  inputSchema: '{"type":"object","properties":{"x":{"type":"number"}},"required":["x"],"additionalProperties":false}',
  params: ["x"],
  validate: () => (value) =>
    typeof value === "object" && value !== null && typeof value.x === "number" && Object.keys(value).length === 1,
};

const double = tool((x) => x * 2, descriptor);
assert.equal(double(21), 42);
assert.equal((await double.run({ x: 21 })).data, 42);
const tools = new ToolRegistry().add(double);
const bad = await tools.execute({ name: "double", arguments: '{"x":[]}' });
assert.equal(bad.isError, true);
assert.equal(bad.code, "invalid_arguments");
assert.ok(registry);

const help = windlass("--help");
for (const command of ["schema", "check", "call", "serve"]) assert.ok(help.includes(command), help);
const called = JSON.parse(windlass("call", file("./own-node/double.ts"), "double", '{"x":21}'));
assert.equal(called.data, 42);

console.log(`The runtime and the command work on Node ${process.versions.node}.`);

/** @param {string[]} args */
function windlass(...args) {
  const run = spawnSync(process.execPath, [file("../packages/cli/dist/main.js"), ...args], { encoding: "utf8" });
  assert.equal(run.status, 0, `windlass ${args.join(" ")} ended with ${run.status}:\n${run.stdout}${run.stderr}`);
  return run.stdout;
}
