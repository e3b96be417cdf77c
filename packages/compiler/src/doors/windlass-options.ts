import type { CompileOptions } from "../options.js";

/** Options of the bundler plugins. */
export interface WindlassOptions extends CompileOptions {
  /** Path of the `tsconfig.json`; by default the nearest one above each file. */
  readonly project?: string;
  /** Path of the TypeScript package to use where the project has none of its own. */
  readonly typescript?: string;
}
