/** Writes `packages/compiler/DIAGNOSTICS.md` from the built catalogue; with `--check` it fails when that page is stale. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { diagnosticsPage } from "./docs/diagnostics-page.mjs";

const target = fileURLToPath(new URL("../packages/compiler/DIAGNOSTICS.md", import.meta.url));
const catalog = new URL("../packages/compiler/dist/diagnostics/catalog.js", import.meta.url);

if (!existsSync(fileURLToPath(catalog))) {
  console.error("The compiler is not built: run `npm run build` first.");
  process.exit(1);
}
const { CATALOG } = await import(catalog.href);
const page = diagnosticsPage(CATALOG);

if (!process.argv.includes("--check")) {
  writeFileSync(target, page);
} else if (!existsSync(target) || readFileSync(target, "utf8") !== page) {
  console.error("packages/compiler/DIAGNOSTICS.md is stale: run `npm run build && npm run diagnostics` and commit it.");
  process.exitCode = 1;
}
