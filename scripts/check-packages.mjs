/** Packs every package that is published and fails on what its users would stumble over. Needs a build. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { workspaceFolders } from "./install.mjs";
import { contentFaults } from "./packages/contents.mjs";
import { openTarball, publintFaults, typeFaults } from "./packages/linters.mjs";
import { pnpm } from "./pnpm.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const license = readFileSync(join(root, "LICENSE"), "utf8");

for (const folder of workspaceFolders()) {
  const { name, private: hidden } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  if (hidden) continue;
  const tarball = pack(folder);
  const packed = openTarball(tarball);
  const faults = [
    ...contentFaults(packed, { license, hasSource: (path) => existsSync(join(root, folder, path)) }),
    ...(await publintFaults(tarball)),
    ...(await typeFaults(tarball)),
  ];
  console.log(
    `${name}: ${packed.files.size} files, ${Math.round(tarball.length / 1024)} kB packed, ${faults.length} faults`,
  );
  for (const fault of faults) console.error(`  ${folder}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/**
 * Packs a package as `pnpm publish` would.
 * @param {string} folder
 */
function pack(folder) {
  const into = mkdtempSync(join(tmpdir(), "windlass-pack-"));
  try {
    const run = pnpm(["pack", "--pack-destination", into], { cwd: join(root, folder), stdio: ["ignore", "ignore", 2] });
    const [tarball] = readdirSync(into);
    if (run.status !== 0 || tarball === undefined) throw new Error(`pnpm pack failed in ${folder}`);
    return new Uint8Array(readFileSync(join(into, tarball)));
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}
