import { createEsbuildPlugin, type EsbuildPlugin } from "unplugin";
import { windlassPlugin } from "./unplugin.js";
import type { WindlassOptions } from "./windlass-options.js";

export type { WindlassOptions };

/**
 * The esbuild plugin: gives the tools of each module their descriptors.
 *
 * @example
 * import windlass from "@windlass/compiler/esbuild";
 * await build({ entryPoints: ["app.ts"], bundle: true, plugins: [windlass()] });
 */
const windlass: (options?: WindlassOptions) => EsbuildPlugin = createEsbuildPlugin<WindlassOptions | undefined, false>(
  windlassPlugin,
);

export default windlass;
