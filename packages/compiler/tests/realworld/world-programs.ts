import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { REALWORLD_FOLDER, WORLDS, type World } from "./worlds.js";

/** The process's program and the modules of values, made from the sources as they are now. */
export interface WorldPrograms {
  readonly compile: string;
  values(world: World): string;
  remove(): void;
}

/** Bundles what the processes run. */
export function worldPrograms(): WorldPrograms {
  const folder = mkdtempSync(join(tmpdir(), "windlass-realworld-"));
  buildSync({
    entryPoints: [
      fileURLToPath(new URL("compile-world.ts", import.meta.url)),
      ...WORLDS.map((world) => `${REALWORLD_FOLDER}/values/${world}.ts`),
    ],
    outdir: folder,
    entryNames: "[name]",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "error",
  });
  return {
    compile: join(folder, "compile-world.mjs"),
    values: (world) => join(folder, `${world}.mjs`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
