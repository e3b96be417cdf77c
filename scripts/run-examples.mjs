/**
 * Runs every example: each is a package under `examples/` whose script `start` (or `demo`) asserts what it shows and
 * exits with another code than 0 when that does not hold. Names as arguments run only these.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import { workspaceFolders } from "./install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** An example that hangs is one that failed; none takes minutes. */
const LIMIT_MS = 300_000;

const wanted = process.argv.slice(2);
const examples = workspaceFolders().filter(
  (folder) => folder.startsWith("examples/") && (wanted.length === 0 || wanted.includes(basename(folder))),
);
process.exitCode = build() && runAll() ? 0 : 1;

function runAll() {
  if (examples.length === 0) {
    console.error(`There is no example ${wanted.join(", ")} under examples/.`);
    return false;
  }
  const results = examples.map((folder) => ({ example: folder, ...runExample(folder) }));
  console.log("");
  for (const { example, result, seconds } of results)
    console.log(`${result.padEnd(8)} ${seconds.padStart(6)} s  ${example}`);
  return results.every(({ result }) => result === "ok");
}

/** @param {string} folder */
function runExample(folder) {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const script = ["start", "demo"].find((name) => name in scripts);
  console.log(`\n── ${folder}`);
  if (script === undefined) {
    console.error('Its package.json has neither a script "start" nor "demo".');
    return { result: "MISSING", seconds: "0.0" };
  }
  const begin = performance.now();
  const run = spawnSync(process.execPath, ["--run", script], {
    cwd: join(root, folder),
    stdio: ["ignore", "inherit", "inherit"],
    timeout: LIMIT_MS,
  });
  if (run.error) console.error(`${folder}: ${run.error.message}`);
  return { result: run.status === 0 ? "ok" : "FAILED", seconds: ((performance.now() - begin) / 1000).toFixed(1) };
}
