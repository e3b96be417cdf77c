import type { WorkerModule } from "../../options.js";
import type { TransformContext, WorkerModules } from "../unplugin.js";

/** The part of Rollup's, Rolldown's and Vite's plugin context that is asked here. */
interface ChunkContext {
  readonly environment?: { readonly mode: string };
  emitFile(file: { type: "chunk"; id: string; preserveSignature: "strict" }): string;
}

/** The formats of modules that Node can import, by all their names. */
const FORMATS: ReadonlySet<string> = new Set(["es", "esm", "module", "cjs", "commonjs"]);

/** What `resolveFileUrl` is told. */
interface FilePlace {
  readonly referenceId: string;
  readonly relativePath: string;
  readonly format: string;
}

/**
 * The modules of workers in a bundle of Vite, Rollup or Rolldown: each becomes a chunk of its own that keeps its exports,
 * since in a bundle a module has neither an address nor exports. Where nothing is bundled (the dev server, Vitest) the
 * module's own address is right.
 */
export class WorkerChunks implements WorkerModules {
  readonly #references = new Set<string>();

  of(transform: TransformContext, id: string): WorkerModule {
    const context = transform as unknown as ChunkContext;
    if (context.environment?.mode === "dev") return { address: "import.meta.url" };
    const reference = context.emitFile({ type: "chunk", id, preserveSignature: "strict" });
    this.#references.add(reference);
    return { address: `import.meta.ROLLUP_FILE_URL_${reference}` };
  }

  /**
   * Why an output cannot have workers; undefined where it can.
   *
   * @param format - that of the output
   */
  problemOf(format: string): string | undefined {
    if (this.#references.size === 0 || FORMATS.has(format)) return undefined;
    return `WL1034: a worker cannot find its functions: the output is "${format}", which is no module of a worker.\n  help: Build with \`output.format: "es"\`, or \`"cjs"\`.`;
  }

  /** The bundler's `resolveFileUrl`: an address on this machine, where Vite would give one for browsers. */
  addressOf({ referenceId, relativePath, format }: FilePlace): string | undefined {
    if (!this.#references.has(referenceId)) return undefined;
    const path = JSON.stringify(relativePath);
    return format === "cjs" || format === "commonjs"
      ? `(__dirname+"/"+${path})`
      : `new URL(${path},import.meta.url).href`;
  }
}
