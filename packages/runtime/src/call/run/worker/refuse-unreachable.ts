import type { WorkerPlace } from "../../../descriptor.js";
import { isProgramEntry } from "./program-entry.js";
import { WorkerError } from "./worker-error.js";
import { hasEntry } from "./worker-pool.js";

/**
 * Makes sure that a worker may import a tool's module at all.
 *
 * @throws {@link WorkerError} where the module is the program itself, or this package was bundled into the program
 */
export function refuseUnreachable(toolName: string, { module }: WorkerPlace): void {
  if (isProgramEntry(module)) {
    throw new WorkerError(
      "WL2110",
      toolName,
      `its module is the program itself (${module}), which a worker would start again.`,
      {
        hint: "Move the function to a module of its own, and import it from there. If the program was bundled into one file, leave that module out of the bundle.",
      },
    );
  }
  if (!hasEntry()) {
    throw new WorkerError(
      "WL2110",
      toolName,
      "the file that worker threads load is not beside the code of `windlass`.",
      {
        hint: 'The package was bundled into the program. Leave it outside: esbuild `packages: "external"`, Vite `ssr.external`, Rollup `external: ["windlass"]`.',
      },
    );
  }
}
