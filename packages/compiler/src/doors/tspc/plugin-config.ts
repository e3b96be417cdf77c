import type ts from "typescript";
import type { CompileOptions } from "../../options.js";

/** The plugin's entry in `compilerOptions.plugins`. */
export interface PluginConfig extends CompileOptions {
  readonly transform?: string;
  readonly transformProgram?: boolean;
}

/** What ts-patch hands to a program transformer, besides the program, its host and the plugin's entry. */
export interface PluginExtras {
  readonly ts: typeof ts;
}

const ENTRY = '{ "transform": "@windlass/compiler/tspc", "transformProgram": true }';

/**
 * Makes sure that the plugin is set up in the way it works.
 *
 * @throws Error that says what to write in the tsconfig, or what to install
 */
export function checkSetup(config: PluginConfig, extras: PluginExtras | undefined): asserts extras is PluginExtras {
  // Without `transformProgram` ts-patch calls with one argument less.
  if (extras?.ts === undefined) {
    throw new Error(`@windlass/compiler/tspc works on whole programs: write ${ENTRY} in the tsconfig's "plugins".`);
  }
  const [major = 0, minor = 0] = extras.ts.version.split(".").map(Number);
  if (major < 5 || (major === 5 && minor < 9)) {
    throw new Error(
      `@windlass/compiler needs TypeScript 5.9 or later, but tspc runs ${extras.ts.version}: npm i -D typescript@6 ts-patch@4.`,
    );
  }
  const { onUnsupported } = config;
  if (onUnsupported !== undefined && onUnsupported !== "error" && onUnsupported !== "any") {
    const given = JSON.stringify(onUnsupported);
    throw new Error(`The plugin @windlass/compiler/tspc takes "onUnsupported": "error" or "any"; got ${given}.`);
  }
}
