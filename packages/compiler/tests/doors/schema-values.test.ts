import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Schema } from "windlass";
import { withEsbuild } from "./builds.js";

type Values = Record<string, readonly [Schema<unknown>, readonly unknown[]]>;

test("values of a type go out as JSON and come back the same", async () => {
  // Beside this file, so that the module finds the packages that it imports.
  const folder = mkdtempSync(join(dirname(fileURLToPath(import.meta.url)), "fixtures", "built-"));
  try {
    writeFileSync(join(folder, "values.mjs"), await withEsbuild("src/values.ts"));
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, "values.mjs")).href);
    const { values } = module as { values: Values };
    expect(Object.keys(values)).toHaveLength(13);
    for (const [name, [schema, valid]] of Object.entries(values)) {
      for (const value of valid) {
        expect(schema.is(value), name).toBe(true);
        expect(schema.parse(JSON.stringify(schema.encode(value))), name).toEqual(value);
      }
      expect(schema.validate({ unknown: true }), name).toMatchObject({ ok: false });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
