/** Prints how each tool of each package went: `node packages/compiler/realworld/measure.mjs [world …]`. */
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const folder = new URL("../tests/realworld/", import.meta.url);
// Beside its source, so that the paths in it mean the same.
const outfile = fileURLToPath(new URL(".measure.mjs", folder));
try {
  buildSync({
    entryPoints: [fileURLToPath(new URL("measure.ts", folder))],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    logLevel: "error",
  });
  await import(outfile);
} finally {
  rmSync(outfile, { force: true });
}
