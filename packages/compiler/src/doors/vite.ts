import { createVitePlugin, type VitePlugin } from "unplugin";
import { windlassPlugin } from "./unplugin.js";
import type { WindlassOptions } from "./windlass-options.js";
import { WorkerChunks } from "./workers/chunks.js";

export type { WindlassOptions };

/**
 * The Vite plugin (Vitest included): gives the tools of each module their descriptors.
 *
 * @example
 * // vite.config.ts
 * import windlass from "@windlass/compiler/vite";
 * export default defineConfig({ plugins: [windlass()] });
 */
const windlass: (options?: WindlassOptions) => VitePlugin = createVitePlugin<WindlassOptions | undefined, false>(
  (options = {}) => {
    const chunks = new WorkerChunks();
    const plugin = windlassPlugin(options, chunks);
    return {
      ...plugin,
      vite: {
        renderStart({ format }) {
          const problem = chunks.problemOf(format);
          if (problem !== undefined) this.error(problem);
        },
        resolveFileUrl: (place) => chunks.addressOf(place),
      },
    };
  },
) as (options?: WindlassOptions) => VitePlugin;

export default windlass;
