/** Writes the tables of dialects into `packages/runtime/README.md`; with `--check` it fails when they are stale. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dialectsTable } from "./docs/dialects-table.mjs";

const START = "<!-- dialects: written by `npm run dialects` -->";
const END = "<!-- /dialects -->";
const target = fileURLToPath(new URL("../packages/runtime/README.md", import.meta.url));
const built = new URL("../packages/runtime/dist/dialects/index.js", import.meta.url);
const { convert, dialects } = await import(built.href);

const page = readFileSync(target, "utf8");
const [before, rest = ""] = page.split(START);
const [, after] = rest.split(END);
if (after === undefined) throw new Error(`packages/runtime/README.md has no place for the tables: ${START} … ${END}`);
const written = `${before}${START}\n\n${dialectsTable(dialects, convert)}\n\n${END}${after}`;

if (!process.argv.includes("--check")) {
  writeFileSync(target, written);
} else if (written !== page) {
  console.error(
    "The tables of dialects in packages/runtime/README.md are stale: run `npm run dialects` and commit them.",
  );
  process.exitCode = 1;
}
