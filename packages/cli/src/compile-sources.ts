import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  type CompiledTool,
  compileFile,
  type FileOptions,
  type FileResult,
  importedFiles,
  mayHoldTools,
  type Project,
  ProjectPool,
  twoWithOneName,
} from "@windlass/compiler";
import { CommandError, EXIT, messageOf } from "./command-error.js";
import { ownTypescript } from "./own-typescript.js";
import { requireWindlass } from "./require-windlass.js";
import { isSource } from "./source-files.js";

/** Which project files belong to. */
export interface ProjectOption {
  /** Path of a `tsconfig.json`, as given; by default the nearest one above each file. */
  readonly project?: string | undefined;
}

/**
 * Compiles files, each in the project that it belongs to.
 *
 * @param files - absolute paths
 * @throws CommandError where a project cannot be opened
 */
export function compileSources(files: readonly string[], options: ProjectOption): FileResult[] {
  const projects = openPool(options);
  try {
    // All files are added first: a file that comes later would make a project start anew.
    const opened = files.map((file) => [file, projectOf(projects, file, readFileSync(file, "utf8"))] as const);
    const results = opened.map(([file, project]) => ({ project, result: compile(project, file) }));
    return results.map(({ project, result }, index) => {
      const before = results.slice(0, index).filter((other) => other.project === project);
      return withTwins(
        result,
        before.flatMap((other) => other.result.tools),
      );
    });
  } finally {
    projects.dispose();
  }
}

/** The result with a diagnostic for each tool that has the name of one in another file of the same program. */
function withTwins(result: FileResult, before: readonly CompiledTool[]): FileResult {
  const own = result.tools.filter(({ name }, index, tools) => tools.findIndex((tool) => tool.name === name) === index);
  const twins = twoWithOneName(own, before);
  return twins.length === 0 ? result : { ...result, diagnostics: [...result.diagnostics, ...twins] };
}

/**
 * The files of a project in which tools may stand: those that it includes, and the user's own that they import.
 *
 * @param configFile - path of its `tsconfig.json`
 * @throws CommandError where the project cannot be opened, or names no files
 */
export function filesOfProject(configFile: string): string[] {
  const projects = openPool({});
  try {
    const project = orUsage(() => projects.open(configFile));
    const roots = project.rootFiles().filter((file) => !file.includes("/node_modules/"));
    const sources = [...new Set(roots.flatMap((file) => [file, ...importedFiles(project, file)]))].filter(isSource);
    if (sources.length === 0) {
      const hint = "A configuration of references alone has no files: name one of the projects that it refers to.";
      throw new CommandError(EXIT.usage, `${configFile} includes no TypeScript files.`, hint);
    }
    return sources.filter((file) => mayHoldTools(project.text(file) ?? ""));
  } finally {
    projects.dispose();
  }
}

/** The projects of a command, none opened yet. */
export function openPool({ project }: ProjectOption): ProjectPool {
  const configFile = project === undefined ? undefined : resolve(project).replaceAll("\\", "/");
  return new ProjectPool({ project: configFile, typescript: ownTypescript() });
}

/**
 * The project of a file, with the file in it.
 *
 * @throws CommandError where it cannot be opened
 */
export function projectOf(projects: ProjectPool, file: string, text: string): Project {
  return orUsage(() => projects.projectOf(file, text));
}

/**
 * Compiles one file of an open project.
 *
 * @param workerModule - where workers find the file's module, if not at its own address
 * @throws CommandError where the file imports `windlass` in vain
 */
export function compile(project: Project, file: string, workerModule?: FileOptions["workerModule"]): FileResult {
  requireWindlass(project, file);
  return compileFile(project, file, workerModule ? { workerModule } : {});
}

/** A project that cannot be opened is the matter of the user: no TypeScript, or a configuration that cannot be read. */
function orUsage<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw new CommandError(EXIT.usage, messageOf(error));
  }
}
