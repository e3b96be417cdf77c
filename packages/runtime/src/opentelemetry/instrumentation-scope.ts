/** The instrumentation scope of all spans. Written out: a bundled program has no package.json to read it from. */
export const SCOPE: { readonly name: string; readonly version: string } = { name: "windlass", version: "0.1.0" };
