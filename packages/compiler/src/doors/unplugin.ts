import type { UnpluginContextMeta, UnpluginOptions } from "unplugin";
import { compileFile } from "../compile.js";
import { applyToText } from "../emit/apply-to-text.js";
import { mayHoldTools } from "../find/may-hold-tools.js";
import { fileOfId, holdsSource } from "./holds-source.js";
import { importedFiles } from "./imported-files.js";
import { ProjectPool } from "./project-pool.js";
import { tellBundler } from "./tell-bundler.js";
import type { WindlassOptions } from "./windlass-options.js";

/** The plugin for all bundlers, as unplugin wants it: the doors hand it on. */
export function windlassPlugin(options: WindlassOptions = {}, _meta?: UnpluginContextMeta): UnpluginOptions {
  const { project, typescript, ...compileOptions } = options;
  const projects = new ProjectPool({ project, typescript });
  return {
    name: "windlass",
    enforce: "pre",
    buildStart: () => projects.refresh(),
    watchChange: () => projects.refresh(),
    transformInclude: holdsSource,
    transform(code, id) {
      if (!mayHoldTools(code)) return undefined;
      const file = fileOfId(id);
      const opened = projects.projectOf(file, code);
      const { edits, diagnostics, dependencies } = compileFile(opened, file, compileOptions);
      // Types are erased, so the bundler does not know that this module depends on the files that declare them.
      for (const dependency of new Set([...dependencies, ...importedFiles(opened, file)]))
        this.addWatchFile(dependency);
      tellBundler(this, diagnostics, (path) => opened.text(path));
      return edits.length === 0 ? undefined : applyToText(code, edits, file);
    },
    esbuild: { onLoadFilter: /\.[cm]?tsx?$/ },
  };
}
