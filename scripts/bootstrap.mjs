/**
 * `node scripts/bootstrap.mjs [SCRIPT [ARGUMENTS…]]`: makes the checkout ready (pnpm, dependencies, the Node of the
 * lockfile), then runs the script on that Node. Needs Node >= 20.19 and npm, nothing else; a second run costs nothing.
 */
import { spawnSync } from "node:child_process";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [script, ...args] = process.argv.slice(2);

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(
    `Node ${process.versions.node} is too old: Windlass needs Node 20.19 or newer.`,
    "Install a newer Node (https://nodejs.org), then run the same command again.",
  );
}

const { install, installedNode } = await import("./install.mjs");
const problem = install();
if (problem) fail(problem.what, problem.help);
if (!script) process.exit(0);

const node = installedNode();
// Windows calls it Path, and a copy of the environment knows only one spelling.
const path = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
const run = spawnSync(node, [resolve(root, script), ...args], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    [path]: [dirname(node), join(root, "node_modules", ".bin"), process.env[path] ?? ""].join(delimiter),
  },
});
if (run.error)
  fail(`${script} could not be started: ${run.error.message}.`, "Delete node_modules and run the same command again.");
process.exit(run.status ?? 1);

/** @returns {never} */
function fail(what, help) {
  console.error(`\n${what}\n  ${help}\n`);
  process.exit(1);
}
