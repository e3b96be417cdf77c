import { createRequire } from "node:module";
import type { Plugin } from "esbuild";

/**
 * The esbuild plugin that lends the user's modules the runtime of this command where they find none of their own: for
 * files outside of any package (`npx @windlass/cli serve tools.ts`).
 */
export function ownWindlassPlugin(): Plugin {
  return {
    name: "windlass-own-runtime",
    setup(build) {
      build.onResolve({ filter: /^windlass(\/|$)/ }, ({ path, importer }) => {
        if (importer === "" || canResolve(path, importer)) return undefined;
        return { path: import.meta.resolve(path), external: true };
      });
    },
  };
}

function canResolve(path: string, importer: string): boolean {
  try {
    createRequire(importer).resolve(path);
    return true;
  } catch {
    return false;
  }
}
