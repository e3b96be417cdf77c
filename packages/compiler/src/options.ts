/** What a project can choose. */
export interface CompileOptions {
  /**
   * What a type without a JSON form becomes: `"error"` (the default) fails the build, `"any"` accepts everything there
   * and warns.
   */
  readonly onUnsupported?: "error" | "any";
}

/** What the build of one file says of itself. */
export interface FileOptions extends CompileOptions {
  /** Where workers find the file's module. Asked once, where a tool is to run in one; by default `import.meta.url`. */
  readonly workerModule?: () => WorkerModule;
}

/** The module as workers import it, or why they cannot. */
export type WorkerModule =
  /** A JavaScript expression, inside of the module, that gives its URL or its absolute path. */
  | { readonly address: string }
  /** What the build does that leaves the module without an address of its own, and what to write instead. */
  | { readonly problem: string; readonly help: string };
