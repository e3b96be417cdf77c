import type ts from "typescript";
import { compileFile, type FileResult } from "../../compile.js";
import { formatDiagnostic } from "../../diagnostics/format.js";
import { applyToTree } from "../../emit/apply-to-tree.js";
import { projectFromProgram } from "../../typescript/in-process/project-from-program.js";
import { asTypeScript } from "./as-typescript.js";
import { ownAddress } from "./own-address.js";
import { checkSetup, type PluginConfig, type PluginExtras } from "./plugin-config.js";
import { saltVersion } from "./salt-version.js";

/** The program, with the method by which builders ask for the diagnostics that they keep. */
type WholeProgram = ts.Program & { getBindAndCheckDiagnostics?: ts.Program["getSemanticDiagnostics"] };

/**
 * The plugin for `tspc` (ts-patch): compiles the tools of a program and lets the program itself report the faults and emit
 * the descriptors, so that exit codes, `--noEmit`, `noEmitOnError`, `--build`, `--incremental` and `--watch` work as always.
 *
 * ```json
 * { "compilerOptions": { "plugins": [{ "transform": "@windlass/compiler/tspc", "transformProgram": true }] } }
 * ```
 *
 * @returns the same program
 * @throws Error where the plugin is set up in another way
 */
export default function windlass(
  program: ts.Program,
  _host: ts.CompilerHost | undefined,
  config: PluginConfig,
  extras?: PluginExtras,
): ts.Program {
  checkSetup(config, extras);
  const results = compileProgram(extras.ts, program, config);
  reportErrors(extras.ts, program, results);
  printWarnings(program, results);
  emitDescriptors(extras.ts, program, results);
  return program;
}

/** By the name of the file; files that hold no tools and no faults are left out. */
function compileProgram(compiler: typeof ts, program: ts.Program, config: PluginConfig): Map<string, FileResult> {
  const { onUnsupported = "error" } = config;
  // Nodes get to know their parents, on which the analysis relies, when the checker binds the files.
  program.getTypeChecker();
  const project = projectFromProgram(compiler, program);
  const results = new Map<string, FileResult>();
  for (const source of program.getSourceFiles()) {
    const isOwn = !source.isDeclarationFile && !program.isSourceFileFromExternalLibrary(source);
    if (!isOwn || !/\.[cm]?tsx?$/.test(source.fileName)) continue;
    const workerModule = () => ownAddress(compiler, program, source);
    const result = compileFile(project, source.fileName, { onUnsupported, workerModule });
    if (result.edits.length + result.diagnostics.length === 0) continue;
    saltVersion(source, result);
    results.set(source.fileName, result);
  }
  return results;
}

/** Errors only: TypeScript fails on any diagnostic of a program, whatever its category. */
function reportErrors(compiler: typeof ts, program: WholeProgram, results: ReadonlyMap<string, FileResult>): void {
  const errorsOf = ({ diagnostics }: FileResult) =>
    diagnostics.filter(({ severity }) => severity === "error").map((each) => asTypeScript(compiler, program, each));
  for (const name of ["getSemanticDiagnostics", "getBindAndCheckDiagnostics"] as const) {
    const own = program[name];
    if (own === undefined) continue;
    program[name] = (source, ...rest) => {
      const found = own.call(program, source, ...rest) as readonly ts.DiagnosticWithLocation[];
      const asked = source === undefined ? [...results.values()] : [results.get(source.fileName)];
      const ours = asked.flatMap((result) => (result === undefined ? [] : errorsOf(result)));
      return ours.length === 0 ? found : [...found, ...(ours as ts.DiagnosticWithLocation[])];
    };
  }
}

function printWarnings(program: ts.Program, results: ReadonlyMap<string, FileResult>): void {
  const textOf = (file: string) => program.getSourceFile(file)?.text;
  for (const { diagnostics } of results.values()) {
    for (const each of diagnostics) {
      if (each.severity === "warning") process.stderr.write(`${formatDiagnostic(each, textOf)}\n\n`);
    }
  }
}

/** In front of all other transformers, which then see a file as if its descriptors had been written by hand. */
function emitDescriptors(compiler: typeof ts, program: ts.Program, results: ReadonlyMap<string, FileResult>): void {
  const apply: ts.TransformerFactory<ts.SourceFile> = (context) => (source) =>
    applyToTree(compiler, context, source, results.get(source.fileName)?.edits ?? []);
  const emit = program.emit;
  program.emit = (source, writeFile, token, onlyDeclarations, transformers, ...rest) => {
    const before = [apply, ...(transformers?.before ?? [])];
    return emit.call(program, source, writeFile, token, onlyDeclarations, { ...transformers, before }, ...rest);
  };
}
