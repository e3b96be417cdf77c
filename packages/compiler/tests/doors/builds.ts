import { fileURLToPath } from "node:url";
import { build as esbuild } from "esbuild";
import { build as vite } from "vite";
import windlassEsbuild from "../../src/doors/esbuild.js";
import windlassVite from "../../src/doors/vite.js";

/** Absolute path of a fixture, with forward slashes. */
export function fixture(path: string): string {
  return fileURLToPath(new URL(`fixtures/${path}`, import.meta.url)).replaceAll("\\", "/");
}

/** Builds with esbuild and gives the code, with its source map inline. */
export async function withEsbuild(file: string): Promise<string> {
  const { outputFiles } = await esbuild({
    entryPoints: [fixture(file)],
    bundle: true,
    packages: "external",
    format: "esm",
    write: false,
    outdir: fixture("dist"),
    sourcemap: "inline",
    logLevel: "silent",
    plugins: [windlassEsbuild()],
  });
  return outputFiles[0]!.text;
}

/** Builds with Vite and gives the code, with its source map inline. */
export async function withVite(file: string, ssr: boolean): Promise<string> {
  const built = await vite({
    root: fixture(""),
    configFile: false,
    logLevel: "silent",
    plugins: [windlassVite()],
    build: {
      ssr,
      write: false,
      minify: false,
      sourcemap: "inline",
      target: "es2022",
      rolldownOptions: { input: fixture(file), external: ["windlass"], preserveEntrySignatures: "strict" },
    },
  });
  const { output } = Array.isArray(built) ? built[0]! : (built as Extract<typeof built, { output: unknown }>);
  return output[0].code;
}
