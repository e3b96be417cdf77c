/** Installs the workspace from its lockfile, unless nothing has changed since the last time. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pnpm } from "./pnpm.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const stampFile = join(root, "node_modules", ".windlass-install");

/** Something that the person at the keyboard can mend: what happened, and what to do. */
export class SetupError extends Error {
  /**
   * @param {string} message
   * @param {...string} help
   */
  constructor(message, ...help) {
    super(message);
    this.help = help;
  }
}

/**
 * Brings node_modules in line with the lockfile.
 * @returns {string} the Node that the lockfile brings
 * @throws {SetupError}
 */
export function install() {
  const ready = installedNode();
  if (ready && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp()) return ready;

  console.error("Installing the dependencies with pnpm (the first time takes a minute) …");
  // Output goes to stderr: stdout belongs to the script that runs next.
  const run = pnpm(["install", "--frozen-lockfile", "--config.confirm-modules-purge=false"], {
    stdio: ["ignore", 2, 2],
  });
  if (run.error) {
    throw new SetupError(
      `npx could not be started: ${run.error.message}.`,
      "npx comes with npm. Put npm on PATH and run the same command again.",
    );
  }
  if (run.status !== 0) {
    throw new SetupError(
      `pnpm install failed (exit code ${run.status}); its own message stands above.`,
      "Without network or behind a proxy: look at `npm config get registry` and `npm config get proxy`.",
      "ERR_PNPM_OUTDATED_LOCKFILE: run `node scripts/pnpm.mjs install --no-frozen-lockfile` and commit pnpm-lock.yaml.",
      "Otherwise: delete node_modules and run the same command again.",
    );
  }
  const node = installedNode();
  if (node === undefined) {
    throw new SetupError(
      "The dependencies are there, but the Node that they bring is not: its install script did not run.",
      "Delete node_modules, see that `npm config get ignore-scripts` says false, and run the same command again.",
    );
  }
  writeFileSync(stampFile, stamp());
  return node;
}

/** The binary itself, since signals do not pass through the shell script in `node_modules/.bin`. */
function installedNode() {
  const bin = join(root, "node_modules", "node", "bin");
  return ["node.exe", "node"].map((name) => join(bin, name)).find((file) => existsSync(file));
}

/** What an installation depends on and what it left behind, as one hash: another one means that an install may be due. */
function stamp() {
  const hash = createHash("sha256");
  const folders = workspaceFolders();
  const manifests = folders.map((folder) => join(folder, "package.json"));
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...manifests]) {
    hash.update(`${file}\0${readFileSync(join(root, file), "utf8")}\0`);
  }
  // pnpm rewrites this file at each install, so somebody else's install is noticed; a folder taken away is, too.
  const modules = join(root, "node_modules", ".modules.yaml");
  hash.update(existsSync(modules) ? String(statSync(modules).mtimeMs) : "none");
  for (const folder of folders) hash.update(`${folder} ${existsSync(join(root, folder, "node_modules"))}\0`);
  hash.update(`${process.platform} ${process.arch}`);
  return hash.digest("hex");
}

/** The folders of the workspace's packages, as `pnpm-workspace.yaml` lists them (`a/b/*` only). */
export function workspaceFolders() {
  const text = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
  const listed = text.match(/^packages:\r?\n((?:\s+- .*\r?\n)+)/m)?.[1] ?? "";
  const parents = [...listed.matchAll(/-\s+["']?(.+?)\/\*["']?\s*$/gm)].map((match) => match[1] ?? "");
  return parents
    .filter((parent) => existsSync(join(root, parent)))
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .sort();
}
