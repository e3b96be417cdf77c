/** Builds all packages; does nothing that is already done. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** @returns {boolean} whether it worked */
export function build() {
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
  const { status } = spawnSync(process.execPath, [tsc, "-b", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
  if (status !== 0) console.error("\nThe build failed: mend what stands above first.\n");
  return status === 0;
}
