/**
 * The source files behind the entries of a package, relative to its folder.
 * @param {Record<string, any>} manifest
 * @returns {string[]}
 */
export function sourceEntries(manifest) {
  return Object.values(manifest.exports ?? {}).flatMap((target) => {
    const file = typeof target === "string" ? target : target.default;
    return file.endsWith(".js") ? [file.replace(/^\.\/dist\//, "src/").replace(/\.js$/, ".ts")] : [];
  });
}
