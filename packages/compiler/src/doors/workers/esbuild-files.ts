import { basename, dirname, relative, resolve } from "node:path";
import type { EsbuildPlugin } from "unplugin";
import { type EsbuildOptions, formatOf, WORKER_BUILD, WORKER_IMPORT } from "./esbuild-module.js";

type Build = Parameters<EsbuildPlugin["setup"]>[0];
type Loaded = Awaited<ReturnType<Parameters<Build["onLoad"]>[1]>>;

const NAMESPACE = "windlass-worker";

/**
 * The plugin with the files of workers: each module that tools of workers are in is built once more, as a file of its own
 * with its exports, beside the bundle.
 */
export function withWorkerFiles(plugin: EsbuildPlugin): EsbuildPlugin {
  const setup: EsbuildPlugin["setup"] = (build) => {
    const { absWorkingDir = "." } = build.initialOptions;
    const extension = formatOf(build.initialOptions) === "cjs" ? ".cjs" : ".mjs";
    build.onResolve({ filter: new RegExp(`^${WORKER_IMPORT}`) }, ({ path }) => {
      const file = path.slice(WORKER_IMPORT.length);
      // The file is named after the path, which also stands in the bundle: it is the same on every machine.
      const place = relative(absWorkingDir, file)
        .replaceAll("\\", "/")
        .replace(/\.\w+$/, `.worker${extension}`);
      return { path: place, namespace: NAMESPACE, pluginData: file };
    });
    build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ pluginData }) => buildWorker(build, String(pluginData)));
    return plugin.setup(build);
  };
  return { ...plugin, setup };
}

async function buildWorker({ esbuild, initialOptions }: Build, file: string): Promise<Loaded> {
  try {
    const options = workerOptions(initialOptions, file);
    const { outputFiles, metafile } = await esbuild.build(options);
    const name = `${basename(file).replace(/\.\w+$/, "")}.js`;
    const built = outputFiles?.find(({ path }) => basename(path) === name);
    const { absWorkingDir = "." } = initialOptions;
    const watchFiles = Object.keys(metafile?.inputs ?? {}).map((input) => resolve(absWorkingDir, input));
    return { contents: built?.contents ?? "", loader: "file", watchFiles };
  } catch (error) {
    const { errors } = error as { readonly errors?: NonNullable<Loaded>["errors"] };
    if (errors === undefined) throw error;
    // The build around it finds most of them too: here they are notes, so that each is an error once.
    const text = `The file that workers load for ${basename(file)} cannot be built.`;
    const notes = errors.map(({ text = "", location }) => ({ text, ...(location !== undefined && { location }) }));
    return { errors: [{ text, notes }] };
  }
}

/** Those of the build around it, for one file; other files that the module needs go to where those of the build go. */
function workerOptions(options: EsbuildOptions, file: string) {
  const { outfile, outdir = dirname(outfile ?? "."), sourcemap, assetNames = "", plugins = [] } = options;
  const { outfile: _outfile, stdin: _stdin, outExtension: _ext, outbase: _outbase, sourcemap: _map, ...same } = options;
  const folder = assetNames.includes("/") ? `${dirname(assetNames)}/` : "";
  return {
    ...same,
    entryPoints: [file],
    outdir,
    entryNames: `${folder}[name]`,
    format: formatOf(options),
    splitting: false,
    ...(sourcemap && { sourcemap: "inline" as const }),
    write: false as const,
    metafile: true as const,
    logLevel: "silent" as const,
    plugins: [{ name: WORKER_BUILD, setup: () => undefined }, ...plugins.map(withoutEnd)],
  };
}

/** What plugins do when a build has ended (copying files, starting servers) is for the build of the user. */
function withoutEnd({ name, setup }: EsbuildPlugin): EsbuildPlugin {
  return { name, setup: (build) => setup({ ...build, onEnd: () => undefined }) };
}
