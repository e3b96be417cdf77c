import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { Diagnostic } from "@windlass/compiler";
import { type BuildFailure, build, formatMessages, stop } from "esbuild";
import { CommandError, EXIT } from "../command-error.js";
import { openPool, type ProjectOption } from "../compile-sources.js";
import { hasErrors, pretty, tally } from "../report/pretty.js";
import { complain, showsColor } from "../terminal.js";
import { makeCacheFolder } from "./cache-folder.js";
import { IMPORT_META, importMetaPlugin } from "./import-meta.js";
import { toolsPlugin } from "./tools-plugin.js";
import { untilExit } from "./until-exit.js";
import { WorkerFiles } from "./worker-files.js";

/** TypeScript files as modules that Node loads. */
export interface Bundle {
  /** The compiled module of each file. */
  readonly outputs: ReadonlyMap<string, string>;
  /** Deletes what was written, once it is loaded; what workers load only when the process ends. */
  remove(): void;
}

/**
 * Compiles TypeScript files and what they import of the user's own, in one go, so that a module that two of them import
 * is loaded once. Packages stay outside. The modules that hold tools of workers are compiled once more, for the workers.
 *
 * @param files - absolute paths
 * @throws CommandError where they have errors
 */
export async function bundleSources(files: readonly string[], options: ProjectOption): Promise<Bundle> {
  if (files.length === 0) return { outputs: new Map(), remove: () => {} };
  process.setSourceMapsEnabled(true);
  const folder = makeCacheFolder(files[0]!);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const names = files.map((file, index) => `${index}-${basename(file).replace(/\.\w+$/, "")}`);
    const entries = Object.fromEntries(files.map((file, index) => [names[index]!, file]));
    const workers = new WorkerFiles(folder);
    report(await compile(entries, folder, options, workers));
    const outputs = new Map(files.map((file, index) => [file, join(folder, `${names[index]}.mjs`)]));
    return { outputs, remove: workers.isEmpty ? remove : () => untilExit(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** @returns the diagnostics of all files that were compiled */
async function compile(
  entries: Record<string, string>,
  outdir: string,
  options: ProjectOption,
  workers: WorkerFiles,
): Promise<Diagnostic[]> {
  const projects = openPool(options);
  const diagnostics: Diagnostic[] = [];
  const bundle = (entryPoints: Readonly<Record<string, string>>, found: Diagnostic[]) =>
    build({
      entryPoints,
      outdir,
      outExtension: { ".js": ".mjs" },
      bundle: true,
      splitting: true,
      packages: "external",
      format: "esm",
      platform: "node",
      target: `node${process.versions.node}`,
      sourcemap: "inline",
      define: IMPORT_META,
      logLevel: "silent",
      plugins: [importMetaPlugin(), toolsPlugin(projects, workers, found)],
    });
  try {
    await bundle(entries, diagnostics);
    // What there is to say of these modules has been said.
    if (!workers.isEmpty && !hasErrors(diagnostics)) await bundle(workers.entries, []);
    return diagnostics;
  } catch (error) {
    throw await failureOf(error);
  } finally {
    projects.dispose();
    // esbuild's own process shares our stderr: whoever waits for its end would wait for that process too.
    await stop();
  }
}

function report(diagnostics: readonly Diagnostic[]): void {
  const worthSaying = diagnostics.filter(({ severity }) => severity !== "info");
  if (worthSaying.length > 0) complain(`${pretty(worthSaying, showsColor(process.stderr))}\n`);
  if (hasErrors(diagnostics)) throw new CommandError(EXIT.failed, `The tools have faults: ${tally(worthSaying)}.`);
}

/** What esbuild found wrong, in its own words; other errors as they are. */
async function failureOf(error: unknown): Promise<unknown> {
  const errors = (error as Partial<BuildFailure>).errors;
  if (errors === undefined) return error;
  const inner = errors.map(({ detail }) => detail as unknown).find((detail) => detail instanceof CommandError);
  if (inner !== undefined) return inner;
  const texts = await formatMessages(errors, { kind: "error", color: showsColor(process.stderr) });
  return new CommandError(EXIT.failed, `The file cannot be compiled.\n\n${texts.join("\n").trimEnd()}`);
}
