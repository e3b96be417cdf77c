import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileFile } from "../../src/compile.js";
import { openProject } from "../../src/typescript/open-project.js";
import { fixture, withEsbuild, withVite } from "./builds.js";

const builds = {
  "Vite build": () => withVite("src/tools.ts", false),
  "Vite build for the server": () => withVite("src/tools.ts", true),
  esbuild: () => withEsbuild("src/tools.ts"),
};

type Module = Record<string, (...args: unknown[]) => unknown>;

let folder: string;
beforeAll(() => {
  process.setSourceMapsEnabled(true);
  // Beside this file, so that the modules find the packages that they import.
  folder = mkdtempSync(join(dirname(fileURLToPath(import.meta.url)), "fixtures", "built-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.entries(builds))("%s gives the compiler's own descriptors", async (name, build) => {
  const module = await load(name, await build());
  const project = openProject({ configFile: fixture("tsconfig.json") });
  const { tools } = compileFile(project, fixture("src/tools.ts"));
  expect(tools.map((tool) => tool.name)).toEqual(["getWeather", "double"]);
  for (const tool of tools) {
    const descriptor = descriptorOf(module[tool.name]!);
    expect(descriptor).toMatchObject({ name: tool.name, source: tool.lowered.source });
    expect(descriptor.inputSchema).toBe(JSON.stringify(tool.lowered.inputSchema));
    expect(descriptor.validate()({})).toBe(false);
  }
  expect(module.double!(21)).toBe(42);
});

test("the same text of a descriptor through each", async () => {
  const texts = await Promise.all(Object.entries(builds).map(async ([name, build]) => load(name, await build())));
  const [first, ...others] = texts.map((module) => JSON.stringify(descriptorOf(module.getWeather!)));
  expect(first).toContain('"getWeather"');
  for (const other of others) expect(other).toBe(first);
});

test.each(Object.entries(builds))("%s keeps the lines and columns of stacks", async (name, build) => {
  const module = await load(name, await build());
  expect(placeOf(() => module.getWeather!(""))).toBe("src/tools.ts:11:26");
  expect(placeOf(() => module.double!(101))).toBe("src/tools.ts:17:22");
  expect(placeOf(() => module.after!())).toBe("src/tools.ts:22:9");
});

/** Vitest would transform what it imports, so the modules are loaded by Node itself. */
function load(name: string, code: string): Promise<Module> {
  const file = join(folder, `${name.replaceAll(" ", "-")}-${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(file, code);
  return import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Module>;
}

// biome-ignore lint/suspicious/noExplicitAny: what a descriptor holds is what is tested
function descriptorOf(fn: any): any {
  return fn[Symbol.for("windlass.tool")];
}

function placeOf(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    return /src\/tools\.ts:\d+:\d+/.exec((error as Error).stack ?? "")?.[0];
  }
  return undefined;
}
