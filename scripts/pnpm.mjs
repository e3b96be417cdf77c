/**
 * Runs the exact pnpm that `packageManager` names, wherever npm is: `node scripts/pnpm.mjs add -D …`. npx keeps it in
 * npm's cache, so it is fetched once. Runs on every supported Node, with nothing installed.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs pnpm and waits for it. No argument may hold a character that a shell reads: on Windows npx is a script of the shell.
 * @param {string[]} args
 * @param {import("node:child_process").SpawnSyncOptions} [options]
 */
export function pnpm(args, options = {}) {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const windows = process.platform === "win32";
  return spawnSync(windows ? "npx.cmd" : "npx", ["--yes", packageManager, ...args], {
    cwd: root,
    stdio: "inherit",
    shell: windows,
    // `npm --silent` would make pnpm hold back its errors too.
    env: { ...process.env, ...machinePath(), npm_config_loglevel: undefined },
    ...options,
  });
}

/**
 * PATH without this checkout's node_modules: npm finds the machine's configuration (registry, proxy) next to the Node that
 * runs it, so it must be the machine's own Node and not the one that the lockfile brings.
 */
function machinePath() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const folders = (process.env[name] ?? "").split(delimiter);
  return { [name]: folders.filter((folder) => !folder.startsWith(join(root, "node_modules"))).join(delimiter) };
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const run = pnpm(process.argv.slice(2), { cwd: process.cwd() });
  if (run.error) console.error(`npx could not be started (${run.error.message}). It comes with npm: is npm on PATH?`);
  process.exitCode = run.status ?? 1;
}
