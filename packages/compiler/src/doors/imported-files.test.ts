import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openProject } from "../typescript/open-project.js";
import { importedFiles } from "./imported-files.js";

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "windlass-imports-"))).replaceAll("\\", "/");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("follows imports for types, re-exports and circles, and no others", () => {
  const files = {
    "tools.ts": `"use strict";\nimport type { A } from "./a.js";\nimport { gone } from "./gone.js";\nexport const x: A = gone;`,
    "a.ts": `export * from "./b.js";\nexport type A = string;`,
    "b.ts": `import "./tools.js";\nexport type B = A;`,
    "other.ts": "export const other = 1;",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const project = openProject({ files: Object.keys(files).map((name) => `${folder}/${name}`) });
  expect([...importedFiles(project, `${folder}/tools.ts`)]).toEqual([`${folder}/a.ts`, `${folder}/b.ts`]);
});
