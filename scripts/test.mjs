/**
 * Builds the workspace and runs all its tests. Arguments go to vitest (`npm test -- packages/runtime`).
 * The last line is for machines: `N passed, N failed`.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

const count = build() ? vitest(process.argv.slice(2)) : { passed: 0, failed: 1 };
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

function build() {
  const { status } = run("node_modules/typescript/bin/tsc", ["-b", "tsconfig.build.json"]);
  if (status !== 0) console.error("\nThe build failed, so no test was run. Mend what stands above first.\n");
  return status === 0;
}

/** @param {string[]} args */
function vitest(args) {
  const folder = mkdtempSync(join(tmpdir(), "windlass-test-"));
  const file = join(folder, "result.json");
  try {
    const { status } = run("node_modules/vitest/vitest.mjs", [
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      ...args,
    ]);
    return summary(JSON.parse(readFileSync(file, "utf8")), status);
  } catch (error) {
    console.error(`vitest left no result: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The numbers of vitest's JSON report; files that could not be loaded, and a run that failed otherwise, count too. */
function summary(report, status) {
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const failed = report.numFailedTests + broken.length;
  if (report.numPendingTests > 0) console.log(`${report.numPendingTests} skipped`);
  return { passed: report.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
}

function run(program, args) {
  return spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: "inherit" });
}
