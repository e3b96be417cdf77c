import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { WorkerModule } from "@windlass/compiler";

/**
 * The files of workers: a worker imports the module of its tool anew, by its exports, which a module inside of a bundle does not
 * have. Their names are known before they are built, so that the descriptors can name them.
 */
export class WorkerFiles {
  readonly #folder: string;
  readonly #names = new Map<string, string>();

  /** @param folder - absolute path of the folder that they are built into */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether there are none. */
  get isEmpty(): boolean {
    return this.#names.size === 0;
  }

  /** The modules that are to be built once more, by the names of their files. */
  get entries(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.#names].map(([module, name]) => [name, module]));
  }

  /**
   * Where workers find a module.
   *
   * @param module - its absolute path
   */
  moduleOf(module: string): WorkerModule {
    const known = this.#names.get(module) ?? `worker-${this.#names.size}-${basename(module).replace(/\.\w+$/, "")}`;
    this.#names.set(module, known);
    return { address: JSON.stringify(pathToFileURL(join(this.#folder, `${known}.mjs`)).href) };
  }
}
