/** What a project can choose. */
export interface CompileOptions {
  /**
   * What a type without a JSON form becomes: `"error"` (the default) fails the build, `"any"` accepts everything there
   * and warns.
   */
  readonly onUnsupported?: "error" | "any";
}
