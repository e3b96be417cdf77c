import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tool } from "windlass";
import { withEsbuild, withVite } from "./builds.js";

const builds = {
  Vite: () => withVite("old-decorators/desk.ts", true),
  esbuild: () => withEsbuild("old-decorators/desk.ts"),
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(dirname(fileURLToPath(import.meta.url)), "fixtures", "built-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.entries(builds))(
  "%s: the function that another decorator puts there is the tool",
  async (name, build) => {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, await build());
    const { tools } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { tools: readonly Tool[] };
    expect(tools.map((tool) => tool.name)).toEqual(["open", "close", "clean", "plain"]);
    expect(tools[0]?.timeout).toBe(5000);
    const results = await Promise.all(tools.map((tool) => tool.run(tool.name === "open" ? { who: "I" } : {})));
    expect(results.map(({ data }) => data)).toEqual(["I at one!", "one!", "one!", "one"]);
  },
);
