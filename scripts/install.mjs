/** Installs the workspace from its lockfile, unless nothing has changed since the last time. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pnpm } from "./pnpm.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const stampFile = join(root, "node_modules", ".windlass-install");

/**
 * Brings node_modules in line with the lockfile.
 * @returns {{ what: string, help: string } | undefined} what went wrong
 */
export function install() {
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp()) return undefined;
  console.error("Installing the dependencies with pnpm (the first time takes a minute) …");
  // Output goes to stderr: stdout belongs to the script that runs next.
  const run = pnpm(["install", "--frozen-lockfile", "--config.confirm-modules-purge=false"], {
    stdio: ["ignore", 2, 2],
  });
  if (run.error)
    return {
      what: `npx could not be started: ${run.error.message}.`,
      help: "npx comes with npm. Put npm on PATH and run the same command again.",
    };
  if (run.status !== 0) {
    return {
      what: `pnpm install failed (exit code ${run.status}); its own message stands above.`,
      help: [
        "Without network or behind a proxy: see `npm config get registry` and `npm config get proxy`.",
        'With "OUTDATED_LOCKFILE": run `node scripts/pnpm.mjs install --no-frozen-lockfile` and commit pnpm-lock.yaml.',
        "Otherwise: delete node_modules and run the same command again.",
      ].join("\n  "),
    };
  }
  if (!installedNode()) {
    return {
      what: "The dependencies are there, but the Node that they bring is not: its install script did not run.",
      help: "Delete node_modules, see that `npm config get ignore-scripts` says false, and run the same command again.",
    };
  }
  writeFileSync(stampFile, stamp());
  return undefined;
}

/** The Node that the lockfile brings: the binary itself, since signals do not pass through the shell script in `.bin`. */
export function installedNode() {
  const bin = join(root, "node_modules", "node", "bin");
  return ["node.exe", "node"].map((name) => join(bin, name)).find((file) => existsSync(file));
}

/** What an installation depends on and what it left behind, as one hash; different whenever an install may be needed. */
function stamp() {
  const hash = createHash("sha256");
  const manifests = workspaceFolders().map((folder) => join(folder, "package.json"));
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...manifests]) {
    hash.update(`${file}\0${readFileSync(join(root, file), "utf8")}\0`);
  }
  // pnpm rewrites this file at each install, so somebody else's install is noticed; a folder taken away is, too.
  const modules = join(root, "node_modules", ".modules.yaml");
  hash.update(existsSync(modules) ? String(statSync(modules).mtimeMs) : "none");
  for (const folder of workspaceFolders()) hash.update(`${folder}${existsSync(join(root, folder, "node_modules"))}`);
  hash.update(`${process.platform} ${process.arch} ${installedNode() !== undefined}`);
  return hash.digest("hex");
}

/** The folders of the workspace's packages, as `pnpm-workspace.yaml` lists them (`a/b/*` only). */
export function workspaceFolders() {
  const listed =
    readFileSync(join(root, "pnpm-workspace.yaml"), "utf8").match(/^packages:\n((?:\s+- .*\n)+)/m)?.[1] ?? "";
  const parents = [...listed.matchAll(/-\s+["']?(.+?)\/\*["']?\s*$/gm)].map((match) => match[1] ?? "");
  return parents
    .flatMap((parent) =>
      existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [],
    )
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .sort();
}
