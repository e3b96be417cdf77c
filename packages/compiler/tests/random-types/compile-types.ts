import { createRequire } from "node:module";
import type ts from "typescript";
import { compileFile, type FileResult } from "../../src/compile.js";
import { projectFromProgram } from "../../src/typescript/in-process/project-from-program.js";

type TypeScript = typeof ts;

const FILE = "/random/types.ts";

/** Compiles texts, one after the other, in one process: the libraries are read and bound once. */
export class TypeCompiler {
  readonly #typescript: TypeScript;
  readonly #options: ts.CompilerOptions;
  readonly #libraries = new Map<string, ts.SourceFile | undefined>();
  #last: ts.Program | undefined;

  /** @param from - a package.json that depends on the TypeScript to use */
  constructor(from: string) {
    this.#typescript = createRequire(new URL(from, import.meta.url))("typescript") as TypeScript;
    const { ScriptTarget, ModuleKind, ModuleResolutionKind } = this.#typescript;
    this.#options = {
      strict: true,
      target: ScriptTarget.ES2022,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
      module: ModuleKind.ESNext,
      moduleResolution: ModuleResolutionKind.Bundler,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    };
  }

  get version(): string {
    return this.#typescript.version;
  }

  compile(text: string): FileResult {
    return compileFile(projectFromProgram(this.#typescript, this.#program(text)), FILE);
  }

  /** What TypeScript itself says about the text: a test of what generates it. */
  faultsOf(text: string): readonly string[] {
    const program = this.#program(text);
    return this.#typescript
      .getPreEmitDiagnostics(program, program.getSourceFile(FILE))
      .map(({ messageText, start = 0 }) => {
        const message = this.#typescript.flattenDiagnosticMessageText(messageText, "\n");
        return `${message}\n  at ${text.slice(start, start + 200)}`;
      });
  }

  #program(text: string): ts.Program {
    if (this.#last?.getSourceFile(FILE)?.text === text) return this.#last;
    const host = this.#typescript.createCompilerHost(this.#options, true);
    const fromDisk = host.getSourceFile;
    host.getSourceFile = (name, ...rest) => {
      if (name === FILE) {
        const { ScriptTarget } = this.#typescript;
        return this.#typescript.createSourceFile(name, text, { languageVersion: ScriptTarget.ES2022 }, true);
      }
      if (!this.#libraries.has(name)) this.#libraries.set(name, fromDisk.call(host, name, ...rest));
      return this.#libraries.get(name);
    };
    const { fileExists, readFile } = host;
    host.fileExists = (name) => name === FILE || fileExists.call(host, name);
    host.readFile = (name) => (name === FILE ? text : readFile.call(host, name));
    this.#last = this.#typescript.createProgram([FILE], this.#options, host);
    return this.#last;
  }
}
