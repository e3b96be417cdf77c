import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type ts from "typescript";
import { openInProcess } from "./in-process/open-in-process.js";
import { loadNativeApi } from "./native/load-native-api.js";
import { openNative } from "./native/open-native.js";
import type { Project } from "./project.js";

/** What to open. */
export interface OpenOptions {
  /** The tsconfig to open; without it, the files stand alone under strict default options. */
  readonly configFile?: string;
  /** Further files, whether the configuration includes them or not. */
  readonly files?: readonly string[];
  /** Where the project's own TypeScript is looked up; by default the folder of the configuration or the first file. */
  readonly cwd?: string;
  /** Path of the TypeScript package to use where the project has none. */
  readonly typescript?: string;
}

/**
 * Opens a TypeScript project with its own TypeScript.
 *
 * @throws Error when there is no TypeScript, when its version is not known, or when the configuration cannot be read.
 */
export function openProject(options: OpenOptions): Project {
  const files = (options.files ?? []).map((file) => path.resolve(file).replaceAll("\\", "/"));
  const configFile =
    options.configFile === undefined ? undefined : path.resolve(options.configFile).replaceAll("\\", "/");
  const from = options.cwd ?? path.dirname(configFile ?? files[0] ?? path.resolve("."));
  const place = findTypeScript(from, options.typescript);
  const typescript = createRequire(import.meta.url)(place) as typeof ts;
  if (typeof typescript.createLanguageService === "function") return openInProcess(typescript, configFile, files);
  return openNative(loadNativeApi(place, typescript.version), typescript.version, configFile, files);
}

/** The nearest `tsconfig.json` above a file. */
export function findConfigFile(file: string): string | undefined {
  for (let folder = path.dirname(path.resolve(file)); ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, "tsconfig.json");
    if (existsSync(candidate)) return candidate.replaceAll("\\", "/");
    if (folder === path.dirname(folder)) return undefined;
  }
}

function findTypeScript(from: string, fallback: string | undefined): string {
  const found =
    resolveFrom(path.join(from, "noop.js")) ?? (fallback && resolveFrom(fallback)) ?? resolveFrom(import.meta.url);
  if (found) return found;
  throw new Error(`No TypeScript is installed for ${from}. Install one: npm i -D typescript@6`);
}

function resolveFrom(place: string): string | undefined {
  try {
    return createRequire(place).resolve("typescript");
  } catch {
    return undefined;
  }
}
