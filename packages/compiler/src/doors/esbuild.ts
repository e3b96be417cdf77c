import { createEsbuildPlugin, type EsbuildPlugin } from "unplugin";
import { withLineTexts } from "./esbuild-places.js";
import { windlassPlugin } from "./unplugin.js";
import type { WindlassOptions } from "./windlass-options.js";

export type { WindlassOptions };

const plugin = createEsbuildPlugin<WindlassOptions | undefined, false>(windlassPlugin);

/**
 * The esbuild plugin: gives the tools of each module their descriptors.
 *
 * @example
 * import windlass from "@windlass/compiler/esbuild";
 * await build({ entryPoints: ["app.ts"], bundle: true, plugins: [windlass()] });
 */
const windlass: (options?: WindlassOptions) => EsbuildPlugin = (options) => withLineTexts(plugin(options));

export default windlass;
