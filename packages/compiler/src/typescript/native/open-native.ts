import { existsSync } from "node:fs";
import path from "node:path";
import type { Project } from "../project.js";
import { memory } from "./memory.js";
import type { FileCallbacks, NativeApi, NativeServer } from "./native-api.js";
import { nativeProject } from "./native-project.js";
import { overlay } from "./overlay.js";
import { snapshots } from "./snapshots.js";
import { virtualConfig } from "./virtual-config.js";

/**
 * Opens a project with TypeScript 7: a server process that answers over a pipe. Nothing is written to the user's
 * folder: changed texts and the configuration with further files reach the server through its file callbacks.
 *
 * @param api - The API of the project's own TypeScript.
 * @param version - Its version.
 * @param configFile - Absolute path of the tsconfig; undefined for files without one.
 * @param further - Further root files, absolute.
 * @throws Error when the configuration cannot be read or the server cannot start.
 */
export function openNative(
  api: NativeApi,
  version: string,
  configFile: string | undefined,
  further: readonly string[],
): Project {
  if (configFile !== undefined && !existsSync(configFile)) throw new Error(`${configFile} cannot be read.`);
  const folder = (configFile ? path.dirname(configFile) : process.cwd()).replaceAll("\\", "/");
  const files = overlay();
  const server = start(api, version, folder, files.callbacks);
  const listed = configFile === undefined ? [] : (server.parseConfigFile(configFile).fileNames ?? []);
  const roots = new Set([...listed, ...further]);
  const config = virtualConfig(folder, configFile);
  files.write(config.file, config.text(roots));

  const known = memory();
  const states = snapshots(server, config.file, known.forget);
  return nativeProject(api, version, states.current, known, {
    root: folder,
    rootFiles: () => [...roots],
    update: (file, text) => {
      const isNew = !roots.has(file);
      if (!isNew && files.text(file) === text) return;
      files.write(file, text);
      if (!isNew) return states.changed(file);
      roots.add(file);
      files.write(config.file, config.text(roots));
      states.created(file);
      states.changed(config.file);
    },
    refresh: states.changedAll,
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
