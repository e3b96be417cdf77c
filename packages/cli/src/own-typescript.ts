import { createRequire } from "node:module";
import { dirname } from "node:path";

/** The folder of the TypeScript that comes with the command, for projects that have none of their own. */
export function ownTypescript(): string {
  return dirname(createRequire(import.meta.url).resolve("typescript/package.json"));
}
