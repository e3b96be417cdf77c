import type { WorkerPlace } from "../../../descriptor.js";
import { ToolOutOfOrderError } from "../../../errors/tool-out-of-order-error.js";
import { isProgramEntry } from "./program-entry.js";
import { hasEntry } from "./worker-pool.js";

const MOVE =
  "Move the function to a module of its own, and import it from there. If the program was bundled into one file, leave that module out of the bundle.";
const KEEP_OUTSIDE =
  'The package was bundled into the program. Leave it outside: esbuild `packages: "external"`, Vite `ssr.external`, Rollup `external: ["windlass"]`.';

/**
 * Makes sure that a worker may import a tool's module at all.
 *
 * @throws {@link ToolOutOfOrderError} where the module is the program itself, or this package was bundled into the program
 */
export function refuseUnreachable(toolName: string, { module }: WorkerPlace): void {
  const refuse = (why: string, hint: string) =>
    new ToolOutOfOrderError("WL2110", toolName, `Tool "${toolName}": ${why}`, { hint });
  if (isProgramEntry(module)) {
    throw refuse(`its module is the program itself (${module}), which a worker would start again.`, MOVE);
  }
  if (!hasEntry()) {
    throw refuse("the file that worker threads load is not beside the code of `windlass`.", KEEP_OUTSIDE);
  }
}
