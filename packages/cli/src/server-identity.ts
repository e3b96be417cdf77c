import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** How a server presents itself to clients. */
export interface ServerIdentity {
  readonly name: string;
  readonly version: string;
}

/**
 * The name and version of the package that a file belongs to; where there is none, the file's own name.
 *
 * @param file - absolute path
 */
export function serverIdentity(file: string): ServerIdentity {
  const fallback = { name: basename(file).replace(/\.\w+$/, ""), version: "0.0.0" };
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const manifest = manifestIn(folder);
    // A package.json without a name only sets the type of its folder's modules.
    if (typeof manifest?.name === "string") {
      return {
        name: manifest.name,
        version: typeof manifest.version === "string" ? manifest.version : fallback.version,
      };
    }
    if (dirname(folder) === folder) return fallback;
  }
}

function manifestIn(folder: string): { readonly name?: unknown; readonly version?: unknown } | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  } catch {
    return undefined;
  }
}
