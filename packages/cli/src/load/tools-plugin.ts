import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { applyToText, type Diagnostic, mayHoldTools, type ProjectPool } from "@windlass/compiler";
import type { Loader, Plugin } from "esbuild";
import { compile, projectOf } from "../compile-sources.js";
import { isSource } from "../source-files.js";
import { withImportMeta } from "./import-meta.js";
import type { WorkerFiles } from "./worker-files.js";

/**
 * The esbuild plugin that reads the user's modules: gives tools their descriptors and `import.meta` its meaning.
 *
 * @param projects - where the types come from
 * @param workers - gets the modules that workers load
 * @param diagnostics - gets what the compiler has to say
 */
export function toolsPlugin(projects: ProjectPool, workers: WorkerFiles, diagnostics: Diagnostic[]): Plugin {
  return {
    name: "windlass-tools",
    setup(build) {
      build.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: "file" }, async ({ path }) => {
        const file = path.replaceAll("\\", "/");
        const text = await readFile(path, "utf8");
        const contents =
          isSource(file) && mayHoldTools(text) ? withDescriptors(file, text) : withImportMeta(text, file);
        return { contents, loader: loaderOf(file) };
      });
    },
  };

  function withDescriptors(file: string, text: string): string {
    const result = compile(projectOf(projects, file, text), file, () => workers.moduleOf(file));
    diagnostics.push(...result.diagnostics);
    if (result.edits.length === 0) return withImportMeta(text, file);
    const { code, map } = applyToText(text, result.edits, file);
    return `${withImportMeta(code, file)}\n//# sourceMappingURL=${map.toUrl()}`;
  }
}

function loaderOf(file: string): Loader {
  const kind = extname(file).replace(/^\.[cm]?/, "");
  return kind === "ts" || kind === "tsx" || kind === "jsx" ? kind : "js";
}
