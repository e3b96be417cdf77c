import path from "node:path";
import type ts from "typescript";
import type { Project } from "../project.js";
import { projectFromProgram } from "./project-from-program.js";

/**
 * Opens a project in this process: a language service, which keeps its programs and re-reads only what changed.
 *
 * @param typescript - TypeScript 5.9 or 6.0.
 * @param configFile - Absolute path of the tsconfig; undefined for files without one.
 * @param files - Further root files, absolute.
 * @throws Error when the configuration file cannot be read, or is no JSON.
 */
export function openInProcess(
  typescript: typeof ts,
  configFile: string | undefined,
  files: readonly string[],
): Project {
  const config = readConfig(typescript, configFile);
  const roots = new Set([...config.fileNames, ...files]);
  const texts = new Map<string, string>();
  const versions = new Map<string, number>();
  let changes = 0;
  const touch = (file: string) => {
    versions.set(file, (versions.get(file) ?? 0) + 1);
    changes++;
  };
  const disk = new Map<string, string | undefined>();
  const read = (file: string) => {
    if (!disk.has(file)) disk.set(file, typescript.sys.readFile(file));
    return texts.get(file) ?? disk.get(file);
  };
  const folder = configFile ? path.dirname(configFile) : process.cwd();
  const service = typescript.createLanguageService({
    getCompilationSettings: () => config.options,
    getScriptFileNames: () => [...roots],
    getProjectVersion: () => String(changes),
    getScriptVersion: (file) => String(versions.get(file) ?? 0),
    getScriptSnapshot: (file) => {
      const text = read(file);
      return text === undefined ? undefined : typescript.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: (options) => typescript.getDefaultLibFilePath(options),
    fileExists: (file) => texts.has(file) || typescript.sys.fileExists(file),
    readFile: read,
    readDirectory: typescript.sys.readDirectory,
    directoryExists: (place) => holdsText(texts, place) || typescript.sys.directoryExists(place),
    getDirectories: typescript.sys.getDirectories,
    ...(typescript.sys.realpath && { realpath: typescript.sys.realpath }),
  });
  const program = () => {
    const current = service.getProgram();
    if (!current) throw new Error("TypeScript gave no program.");
    return current;
  };
  return projectFromProgram(typescript, program, {
    root: folder.replaceAll("\\", "/"),
    rootFiles: () => [...roots],
    update: (file, text) => {
      if (read(file) === text && roots.has(file)) return;
      roots.add(file);
      texts.set(file, text);
      touch(file);
    },
    refresh: () => {
      for (const [file, before] of disk) {
        const now = typescript.sys.readFile(file);
        if (now === before) continue;
        disk.set(file, now);
        touch(file);
      }
    },
    dispose: () => service.dispose(),
  });
}

/** Whether a text that is not written lies in the folder. */
function holdsText(texts: ReadonlyMap<string, string>, folder: string): boolean {
  for (const file of texts.keys()) if (file.startsWith(`${folder}/`)) return true;
  return false;
}

/** TypeScript's codes below are those of syntax. */
const FIRST_OF_OPTIONS = 2000;

function readConfig(
  typescript: typeof ts,
  configFile: string | undefined,
): { options: ts.CompilerOptions; fileNames: string[] } {
  if (configFile === undefined) {
    const { ES2022 } = typescript.ScriptTarget;
    const { ESNext } = typescript.ModuleKind;
    const { Bundler } = typescript.ModuleResolutionKind;
    return {
      options: {
        strict: true,
        target: ES2022,
        module: ESNext,
        moduleResolution: Bundler,
        skipLibCheck: true,
        types: [],
      },
      fileNames: [],
    };
  }
  const parsed = typescript.getParsedCommandLineOfConfigFile(
    configFile,
    { noEmit: true },
    {
      ...typescript.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        throw new Error(`${configFile}: ${typescript.flattenDiagnosticMessageText(diagnostic.messageText, "\n")}`);
      },
    },
  );
  if (!parsed) throw new Error(`${configFile} cannot be read.`);
  // What is no JSON is read as far as it goes, which may mean other options than the user's.
  const { parseDiagnostics = [] } = (parsed.options.configFile ?? {}) as { parseDiagnostics?: ts.Diagnostic[] };
  const [broken] = [...parseDiagnostics, ...parsed.errors.filter(({ code }) => code < FIRST_OF_OPTIONS)];
  if (broken) throw new Error(`${configFile}: ${typescript.flattenDiagnosticMessageText(broken.messageText, "\n")}`);
  return { options: parsed.options, fileNames: parsed.fileNames };
}
