import { realpathSync, statSync } from "node:fs";
import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";

/** What Node appends to the name of the program where there is no such file. */
const ENDINGS = ["", ".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", "/index.js"];

/**
 * Whether a module is the one that the process was started with: importing it in a worker would start the program again.
 *
 * @param module - a URL or an absolute path
 */
export function isProgramEntry(module: string): boolean {
  const program = process.argv[1];
  const path = isAbsolute(module) ? module : pathOfUrl(module);
  if (program === undefined || path === undefined) return false;
  const entry = ENDINGS.map((ending) => program + ending).find(isFile);
  return entry !== undefined && realPath(entry) === realPath(path);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function pathOfUrl(url: string): string | undefined {
  try {
    return fileURLToPath(url);
  } catch {
    return undefined;
  }
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
