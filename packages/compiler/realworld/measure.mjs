/** Prints how each tool of each package went: `node packages/compiler/realworld/measure.mjs [world …]`. */
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const source = new URL("../tests/realworld/measure.ts", import.meta.url);
// Where packages are found from, and where nothing that is left behind is in the way.
const outfile = fileURLToPath(new URL(`../node_modules/.measure-${process.pid}.mjs`, import.meta.url));
try {
  buildSync({
    entryPoints: [fileURLToPath(source)],
    outfile,
    bundle: true,
    packages: "external",
    // All its modules lie in one folder.
    define: { "import.meta.url": JSON.stringify(source.href) },
    platform: "node",
    format: "esm",
    logLevel: "error",
  });
  await import(outfile);
} finally {
  rmSync(outfile, { force: true });
}
