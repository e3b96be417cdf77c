import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Schema, Tool, ToolRegistry } from "windlass";
import { withEsbuild, withVite } from "./builds.js";

const builds = {
  "Vite build": () => withVite("src/sources.ts", false),
  "Vite build for the server": () => withVite("src/sources.ts", true),
  esbuild: () => withEsbuild("src/sources.ts"),
};

interface Sources {
  readonly registry: ToolRegistry;
  readonly kit: readonly Tool[];
  readonly stay: Schema<{ from: Date; nights?: number }>;
  readonly places: Schema<{ name: string; at: [number, number] }[]>;
}

let folder: string;
beforeAll(() => {
  process.setSourceMapsEnabled(true);
  // Beside this file, so that the modules find the packages that they import.
  folder = mkdtempSync(join(dirname(fileURLToPath(import.meta.url)), "fixtures", "built-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.entries(builds))("%s: functions that a registry is given are its tools", async (name, build) => {
  const { registry, kit } = await load(name, await build());
  expect(registry.names()).toEqual(["repeat", "shout", "whisper", "quiet"]);
  expect(registry.get("quiet").description).toBe("Says nothing.");
  expect(registry.get("shout").inputSchema).toMatchObject({ required: ["text"], additionalProperties: false });
  for (const [tool, args, result] of [
    ["repeat", { text: "a", times: 3 }, "aaa"],
    ["shout", { text: "a" }, "A"],
    ["whisper", { text: "A" }, "a"],
  ] as const)
    expect(await registry.execute({ name: tool, arguments: args })).toMatchObject({ data: result, isError: false });
  expect(kit.map((tool) => tool.name)).toEqual(["repeat", "half"]);
});

test.each(Object.entries(builds))("%s keeps the places in stacks", async (name, build) => {
  const { registry } = await load(name, await build());
  const failed = await registry
    .get("shout")
    .run({ text: "" })
    .catch((error: Error) => error);
  expect(((failed as Error).cause as Error).stack).toContain("src/sources.ts:20:28");
});

test.each(Object.entries(builds))("%s: schemaOf gives the schema of the type", async (name, build) => {
  const { stay, places } = await load(name, await build());
  expect(stay.jsonSchema).toEqual({
    type: "object",
    description: "A stay.",
    properties: {
      from: { type: "string", description: "The first day.", format: "date-time" },
      nights: { type: "number" },
    },
    required: ["from"],
    additionalProperties: false,
  });
  expect(stay.name).toBe("Stay");
  expect(stay.parse('{ "from": "2026-12-01T10:00:00Z" }')).toEqual({ from: new Date("2026-12-01T10:00:00Z") });
  expect(stay.is({ from: new Date(), nights: 2 })).toBe(true);
  expect(stay.validate({ from: "soon" })).toMatchObject({ ok: false });
  expect(places.is([{ name: "a", at: [1, 2] }])).toBe(true);
  expect(places.is([{ name: "a", at: [1] }])).toBe(false);
});

/** Vitest would transform what it imports, so the modules are loaded by Node itself. */
async function load(name: string, code: string): Promise<Sources> {
  const file = join(folder, `${name.replaceAll(" ", "-")}-${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(file, code);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Sources;
}
