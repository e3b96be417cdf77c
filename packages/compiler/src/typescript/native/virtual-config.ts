import path from "node:path";

/**
 * The configuration that the server opens in place of the user's own. It stands beside it, in memory only, and names
 * every root file: those of the user's configuration, and those that a bundler or an editor has added.
 */
export interface VirtualConfig {
  readonly file: string;
  text(rootFiles: Iterable<string>): string;
}

/** The same defaults as for the compilers in this process, for files that stand alone. */
const ALONE = {
  strict: true,
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  skipLibCheck: true,
  types: [],
};

/**
 * @param folder - Where the configuration stands, with forward slashes.
 * @param configFile - The user's configuration; undefined for files that stand alone.
 */
export function virtualConfig(folder: string, configFile: string | undefined): VirtualConfig {
  const base =
    configFile === undefined
      ? { compilerOptions: { ...ALONE, noEmit: true } }
      : { extends: configFile, compilerOptions: { noEmit: true } };
  return {
    file: path.posix.join(folder, ".windlass.tsconfig.json"),
    text: (rootFiles) => JSON.stringify({ ...base, files: [...rootFiles], include: [], references: [] }),
  };
}
