/**
 * Does what the README says, in an empty project outside the workspace: builds its example through each door as shown,
 * runs it, and compares the schema and the output with those in the README.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { codeBlocks } from "./docs/code-blocks.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const blocks = codeBlocks(readFileSync(join(root, "README.md"), "utf8"));
const shownSchema = blocks.find(({ language, file }) => language === "json" && file === undefined)?.text ?? "";
const shownOutput = blocks.find(({ language }) => language === "text")?.text ?? "";

/** The packages that the README tells people to install, from the workspace and from the test toolchain of TypeScript 6. */
const installed = {
  windlass: "packages/runtime",
  "@windlass/compiler": "packages/compiler",
  esbuild: "packages/compiler/node_modules/esbuild",
  vite: "packages/compiler/node_modules/vite",
  typescript: "packages/compiler/toolchains/ts6/node_modules/typescript",
  "ts-patch": "packages/compiler/toolchains/ts6/node_modules/ts-patch",
};

const doors = {
  tspc: ["node_modules/ts-patch/bin/tspc.js"],
  vite: ["node_modules/vite/bin/vite.js", "build", "--ssr", "app.ts"],
  esbuild: ["build.mjs"],
};

const project = mkdtempSync(join(realpathSync(tmpdir()), "windlass-readme-"));
try {
  setUp();
  const schema = run(join(root, "packages/cli/dist/main.js"), "schema", "weather.ts", "--json");
  assert.deepEqual(
    JSON.parse(schema).tools[0].inputSchema,
    JSON.parse(shownSchema),
    "the schema that the README shows",
  );
  console.log("schema: as the README shows it");
  for (const [door, [program = "", ...args]] of Object.entries(doors)) {
    rmSync(join(project, "dist"), { recursive: true, force: true });
    run(program, ...args);
    assert.equal(run("dist/app.js"), shownOutput, `the output that the README shows, built with ${door}`);
    console.log(`${door}: builds, and prints what the README shows`);
  }
} finally {
  rmSync(project, { recursive: true, force: true });
}

function setUp() {
  for (const { file, text } of blocks) if (file !== undefined) writeFileSync(join(project, file), text);
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  for (const [name, folder] of Object.entries(installed)) {
    const link = join(project, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, folder), link, "junction");
  }
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: project,
    encoding: "utf8",
  });
  assert.equal(status, 0, `${program} ${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}
