/** `pnpm soak [CALLS]`: builds, and runs the soak with the garbage collector at hand. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "../build.mjs";

if (!build()) process.exit(1);
const soak = fileURLToPath(new URL("soak.mjs", import.meta.url));
const { status } = spawnSync(process.execPath, ["--expose-gc", soak, ...process.argv.slice(2)], { stdio: "inherit" });
process.exitCode = status ?? 1;
