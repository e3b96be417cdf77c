/**
 * Builds the workspace and runs all its tests. Arguments go to vitest (`npm test -- packages/runtime`).
 * The last line is for machines: `N passed, N failed`.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import { countTests } from "./count-tests.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

const count = build() ? vitest(process.argv.slice(2)) : { passed: 0, failed: 1 };
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

/** @param {string[]} args */
function vitest(args) {
  const folder = mkdtempSync(join(tmpdir(), "windlass-test-"));
  const file = join(folder, "result.json");
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const program = join(root, "node_modules", "vitest", "vitest.mjs");
    const { status } = spawnSync(process.execPath, [program, "run", ...reporters, ...args], {
      cwd: root,
      stdio: "inherit",
    });
    return countTests(JSON.parse(readFileSync(file, "utf8")), status);
  } catch (error) {
    console.error(`vitest left no result: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
