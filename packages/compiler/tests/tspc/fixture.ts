import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const compiler = fileURLToPath(new URL("../..", import.meta.url));

export type Toolchain = "ts5" | "ts6";
export type ModuleFormat = "esm" | "cjs";

/** How a command ended. */
export interface Run {
  readonly code: number | null;
  readonly output: string;
}

/** A folder with two TypeScript projects, `app` upon `lib`, in which the plugin is installed as a user installs it. */
export class Fixture {
  readonly root: string = mkdtempSync(join(tmpdir(), "windlass-tspc-"));
  readonly #tspc: string;

  constructor(toolchain: Toolchain, format: ModuleFormat) {
    this.#tspc = join(compiler, "toolchains", toolchain, "node_modules/ts-patch/bin/tspc.js");
    this.#install();
    this.write("package.json", JSON.stringify({ private: true, type: format === "esm" ? "module" : "commonjs" }));
    this.write("lib/tsconfig.json", JSON.stringify({ compilerOptions: OPTIONS, include: ["src"] }));
    const references = [{ path: "../lib" }];
    this.write("app/tsconfig.json", JSON.stringify({ compilerOptions: OPTIONS, include: ["src"], references }));
    this.write("tsconfig.json", JSON.stringify({ files: [], references: [{ path: "lib" }, { path: "app" }] }));
  }

  /** Always the sources as they are now, whatever was built before. */
  #install(): void {
    const home = join(this.root, "node_modules/@windlass/compiler");
    buildSync({
      entryPoints: [join(compiler, "src/doors/tspc/program.ts")],
      outfile: join(home, "dist/doors/tspc/program.js"),
      bundle: true,
      platform: "node",
      format: "esm",
      logLevel: "error",
    });
    writeFileSync(join(home, "package.json"), readFileSync(join(compiler, "package.json")));
    symlinkSync(join(compiler, "../runtime"), join(this.root, "node_modules/windlass"), "junction");
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
  }

  /** The file's text; empty where there is none. */
  read(file: string): string {
    return statSync(join(this.root, file), { throwIfNoEntry: false })
      ? readFileSync(join(this.root, file), "utf8")
      : "";
  }

  remove(file: string): void {
    rmSync(join(this.root, file), { recursive: true, force: true });
  }

  /** When the file was written, in milliseconds. */
  writtenAt(file: string): number {
    return statSync(join(this.root, file)).mtimeMs;
  }

  /** Forgets all that was built. */
  clean(): void {
    for (const project of ["lib", "app"]) {
      this.remove(`${project}/dist`);
      for (const file of readdirSync(join(this.root, project))) {
        if (file.endsWith(".tsbuildinfo")) this.remove(`${project}/${file}`);
      }
    }
  }

  tspc(...given: readonly string[]): Run {
    return this.node(this.#tspc, ...given);
  }

  node(...given: readonly string[]): Run {
    const { status, stdout, stderr } = spawnSync(process.execPath, given, { cwd: this.root, encoding: "utf8" });
    return { code: status, output: `${stdout}${stderr}` };
  }

  /** Starts a watching `tspc`. */
  watch(...given: readonly string[]): Watch {
    return new Watch(
      spawn(process.execPath, [this.#tspc, ...given, "--watch", "--preserveWatchOutput"], { cwd: this.root }),
    );
  }

  dispose(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** A command that keeps running. */
export class Watch {
  readonly #process: ChildProcess;
  #output = "";

  constructor(process: ChildProcess) {
    this.#process = process;
    for (const stream of [process.stdout, process.stderr])
      stream?.on("data", (text) => {
        this.#output += String(text);
      });
  }

  /** What was printed since the last `forget`. */
  get output(): string {
    return this.#output;
  }

  forget(): void {
    this.#output = "";
  }

  /**
   * Waits for something to become true; false when the process has ended before, or after a minute.
   *
   * @param again - done every five seconds meanwhile
   */
  async until(isDone: () => boolean, again?: () => void): Promise<boolean> {
    for (let tries = 1; tries <= 1200; tries++) {
      if (isDone()) return true;
      if (tries % 100 === 0) again?.();
      if (this.#process.exitCode !== null) return false;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.#process.kill();
    await ended;
  }
}

const OPTIONS = {
  target: "es2022",
  module: "nodenext",
  moduleResolution: "nodenext",
  strict: true,
  composite: true,
  sourceMap: true,
  noEmitOnError: true,
  types: [],
  lib: ["es2022"],
  skipLibCheck: true,
  rootDir: "src",
  outDir: "dist",
  plugins: [{ transform: "@windlass/compiler/tspc", transformProgram: true }],
};
