import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Project } from "../project.js";
import { memory } from "./memory.js";
import type { FileCallbacks, NativeApi, NativeServer, NativeSnapshot } from "./native-api.js";
import { nativeProject } from "./native-project.js";
import { virtualConfig } from "./virtual-config.js";

/**
 * Opens a project with TypeScript 7: a server process that answers over a pipe. Nothing is written to the user's
 * folder: changed texts and the configuration with further files reach the server through its file callbacks.
 *
 * @param api - The API of the project's own TypeScript.
 * @param version - Its version.
 * @param configFile - Absolute path of the tsconfig; undefined for files without one.
 * @param files - Further root files, absolute.
 * @throws Error when the configuration cannot be read or the server cannot start.
 */
export function openNative(
  api: NativeApi,
  version: string,
  configFile: string | undefined,
  files: readonly string[],
): Project {
  if (configFile !== undefined && !existsSync(configFile)) throw new Error(`${configFile} cannot be read.`);
  const folder = (configFile ? path.dirname(configFile) : process.cwd()).replaceAll("\\", "/");
  const config = virtualConfig(folder, configFile);
  const texts = new Map<string, string>();
  const server = start(api, version, folder, {
    readFile: (file) => texts.get(key(file)),
    fileExists: (file) => texts.has(key(file)) || undefined,
  });
  const roots = new Set(files);
  const known = memory();
  const pending = { changed: new Set<string>(), created: new Set<string>(), all: false };
  let snapshot: NativeSnapshot | undefined;

  const describe = () => texts.set(key(config.file), config.text(roots));
  const current = () => {
    if (!snapshot) snapshot = server.updateSnapshot({ openProjects: [config.file] });
    else if (pending.all || pending.changed.size + pending.created.size > 0) {
      const before = snapshot;
      const { changed, created, all } = pending;
      snapshot = server.updateSnapshot({
        fileChanges: all ? { invalidateAll: true } : { changed: [...changed], created: [...created] },
      });
      before.dispose();
      known.forget();
    }
    pending.changed.clear();
    pending.created.clear();
    pending.all = false;
    const opened = snapshot.getProject(config.file);
    if (!opened) throw new Error(`TypeScript ${version} gave no program for ${configFile ?? folder}.`);
    return opened;
  };

  if (configFile !== undefined) for (const file of server.parseConfigFile(configFile).fileNames ?? []) roots.add(file);
  describe();
  return nativeProject(api, version, current, known, {
    root: folder,
    rootFiles: () => [...roots],
    update: (file, text) => {
      if (roots.has(file) && (texts.get(key(file)) ?? onDisk(file)) === text) return;
      const isNew = !roots.has(file);
      texts.set(key(file), text);
      (isNew ? pending.created : pending.changed).add(file);
      if (!isNew) return;
      roots.add(file);
      describe();
      pending.changed.add(config.file);
    },
    refresh: () => {
      pending.all = true;
    },
    dispose: () => server.close(),
  });
}

function start(api: NativeApi, version: string, cwd: string, fs: FileCallbacks): NativeServer {
  try {
    return new api.API({ cwd, fs });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `TypeScript ${version} cannot start its compiler: ${why}. Its platform package is an optional dependency: install again without leaving these out.`,
      { cause: error },
    );
  }
}

function onDisk(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Windows spells one file in several ways. */
function key(file: string): string {
  return process.platform === "win32" ? file.toLowerCase() : file;
}
