import { mkdirSync, mkdtempSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Makes a folder for the compiled form of a file, from where the packages that the file imports are found as from the
 * file itself: in the cache of the nearest `node_modules`, or beside the file where there is none.
 *
 * @param file - absolute path
 * @returns absolute path of a new, empty folder
 */
export function makeCacheFolder(file: string): string {
  const modules = nodeModulesAbove(file);
  if (modules === undefined) return mkdtempSync(join(dirname(file), ".windlass-"));
  const cache = join(modules, ".cache", "windlass");
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, "run-"));
}

function nodeModulesAbove(file: string): string | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules");
    if (statSync(candidate, { throwIfNoEntry: false })?.isDirectory()) return candidate;
    if (dirname(folder) === folder) return undefined;
  }
}
