/** The main job before your eyes: builds the packages and runs the demo of `examples/first-tool`. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";

const example = join(fileURLToPath(new URL("..", import.meta.url)), "examples", "first-tool");

process.exitCode = build() ? runDemo() : 1;

function runDemo() {
  // Node runs the package's script itself, with its `node_modules/.bin` on PATH; no package manager is needed.
  const run = spawnSync(process.execPath, ["--run", "demo", "--", ...process.argv.slice(2)], {
    cwd: example,
    stdio: "inherit",
  });
  if (run.error) console.error(`The demo in examples/first-tool could not be started: ${run.error.message}`);
  return run.status ?? 1;
}
