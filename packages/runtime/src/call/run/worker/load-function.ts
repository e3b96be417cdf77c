import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import type { WorkerPlace } from "../../../descriptor.js";

/** A function cannot be had from its module. */
export class Unloadable extends Error {
  /** What to do about it. */
  readonly hint: string;

  constructor(summary: string, hint: string, cause?: unknown) {
    super(summary, cause === undefined ? undefined : { cause });
    this.hint = hint;
  }
}

/** A function, and what `this` is inside of it. */
export interface LoadedFunction {
  readonly fn: (...args: unknown[]) => unknown;
  readonly receiver: unknown;
}

/**
 * Imports a tool's function, here in the worker.
 *
 * @param place - its module, and its name there
 * @throws {@link Unloadable} where the module cannot be imported, or has no such function
 */
export async function loadFunction({ module, path }: WorkerPlace): Promise<LoadedFunction> {
  const url = isAbsolute(module) ? pathToFileURL(module).href : module;
  const names: unknown = await importModule(url);
  // A CommonJS module of which Node does not see the names has them all on its default.
  const roots = [names, (names as { readonly default?: unknown }).default];
  for (const root of roots) {
    const found = follow(root, path);
    if (found !== undefined) return found;
  }
  const name = path.join(".");
  throw new Unloadable(
    `The module ${url} has no function \`${name}\`.`,
    "Export the function from its module. If the program was bundled, the export is gone: leave the module out of the bundle, or make it an entry point of its own.",
  );
}

async function importModule(url: string): Promise<unknown> {
  try {
    return await import(url);
  } catch (cause) {
    const isSource = /\.[cm]?tsx?(?:[?#]|$)/.test(url);
    throw new Unloadable(
      `The module ${url} cannot be imported.`,
      isSource
        ? "A worker is plain Node: it runs TypeScript only as far as Node strips types. Run the compiled module, or start Node with a loader (`--import`), which workers inherit."
        : "A worker imports the module anew, in plain Node: what it imports has to be there, and importing it must not need the rest of the program.",
      cause,
    );
  }
}

function follow(root: unknown, path: readonly string[]): LoadedFunction | undefined {
  let receiver: unknown;
  let found = root;
  for (const name of path) {
    if ((typeof found !== "object" && typeof found !== "function") || found === null) return undefined;
    receiver = found;
    found = (found as Record<string, unknown>)[name];
  }
  if (typeof found !== "function") return undefined;
  // The namespace of a module is no receiver: a function of a module is called without one.
  return { fn: found as LoadedFunction["fn"], receiver: path.length > 1 ? receiver : undefined };
}
