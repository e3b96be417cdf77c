/** Fails when a name that a package exports has no TSDoc comment. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { undocumented } from "./docs/undocumented.mjs";
import { workspaceFolders } from "./install.mjs";
import { sourceEntries } from "./packages/source-entries.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

const sources = workspaceFolders().flatMap((folder) => {
  const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  return manifest.private ? [] : sourceEntries(manifest).map((entry) => join(root, folder, entry));
});
const found = undocumented(sources, root);
for (const fault of found) console.error(fault);
console.log(`docs: ${sources.length} entries, ${found.length} faults`);
process.exitCode = found.length === 0 ? 0 : 1;
