import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkBoundaries } from "./check.mjs";
import { readImports } from "./read-imports.mjs";

const roots = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

const runtime = "packages/runtime/src";
const compiler = "packages/compiler/src";

test("a house that keeps its plan has no fault", () => {
  expect(
    faults({
      [`${runtime}/index.ts`]: 'export { tool } from "./tool.js";\nexport type { Descriptor } from "./descriptor.js";',
      [`${runtime}/tool.ts`]: 'import { run } from "./call/run.js";\nexport const tool = run;',
      [`${runtime}/call/run.ts`]: 'import { explain } from "../schema/explain.js";\nexport const run = explain;',
      [`${runtime}/schema/explain.ts`]: 'export const explain = () => import("ajv");',
      [`${runtime}/descriptor.ts`]: "export interface Descriptor {}",
      [`${compiler}/emit/apply-to-tree.ts`]: 'import type ts from "typescript";\nexport type T = ts.Node;',
      [`${compiler}/typescript/open.ts`]: 'import ts from "typescript";\nexport default ts;',
      [`${compiler}/lower/lower-type.test.ts`]:
        'import { tool } from "windlass";\nimport "typescript";\nimport "../read/read.js";\nimport "vitest";',
      [`${compiler}/read/read.ts`]: 'import type { Descriptor } from "windlass";\nexport type R = Descriptor;',
      "packages/cli/src/main.ts":
        'import "windlass";\nimport "windlass/mcp";\nimport "@windlass/compiler";\nimport "node:fs";',
      "packages/runtime/dist/index.js": 'export { tool } from "./tool.js";',
      "packages/runtime/dist/tool.js": 'export const tool = () => import("node:fs");',
    }),
  ).toEqual([]);
});

test.each([
  [
    "a circle of imports",
    {
      [`${runtime}/a.ts`]: '\nimport "./b.js";',
      [`${runtime}/b.ts`]: 'import "./c.js";',
      [`${runtime}/c.ts`]: 'import "./a.js";',
    },
    [
      `cycles ${runtime}/a.ts:2 imports itself through ${runtime}/a.ts:2 → ${runtime}/b.ts, ${runtime}/b.ts:1 → ${runtime}/c.ts, ${runtime}/c.ts:1 → ${runtime}/a.ts`,
    ],
  ],
  [
    "a circle of types",
    {
      [`${runtime}/a.ts`]: 'import type { B } from "./b.js";',
      [`${runtime}/b.ts`]: 'export type B = import("./a.js").A;',
    },
    [
      `cycles ${runtime}/a.ts:1 imports itself through ${runtime}/a.ts:1 → ${runtime}/b.ts, ${runtime}/b.ts:1 → ${runtime}/a.ts`,
    ],
  ],
  [
    "the compiler importing code of the runtime",
    { [`${compiler}/read/read.ts`]: 'import { tool } from "windlass";' },
    [`packages ${compiler}/read/read.ts:1 @windlass/compiler imports code of windlass`],
  ],
  [
    "the compiler importing a type of the runtime in a way that loads it",
    { [`${compiler}/read/read.ts`]: 'import { type Descriptor } from "windlass";' },
    [`packages ${compiler}/read/read.ts:1 @windlass/compiler imports code of windlass`],
  ],
  [
    "the compiler importing types of another entry of the runtime",
    { [`${compiler}/read/read.ts`]: 'import type { Server } from "windlass/mcp";' },
    [`packages ${compiler}/read/read.ts:1 @windlass/compiler imports code of windlass`],
  ],
  [
    "the runtime importing the compiler, of types too",
    { [`${runtime}/tool.ts`]: 'import type { compile } from "@windlass/compiler";' },
    [
      `packages ${runtime}/tool.ts:1 windlass imports @windlass/compiler`,
      `declared ${runtime}/tool.ts:1 imports @windlass/compiler, which the package.json of windlass does not declare`,
    ],
  ],
  [
    "a deep import into another package",
    { "packages/cli/src/main.ts": 'import "@windlass/compiler/dist/compile.js";' },
    ['packages packages/cli/src/main.ts:1 "@windlass/compiler/dist/compile.js" reaches into @windlass/compiler'],
  ],
  [
    "a path into another package, from a test too",
    { "packages/cli/tests/serve.test.ts": '\n\nimport "../../runtime/src/tool.js";' },
    ['packages packages/cli/tests/serve.test.ts:3 "../../runtime/src/tool.js" leads out of @windlass/cli'],
  ],
  [
    "typescript imported outside its rooms",
    {
      [`${compiler}/find/find.ts`]: 'import type ts from "typescript";',
      "packages/cli/src/main.ts": 'const ts = await import("typescript/unstable/sync");',
    },
    [
      "typescript packages/cli/src/main.ts:1 imports typescript/unstable/sync",
      `typescript ${compiler}/find/find.ts:1 imports typescript`,
    ],
  ],
  [
    "typescript as a value where only its types may be",
    { [`${compiler}/emit/apply-to-tree.ts`]: 'import ts from "typescript";' },
    [`typescript ${compiler}/emit/apply-to-tree.ts:1 imports typescript as a value`],
  ],
  [
    "a stage importing a later one",
    { [`${compiler}/find/find.ts`]: 'import type { R } from "../read/read.js";', [`${compiler}/read/read.ts`]: "" },
    [`floors ${compiler}/find/find.ts:1 "find" imports "read", which comes after it`],
  ],
  [
    "lower importing read",
    { [`${compiler}/lower/lower.ts`]: 'import "../read/read.js";', [`${compiler}/read/read.ts`]: "" },
    [`floors ${compiler}/lower/lower.ts:1 "lower" imports "read", which is closed to it`],
  ],
  [
    "emit importing find and the adapters",
    {
      [`${compiler}/emit/emit.ts`]: 'import "../find/find.js";\nimport "../typescript/open.js";',
      [`${compiler}/find/find.ts`]: "",
      [`${compiler}/typescript/open.ts`]: "",
    },
    [
      `floors ${compiler}/emit/emit.ts:1 "emit" imports "find", which is closed to it`,
      `floors ${compiler}/emit/emit.ts:2 "emit" imports "typescript", which is closed to it`,
    ],
  ],
  [
    "a package in the model",
    { [`${compiler}/model/type-model.ts`]: 'import "magic-string";' },
    [`floors ${compiler}/model/type-model.ts:1 "model" imports the package magic-string`],
  ],
  [
    "a stage that the plan does not know",
    { [`${compiler}/optimise/fold.ts`]: "" },
    [`floors ${compiler}/optimise/fold.ts:1 "optimise" has no floor in the plan of @windlass/compiler`],
  ],
  [
    "schema importing call",
    { [`${runtime}/schema/explain.ts`]: 'import "../call/run.js";', [`${runtime}/call/run.ts`]: "" },
    [`floors ${runtime}/schema/explain.ts:1 "schema" imports "call", which comes after it`],
  ],
  [
    "rooms that stand beside each other",
    { [`${runtime}/secrets/mask.ts`]: 'import "../errors/fault.js";', [`${runtime}/errors/fault.ts`]: "" },
    [`floors ${runtime}/secrets/mask.ts:1 "secrets" imports "errors", which stands beside it`],
  ],
  [
    "the root entry importing mcp",
    { [`${runtime}/index.ts`]: 'export * from "./mcp/server.js";', [`${runtime}/mcp/server.ts`]: "" },
    [`floors ${runtime}/index.ts:1 "index.ts" imports "mcp", which comes after it`],
  ],
  [
    "a root entry that loads a module of Node or a package at once",
    {
      "packages/runtime/dist/index.js": 'import "./tool.js";',
      "packages/runtime/dist/tool.js": 'import "./index.js";\nimport { Ajv } from "ajv";\nexport * from "node:fs";',
    },
    [
      'light-root packages/runtime/dist/tool.js:2 the runtime\'s root entry loads "ajv" at once',
      'light-root packages/runtime/dist/tool.js:3 the runtime\'s root entry loads "node:fs" at once',
    ],
  ],
  [
    "a runtime that is not built",
    { "packages/runtime/dist/index.js": undefined },
    ["light-root packages/runtime/dist/index.js:1 is not built"],
  ],
  [
    "a dependency that is not declared",
    { [`${runtime}/tool.ts`]: 'import "ajv/dist/2020.js";\nimport type { Z } from "zod/v4";' },
    [`declared ${runtime}/tool.ts:2 imports zod, which the package.json of windlass does not declare`],
  ],
  [
    "a folder name that says nothing",
    { [`${runtime}/call/utils/cut.ts`]: "" },
    [`names ${runtime}/call/utils/cut.ts:1 the folder name "utils" says nothing`],
  ],
  [
    "a barrel",
    { [`${compiler}/read/index.ts`]: "" },
    [`names ${compiler}/read/index.ts:1 a barrel inside the package`],
  ],
])("finds %s", (_, files, expected) => {
  expect(faults(files)).toEqual(expected);
});

test("every fault says what to do", () => {
  const { faults } = checkBoundaries(
    tree({ [`${runtime}/a.ts`]: 'import "./a.js";\nimport "zod";', [`${compiler}/x/index.ts`]: "" }),
  );
  expect(faults.map(({ rule }) => rule).sort()).toEqual(["cycles", "declared", "floors", "names"]);
  for (const { help } of faults) expect(help).toMatch(/^[A-Z].*\.$/);
});

test("reads every form of import", () => {
  const text = [
    'import a, { type B } from "1"; import type C from "2"; import { type D } from "3"; import "4";',
    'export * from "5"; export type { E } from "6"; export { type F } from "7"; export const g = "not an import";',
    'import h = require("8"); type I = import("9").I; const j = require("10"); await import(`11`);',
    'const text = `import "12"`; // import "13"',
  ].join("\n");
  expect(readImports("x.ts", text).map(({ specifier, kind, line }) => `${line} ${kind} ${specifier}`)).toEqual([
    "1 value 1",
    "1 type 2",
    "1 value 3",
    "1 value 4",
    "2 value 5",
    "2 type 6",
    "2 value 7",
    "3 value 8",
    "3 type 9",
    "3 lazy 10",
    "3 lazy 11",
  ]);
});

/** The faults of a small workspace with these files, as `rule file:line message`. */
function faults(files) {
  return checkBoundaries(tree(files)).faults.map(
    ({ rule, file, line, message }) => `${rule} ${file}:${line} ${message}`,
  );
}

function tree(files) {
  const root = mkdtempSync(join(tmpdir(), "windlass-boundaries-"));
  roots.push(root);
  const entry = { default: "./dist/index.js" };
  const all = {
    "packages/runtime/package.json": JSON.stringify({
      name: "windlass",
      exports: { ".": entry, "./mcp": { default: "./dist/mcp/index.js" } },
      dependencies: { ajv: "8" },
    }),
    "packages/compiler/package.json": JSON.stringify({
      name: "@windlass/compiler",
      exports: { ".": entry },
      dependencies: { windlass: "1", "magic-string": "1" },
      peerDependencies: { typescript: "6" },
    }),
    "packages/cli/package.json": JSON.stringify({
      name: "@windlass/cli",
      exports: {},
      dependencies: { windlass: "1", "@windlass/compiler": "1", typescript: "6" },
    }),
    "packages/runtime/dist/index.js": "",
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}
