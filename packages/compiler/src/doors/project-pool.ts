import { dirname } from "node:path";
import { findConfigFile, openProject } from "../typescript/open-project.js";
import type { Project } from "../typescript/project.js";

/** How projects are found and opened. */
export interface ProjectPoolOptions {
  /** Path of the `tsconfig.json` to use for every file; by default the nearest one above each file. */
  readonly project?: string | undefined;
  /** Path of the TypeScript package to use where the project has none of its own. */
  readonly typescript?: string | undefined;
}

/**
 * The open projects of one build or command: one for each `tsconfig.json`, opened when the first of its files is asked for,
 * since opening one costs seconds and most files hold no tools.
 */
export class ProjectPool {
  readonly #options: ProjectPoolOptions;
  readonly #projects = new Map<string, Project>();

  constructor(options: ProjectPoolOptions = {}) {
    this.#options = options;
  }

  /**
   * The project that a file belongs to, with the file in it.
   *
   * @param file - absolute path, forward slashes
   * @param text - the text that counts; it need not be what is on disk
   * @throws Error where no TypeScript is found or the configuration cannot be read
   */
  projectOf(file: string, text: string): Project {
    const project = this.#projectAbove(file);
    // What is on disk stays on disk: a text that is handed over would hide later changes of the file.
    if (project.text(file) !== text) project.update(file, text);
    return project;
  }

  /** Lets all projects see what has changed on disk. */
  refresh(): void {
    for (const project of this.#projects.values()) project.refresh();
  }

  /** Closes all projects. */
  dispose(): void {
    for (const project of this.#projects.values()) project.dispose();
    this.#projects.clear();
  }

  /**
   * The project of a configuration file.
   *
   * @param configFile - path of a `tsconfig.json`
   * @throws Error where no TypeScript is found or the configuration cannot be read
   */
  open(configFile: string): Project {
    return this.#remember(configFile, { configFile });
  }

  #projectAbove(file: string): Project {
    const configFile = this.#options.project ?? findConfigFile(file);
    if (configFile !== undefined) return this.open(configFile);
    // Files without a configuration share a project if they share a folder.
    return this.#remember(dirname(file), { files: [file], cwd: dirname(file) });
  }

  #remember(key: string, place: { configFile: string } | { files: string[]; cwd: string }): Project {
    const known = this.#projects.get(key);
    if (known !== undefined) return known;
    const { typescript } = this.#options;
    const project = openProject({ ...place, ...(typescript === undefined ? {} : { typescript }) });
    this.#projects.set(key, project);
    return project;
  }
}
