/**
 * `node scripts/bootstrap.mjs [SCRIPT [ARGUMENTS…]]`: makes the checkout ready (pnpm, dependencies, the Node of the
 * lockfile), then runs the script on that Node. Needs Node >= 20.19 and npm, nothing else; a second run costs nothing.
 */
import { spawnSync } from "node:child_process";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { install, SetupError } from "./install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [script, ...args] = process.argv.slice(2);

try {
  refuseOldNode();
  const node = install();
  process.exitCode = script === undefined ? 0 : run(node, script, args);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`\n${[error.message, ...error.help].join("\n  ")}\n`);
  process.exitCode = 1;
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new SetupError(
    `Node ${process.versions.node} is too old: Windlass needs Node 20.19 or newer.`,
    "Install a newer one (https://nodejs.org), then run the same command again.",
  );
}

/**
 * @param {string} node
 * @param {string} script relative to the root
 * @param {string[]} args
 */
function run(node, script, args) {
  // Windows calls it Path, and a copy of the environment knows only one spelling.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const path = [dirname(node), join(root, "node_modules", ".bin"), process.env[name] ?? ""].join(delimiter);
  const { status, error } = spawnSync(node, [resolve(root, script), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, [name]: path },
  });
  if (error) {
    throw new SetupError(
      `The installed Node could not be started: ${error.message}.`,
      "Delete node_modules and run the same command again.",
    );
  }
  return status ?? 1;
}
