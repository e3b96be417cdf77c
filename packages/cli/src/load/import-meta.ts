import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";

const PREFIX = "windlass-import-meta:";
const NAMES = { url: "__windlassUrl", dirname: "__windlassDirname", filename: "__windlassFilename" } as const;

/** esbuild's `define` that makes each module's `import.meta` the names that {@link withImportMeta} imports. */
export const IMPORT_META: Record<string, string> = Object.fromEntries(
  Object.entries(NAMES).map(([member, name]) => [`import.meta.${member}`, name]),
);

/**
 * Keeps the places that a module reads from `import.meta` those of its source, though it is run from a bundle elsewhere.
 * The import goes to the end, where it moves no line and no column, and is still evaluated first.
 *
 * @param text - the module's text
 * @param file - its absolute path
 */
export function withImportMeta(text: string, file: string): string {
  if (!text.includes("import.meta")) return text;
  const list = Object.entries(NAMES).map(([member, name]) => `${member} as ${name}`);
  return `${text}\nimport { ${list.join(", ")} } from ${JSON.stringify(PREFIX + file)};\n`;
}

/** The esbuild plugin that answers the import of {@link withImportMeta}. */
export function importMetaPlugin(): Plugin {
  return {
    name: "windlass-import-meta",
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${PREFIX}`) }, ({ path }) => ({
        path: path.slice(PREFIX.length),
        namespace: PREFIX,
        sideEffects: false,
      }));
      build.onLoad({ filter: /.*/, namespace: PREFIX }, ({ path }) => ({ contents: placesOf(path), loader: "js" }));
    },
  };
}

function placesOf(file: string): string {
  const places = { url: pathToFileURL(file).href, dirname: dirname(file), filename: file };
  return Object.entries(places)
    .map(([member, value]) => `export const ${member} = ${JSON.stringify(value)};`)
    .join("\n");
}
