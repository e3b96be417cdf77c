import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { contentFaults } from "./contents.mjs";
import { openTarball, publintFaults, typeFaults } from "./linters.mjs";

const manifest = {
  name: "good",
  version: "1.0.0",
  type: "module",
  license: "Apache-2.0",
  engines: { node: ">=20.19" },
  exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" }, "./package.json": "./package.json" },
  bin: { good: "./dist/main.js" },
  dependencies: { ajv: "8.20.0" },
  peerDependencies: { typescript: ">=5.9" },
};

const files = {
  LICENSE: "the licence",
  "README.md": "# Good\n".padEnd(300, "."),
  "dist/index.js": "export const good = 1;\n",
  "dist/index.js.map": JSON.stringify({ sources: ["../src/index.ts"], sourcesContent: ["export const good = 1;"] }),
  "dist/index.d.ts": "export declare const good: number;\n",
  "dist/main.js": "#!/usr/bin/env node\n",
};

test("a good package has no fault", async () => {
  expect(contents({}, {})).toEqual([]);
  expect(contents({ bin: { good: "bin/good.js" } }, { "bin/good.js": "#!/usr/bin/env node\n" })).toEqual([]);
  const tarball = pack({}, {});
  expect(await publintFaults(tarball)).toEqual([]);
  expect(await typeFaults(tarball)).toEqual([]);
});

test.each([
  [{}, { "dist/tool.test.js": "" }, "dist/tool.test.js is packed: tests stay at home."],
  [{}, { "dist/tests/run.js": "" }, "dist/tests/run.js is packed: tests stay at home."],
  [{}, { "dist/.tsbuildinfo": "" }, "dist/.tsbuildinfo is packed: it is of use to the build alone."],
  [{}, { "src/index.ts": "" }, 'src/index.ts is packed, but only dist, README.md and LICENSE should be (see "files").'],
  [{}, { "dist/gone.js": "" }, "dist/gone.js has no source any more: delete dist and build again."],
  [{}, { "dist/gone.d.ts.map": "" }, "dist/gone.d.ts.map has no source any more: delete dist and build again."],
  [
    {},
    { "dist/index.js.map": '{ "sources": ["../src/index.ts"] }' },
    "dist/index.js.map lacks the text of its sources (inlineSources).",
  ],
  [{}, { LICENSE: "another" }, "LICENSE is missing or differs from the one at the root."],
  [{}, { "README.md": "" }, "README.md is missing or says nothing."],
  [
    {},
    { "dist/main.js": "import 1" },
    'the command good (./dist/main.js) is missing or does not begin with "#!/usr/bin/env node".',
  ],
  [{ engines: {} }, {}, 'engines.node is not ">=20.19".'],
  [{ dependencies: { ajv: "^8.20.0" } }, {}, 'the dependency ajv is "^8.20.0", not an exact version.'],
  [
    { dependencies: { windlass: "workspace:*" } },
    {},
    'the dependency windlass is "workspace:*", not an exact version.',
  ],
])("finds %j %j", (change, more, fault) => {
  expect(contents(change, more)).toEqual([fault]);
});

test("publint sees an entry that is not there", async () => {
  const tarball = pack({ exports: { ".": { types: "./dist/index.d.ts", default: "./dist/gone.js" } } }, {});
  expect(await publintFaults(tarball)).toEqual([expect.stringContaining("./dist/gone.js but the file does not exist")]);
});

test("are-the-types-wrong sees types that are not there, and types of a file that lead nowhere", async () => {
  const gone = { ".": { types: "./dist/gone.d.ts", default: "./dist/index.js" } };
  expect(await typeFaults(pack({ exports: gone }, {}))).toContainEqual(expect.stringContaining("FallbackCondition"));
  const astray = { "dist/index.d.ts": 'export { good } from "./good";\n' };
  expect(await typeFaults(pack({}, astray))).toContainEqual(expect.stringContaining("InternalResolutionError"));
});

test("a package without entries needs no types", async () => {
  expect(await typeFaults(pack({ exports: { "./package.json": "./package.json" } }, {}))).toEqual([]);
});

test("a tarball is opened whole", () => {
  const opened = openTarball(pack({}, {}));
  expect(opened.manifest).toEqual(manifest);
  expect([...opened.files.keys()].sort()).toEqual([...Object.keys(files), "package.json"].sort());
});

/** The content faults of the good package with a change of its manifest and further files. */
function contents(change, more) {
  const all = { ...files, ...more };
  return contentFaults(
    { manifest: { ...manifest, ...change }, files: new Map(Object.entries(all)) },
    { license: "the licence", hasSource: (path) => !path.startsWith("src/gone.") },
  );
}

/** The same as a tarball. */
function pack(change, more) {
  const folder = mkdtempSync(join(tmpdir(), "windlass-pack-"));
  try {
    const all = { ...files, ...more, "package.json": JSON.stringify({ ...manifest, ...change }) };
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, "package", path)), { recursive: true });
      writeFileSync(join(folder, "package", path), text, { mode: 0o755 });
    }
    spawnSync("tar", ["-czf", "package.tgz", "package"], { cwd: folder });
    return new Uint8Array(readFileSync(join(folder, "package.tgz")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
