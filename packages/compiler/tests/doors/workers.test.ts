import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type BuildOptions, build as esbuild, type PluginBuild } from "esbuild";
import { createServer, build as vite } from "vite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ToolFunction } from "windlass";
import windlassEsbuild from "../../src/doors/esbuild.js";
import windlassVite from "../../src/doors/vite.js";
import { fixture } from "./builds.js";
import { runWorkers } from "./run-workers.js";

const ANSWERS = { here: "ran in worker", resize: "ran in worker 1", crop: "ran in worker" };

let folder: string;
beforeEach(() => {
  // Beside this file, so that the modules find the packages that they import.
  folder = mkdtempSync(join(dirname(fileURLToPath(import.meta.url)), "fixtures", "built-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("esbuild", () => {
  const build = (options: object) =>
    esbuild({
      entryPoints: [fixture("workers/app.ts"), fixture("workers/other.ts")],
      outdir: folder,
      bundle: true,
      format: "esm",
      platform: "node",
      packages: "external",
      logLevel: "silent",
      plugins: [windlassEsbuild()],
      ...options,
    } as BuildOptions);
  const mjs = { ".js": ".mjs" };

  test("an ES module", async () => {
    await build({ outExtension: mjs });
    expect(runWorkers(join(folder, "app.mjs"))).toEqual(ANSWERS);
    expect(readFileSync(join(folder, "app.mjs"), "utf8")).not.toContain(fixture("workers"));
  });

  test("CommonJS", async () => {
    await build({ format: "cjs", outExtension: { ".js": ".cjs" } });
    expect(runWorkers(join(folder, "app.cjs"))).toEqual(ANSWERS);
  });

  test("one file", async () => {
    const outfile = join(folder, "dist/app.mjs");
    await build({ entryPoints: [fixture("workers/app.ts")], outdir: undefined, outfile });
    expect(runWorkers(outfile)).toEqual(ANSWERS);
  });

  test("chunks and files in folders of their own, minified, with source maps", async () => {
    const names = { entryNames: "a/b/[name]", chunkNames: "c/[name]-[hash]", assetNames: "d/[name]-[hash]" };
    await build({ ...names, outExtension: mjs, splitting: true, minify: true, sourcemap: true });
    expect(runWorkers(join(folder, "a/b/app.mjs"))).toEqual(ANSWERS);
    expect(runWorkers(join(folder, "a/b/other.mjs"))).toEqual({ resize: ANSWERS.resize, crop: ANSWERS.crop });
    expect(readdirSync(join(folder, "d")).filter((name) => /\.worker-\w+\.mjs$/.test(name))).toHaveLength(2);
  });

  test("other plugins see the files of workers, but no further end of the build", async () => {
    let ends = 0;
    const plugin = {
      name: "answers",
      setup: (build: PluginBuild) => {
        build.onLoad({ filter: /place\.ts$/ }, () => ({ contents: 'export const place = () => "from a plugin"' }));
        build.onEnd(() => void ends++);
      },
    };
    await build({ outExtension: mjs, plugins: [plugin, windlassEsbuild()] });
    expect(runWorkers(join(folder, "app.mjs")).here).toBe("ran in from a plugin");
    expect(ends).toBe(1);
  });

  test("without a bundle each module has its own address", async () => {
    const entryPoints = ["here.ts", "place.ts"].map((name) => fixture(`workers/${name}`));
    const alone = { entryPoints, bundle: false, packages: undefined };
    await build({ ...alone, outExtension: mjs });
    expect(readdirSync(folder).sort()).toEqual(["here.mjs", "place.mjs"]);
    expect(readFileSync(join(folder, "here.mjs"), "utf8")).toContain("module: import.meta.url");
    await build({ ...alone, format: "cjs" });
    expect(readFileSync(join(folder, "here.js"), "utf8")).toContain("module: __filename");
  });

  test("a fault in what a worker loads is an error of the build, once", async () => {
    const broken = {
      name: "broken",
      setup: (build: PluginBuild) => {
        build.onLoad({ filter: /place\.ts$/ }, () => ({
          contents: 'import "./not-there.js"; export const place = 1;',
        }));
      },
    };
    const entryPoints = [fixture("workers/here.ts")];
    const plugins = [broken, windlassEsbuild()];
    const { errors } = await build({ entryPoints, plugins }).catch((error) => error);
    const texts: string[] = errors.map(({ text }: { text: string }) => text);
    expect(texts.filter((text) => text.includes("not-there"))).toHaveLength(1);
    expect(texts).toContain("The file that workers load for here.ts cannot be built.");
  });

  test.each([
    ["an iife", { format: "iife" }, /WL1034.*an `iife` is no module/],
    ["no folder to write to", { outdir: undefined, write: false }, /WL1034.*no `outdir`/],
    ["windlass in the bundle", { packages: "bundle" }, /WL1034.*`windlass` is in the bundle/],
    ["another package outside", { packages: "bundle", external: ["wind", "other*"] }, /`windlass` is in the bundle/],
    ["a public path", { publicPath: "https://example.com" }, /WL1034.*`publicPath`/],
  ])("%s is reported", async (_, options, message) => {
    const entryPoints = [fixture("workers/here.ts")];
    const failed = await build({ entryPoints, ...options }).catch((error) => error);
    expect(failed.errors[0].text).toMatch(message);
  });

  test.each(["windlass", "wind*", "*"])("%s outside is enough", async (name) => {
    await build({ entryPoints: [fixture("workers/here.ts")], packages: "bundle", external: [name, "node:*"] });
  });

  test("a module without tools of workers is built once", async () => {
    await build({ entryPoints: [fixture("src/tools.ts")], outExtension: mjs });
    expect(readdirSync(folder)).toEqual(["tools.mjs"]);
  });
});

describe("Vite", () => {
  const build = (ssr: boolean, format: "es" | "cjs" | "iife", files = ["app.ts", "other.ts"]) =>
    vite({
      root: fixture("workers"),
      configFile: false,
      logLevel: "silent",
      plugins: [windlassVite()],
      build: {
        ssr,
        outDir: folder,
        minify: false,
        rolldownOptions: {
          input: files.map((file) => fixture(`workers/${file}`)),
          external: ["windlass", /^node:/],
          preserveEntrySignatures: "strict",
          output: {
            format,
            entryFileNames: `deep/[name].${format === "es" ? "mjs" : "cjs"}`,
            chunkFileNames: `chunks/[name]-[hash].${format === "es" ? "mjs" : "cjs"}`,
          },
        },
      },
    });

  test.each([
    ["a server", true, "es"],
    ["a server, CommonJS", true, "cjs"],
    ["a client", false, "es"],
  ] as const)("%s", async (_, ssr, format) => {
    await build(ssr, format);
    expect(runWorkers(join(folder, `deep/app.${format === "es" ? "mjs" : "cjs"}`))).toEqual(ANSWERS);
  });

  test("an output that is no module of Node's is an error", async () => {
    await expect(build(true, "iife", ["here.ts"])).rejects.toThrow(/WL1034: .*"iife"/);
  });

  test("in the dev server a module has its own address, and runs as Node runs it", async () => {
    const server = await createServer({
      root: fixture("workers"),
      configFile: false,
      logLevel: "silent",
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [windlassVite()],
    });
    try {
      const file = fixture("workers/alone.ts");
      const { alone } = (await server.ssrLoadModule(file)) as { alone: ToolFunction<(word: string) => string> };
      expect(alone.descriptor?.worker).toEqual({ module: pathToFileURL(file).href, path: ["alone"] });
      expect((await alone.run({ word: "ran in" })).data).toBe("ran in worker");
    } finally {
      await server.close();
    }
  });
});
