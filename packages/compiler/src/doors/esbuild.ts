import { createEsbuildPlugin, type EsbuildPlugin } from "unplugin";
import { withLineTexts } from "./esbuild-places.js";
import { fileOfId } from "./holds-source.js";
import { type WorkerModules, windlassPlugin } from "./unplugin.js";
import type { WindlassOptions } from "./windlass-options.js";
import { withWorkerFiles } from "./workers/esbuild-files.js";
import { type EsbuildOptions, esbuildModule } from "./workers/esbuild-module.js";

export type { WindlassOptions };

/**
 * The esbuild plugin: gives the tools of each module their descriptors.
 *
 * @example
 * import windlass from "@windlass/compiler/esbuild";
 * await build({ entryPoints: ["app.ts"], bundle: true, plugins: [windlass()] });
 */
const windlass: (options?: WindlassOptions) => EsbuildPlugin = (options = {}) => {
  const workers: WorkerModules = { of: (context, id) => esbuildModule(optionsOf(context), fileOfId(id)) };
  const plugin = createEsbuildPlugin<WindlassOptions, false>((given) => windlassPlugin(given, workers));
  return withWorkerFiles(withLineTexts(plugin(options)));
};

export default windlass;

function optionsOf(context: Parameters<WorkerModules["of"]>[0]): EsbuildOptions {
  const native = context.getNativeBuildContext?.();
  return native?.framework === "esbuild" ? native.build.initialOptions : {};
}
