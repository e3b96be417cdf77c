import { build as esbuild } from "esbuild";
import { createLogger, build as vite } from "vite";
import { expect, test } from "vitest";
import windlassEsbuild from "../../src/doors/esbuild.js";
import windlassVite from "../../src/doors/vite.js";
import { fixture } from "./builds.js";

test("esbuild: all errors of a file, with places and help", async () => {
  const options = { write: false, logLevel: "silent" } as const;
  const entryPoints = [fixture("src/broken.ts")];
  const failed = await esbuild({ ...options, entryPoints, plugins: [windlassEsbuild()] }).catch((error) => error);
  expect(failed.errors).toHaveLength(1);
  const [{ text, location }] = failed.errors;
  expect(text).toMatch(/broken\.ts:6:\d+.*WL1010/);
  expect(text).toMatch(/broken\.ts:15:\d+.*WL1010/);
  expect(text).toContain("help:");
  expect(location).toMatchObject({ file: expect.stringContaining("src/broken.ts"), line: 6 });
  expect(location.lineText.slice(location.column, location.column + location.length)).toBe("key");
});

test("esbuild: warnings do not fail the build, `onUnsupported` softens errors", async () => {
  const options = { write: false, logLevel: "silent", outdir: fixture("dist") } as const;
  const doubtful = await esbuild({
    ...options,
    entryPoints: [fixture("src/doubtful.ts")],
    plugins: [windlassEsbuild()],
  });
  expect(doubtful.warnings[0]?.text).toMatch(/doubtful\.ts:7:\d+.*WL1015/);
  const softened = await esbuild({
    ...options,
    entryPoints: [fixture("src/broken.ts")],
    plugins: [windlassEsbuild({ onUnsupported: "any" })],
  });
  expect(softened.warnings).toHaveLength(2);
});

test("Vite: the build fails with all errors of the file", async () => {
  const failed = await buildWithVite("src/broken.ts", []);
  expect(failed).toBeInstanceOf(Error);
  expect((failed as Error).message).toMatch(/broken\.ts:6:\d+[\s\S]*WL1010[\s\S]*broken\.ts:15:\d+/);
});

test("Vite: warnings are logged", async () => {
  const warnings: string[] = [];
  expect(await buildWithVite("src/doubtful.ts", warnings)).not.toBeInstanceOf(Error);
  expect(warnings.join("\n")).toMatch(/doubtful\.ts:7:\d+[\s\S]*WL1015/);
});

function buildWithVite(file: string, warnings: string[]): Promise<unknown> {
  const customLogger = createLogger("warn");
  customLogger.warn = customLogger.warnOnce = (message) => void warnings.push(message);
  return vite({
    root: fixture(""),
    configFile: false,
    customLogger,
    plugins: [windlassVite()],
    build: { ssr: true, write: false, rolldownOptions: { input: fixture(file) } },
  }).catch((error: unknown) => error);
}
