/** The gate with the full, slow matrix: tests that read `WINDLASS_FULL` try every combination instead of a choice. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const run = spawnSync("bash", [".ci/run"], {
  cwd: fileURLToPath(new URL("..", import.meta.url)),
  stdio: "inherit",
  env: { ...process.env, WINDLASS_FULL: "1" },
});
if (run.error) console.error(`bash could not be started: ${run.error.message}`);
process.exitCode = run.status ?? 1;
