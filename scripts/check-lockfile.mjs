/** Fails when the lockfile or a committed configuration names a registry: each machine brings its own. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hostLines } from "./packages/host-lines.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", ".npmrc"]) {
  const found = existsSync(join(root, file)) ? hostLines(readFileSync(join(root, file), "utf8")) : [];
  for (const line of found) console.error(`${file}:${line}\n  A registry or another host does not belong in here.`);
  if (found.length > 0) process.exitCode = 1;
}
