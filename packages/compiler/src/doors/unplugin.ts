import type { UnpluginBuildContext, UnpluginContext, UnpluginOptions } from "unplugin";
import { compileFile } from "../compile.js";
import { applyToText } from "../emit/apply-to-text.js";
import { mayHoldTools } from "../find/may-hold-tools.js";
import type { WorkerModule } from "../options.js";
import { fileOfId, holdsSource } from "./holds-source.js";
import { importedFiles } from "./imported-files.js";
import { ProjectPool } from "./project-pool.js";
import { tellBundler } from "./tell-bundler.js";
import type { WindlassOptions } from "./windlass-options.js";

/** What a bundler's `transform` runs in. */
export type TransformContext = UnpluginBuildContext & UnpluginContext;

/** How a bundler gives the modules of workers an address. */
export interface WorkerModules {
  /**
   * Where workers find a module of the build.
   *
   * @param id - the module's id
   */
  of(context: TransformContext, id: string): WorkerModule & { readonly append?: string };
}

/** The plugin for all bundlers, as unplugin wants it: the doors hand it on. */
export function windlassPlugin(options: WindlassOptions, workers: WorkerModules): UnpluginOptions {
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
      let append = "";
      const workerModule = () => {
        const module = workers.of(this, id);
        append = module.append ?? "";
        return module;
      };
      const { edits, diagnostics, dependencies } = compileFile(opened, file, { ...compileOptions, workerModule });
      // Types are erased, so the bundler does not know that this module depends on the files that declare them.
      for (const dependency of new Set([...dependencies, ...importedFiles(opened, file)]))
        this.addWatchFile(dependency);
      tellBundler(this, diagnostics, (path) => opened.text(path));
      if (edits.length === 0) return undefined;
      const edited = applyToText(code, edits, file);
      return { ...edited, code: edited.code + append };
    },
    esbuild: { onLoadFilter: /\.[cm]?tsx?$/ },
  };
}
