import { readdirSync, statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { CommandError, EXIT } from "./command-error.js";

const SOURCE = /\.[cm]?tsx?$/;
const DECLARATIONS = /\.d\.[cm]?ts$/;
const MODULE = /\.[cm]?js$/;

/** Whether a file is TypeScript that can be compiled. */
export function isSource(file: string): boolean {
  return SOURCE.test(file) && !DECLARATIONS.test(file);
}

/**
 * The TypeScript files that were named on the command line.
 *
 * @param names - as given
 * @returns absolute paths with forward slashes, each once
 * @throws CommandError for what is not there, or is no TypeScript
 */
export function sourceFiles(names: readonly string[]): string[] {
  return unique(names.map((name) => sourceFile(name)));
}

/**
 * The modules that were named on the command line: TypeScript, or JavaScript that was built with the plugin.
 *
 * @param names - as given
 * @returns absolute paths with forward slashes, each once
 * @throws CommandError for what is not there, or is no module
 */
export function moduleFiles(names: readonly string[]): string[] {
  return unique(names.map((name) => (MODULE.test(name) ? existing(name) : sourceFile(name))));
}

function sourceFile(name: string): string {
  const file = existing(name);
  if (isSource(file)) return file;
  const hint = MODULE.test(file)
    ? "Schemas are derived from types: name the TypeScript file that it was built from."
    : "Name files that end in .ts, .mts, .cts or .tsx.";
  throw new CommandError(EXIT.usage, `${name} is no TypeScript source.`, hint);
}

function existing(name: string): string {
  const path = resolve(name);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile()) return path.replaceAll("\\", "/");
  if (found !== undefined) {
    throw new CommandError(EXIT.usage, `${name} is a folder, not a file.`, `Name its files: ${name}/*.ts`);
  }
  throw new CommandError(EXIT.usage, `There is no file ${name}.`, neighbours(path));
}

/** The files that may have been meant: those beside it, by the extension. */
function neighbours(path: string): string {
  const folder = dirname(path);
  const found = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : undefined;
  if (found === undefined) return `There is no folder ${folder} either.`;
  const stem = basename(path).replace(/\.\w+$/, "");
  const near = found.filter((name) => isSource(name) && name.includes(stem));
  const sources = (near.length > 0 ? near : found.filter(isSource)).slice(0, 10);
  return sources.length === 0 ? `There is no TypeScript in ${folder}.` : `In ${folder} there is ${sources.join(", ")}.`;
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}
