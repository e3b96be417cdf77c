/**
 * The root entry of the runtime runs anywhere and costs nothing: what it loads at once is its own code alone, no module
 * of Node and no package. Looks at what was built, since that is what users load.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { readImports } from "../read-imports.mjs";

/** @type {import("../check.mjs").Rule} */
export function lightRoot({ root, packages }) {
  const runtime = packages.find(({ name }) => name === "windlass");
  if (runtime === undefined) return [];
  const entry = join(root, runtime.folder, runtime.manifest.exports["."].default);
  if (!existsSync(entry)) {
    return [{ file: relative(root, entry), line: 1, message: "is not built", help: "Run `npm run build` first." }];
  }
  /** @type {import("../check.mjs").Fault[]} */
  const faults = [];
  const loaded = new Set([entry]);
  // A set is walked in the order of insertion, additions included: this visits every module that the entry loads.
  for (const path of loaded) {
    const file = relative(root, path);
    for (const { specifier, kind, line } of readImports(file, readFileSync(path, "utf8"))) {
      if (kind === "lazy") continue;
      if (specifier.startsWith(".")) loaded.add(join(dirname(path), specifier));
      else faults.push({ file, line, message: `the runtime's root entry loads "${specifier}" at once`, help });
    }
  }
  return faults;
}

const help = "Load it with `await import(…)` where it is needed, or move it behind a subpath.";
