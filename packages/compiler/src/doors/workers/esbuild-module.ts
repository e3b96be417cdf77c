import type { EsbuildPlugin } from "unplugin";
import type { WorkerModule } from "../../options.js";

/** What esbuild was asked for. */
export type EsbuildOptions = Parameters<EsbuildPlugin["setup"]>[0]["initialOptions"];

/** The import by which a module gets the path of its worker's file; esbuild writes it relative to where the module ends up. */
export const WORKER_IMPORT = "windlass-worker:";
const NAME = "windlass_worker_module";

/** A plugin of this name says that a build is that of a worker's file: there a module is its own file. */
export const WORKER_BUILD = "windlass-worker-build";

/**
 * How a module in an esbuild build gives its address to workers. Without bundling it is the file that is written; in a bundle
 * the module has no exports, so that a build of its own makes a second file of it, which the module imports the path of.
 *
 * @param file - absolute path of the module
 */
export function esbuildModule(options: EsbuildOptions, file: string): WorkerModule & { readonly append?: string } {
  const format = formatOf(options);
  if (format === "iife") return { problem: "an `iife` is no module", help: 'Build with `format: "esm"`, or `"cjs"`.' };
  const isOwnFile = !options.bundle || options.plugins?.some(({ name }) => name === WORKER_BUILD);
  if (isOwnFile) return { address: format === "cjs" ? "__filename" : "import.meta.url" };
  const found = problemOf(options);
  if (found) return found;
  const address = format === "cjs" ? `(__dirname+"/"+${NAME})` : `new URL(${NAME},import.meta.url).href`;
  return { address, append: `\nimport ${NAME} from ${JSON.stringify(WORKER_IMPORT + file)};` };
}

/** The format of what is written; without bundling esbuild keeps that of the source. */
export function formatOf({ format, bundle, platform }: EsbuildOptions): "esm" | "cjs" | "iife" {
  if (format !== undefined) return format;
  if (!bundle || platform === "neutral") return "esm";
  return platform === "node" ? "cjs" : "iife";
}

/** Whether the package `windlass` stays outside of the bundle. */
function isOutside({ packages, external = [] }: EsbuildOptions): boolean {
  return packages === "external" || external.some(isWindlass);
}

function isWindlass(name: string): boolean {
  return name === "windlass" || (name.endsWith("*") && "windlass".startsWith(name.slice(0, -1)));
}

const WHERE_TO =
  "Give the build an `outdir` on disk, or keep the module out of the bundle with an entry point of its own.";

function problemOf(options: EsbuildOptions): WorkerModule | undefined {
  const { outdir, outfile, publicPath } = options;
  if (!isOutside(options))
    return {
      problem: "`windlass` is in the bundle, where it cannot start worker threads",
      help: 'Leave it outside: `packages: "external"`, or `external: ["windlass"]`.',
    };
  if (outdir === undefined && outfile === undefined)
    return { problem: "the build has no `outdir` into which the worker's file could be written", help: WHERE_TO };
  if (publicPath !== undefined)
    return {
      problem: "`publicPath` moves files to where Node cannot import them from",
      help: "Take `publicPath` out of the build.",
    };
  return undefined;
}
