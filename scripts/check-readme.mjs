/**
 * Does what the README says, in an empty project outside the workspace: builds its programs through each door as shown,
 * runs them, and compares the schema and the outputs with those in the README.
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
/** The programs with what they print: a file that is followed by a `text` block. */
const programs = blocks.flatMap(({ file }, index) => {
  const next = blocks[index + 1];
  return file !== undefined && next?.language === "text" ? [{ file, output: next.text }] : [];
});
/** The program that the README's configurations build. */
const FIRST = "app.ts";

/** The packages that the README tells people to install, from the workspace and from the test toolchain of TypeScript 6. */
const installed = {
  windlass: "packages/runtime",
  "@windlass/compiler": "packages/compiler",
  esbuild: "packages/compiler/node_modules/esbuild",
  vite: "packages/compiler/node_modules/vite",
  typescript: "packages/compiler/toolchains/ts6/node_modules/typescript",
  "ts-patch": "packages/compiler/toolchains/ts6/node_modules/ts-patch",
};

/** @type {Record<string, (file: string) => string[]>} */
const doors = {
  tspc: () => ["node_modules/ts-patch/bin/tspc.js"],
  vite: (file) => ["node_modules/vite/bin/vite.js", "build", "--ssr", file],
  esbuild: () => ["build.mjs"],
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
  assert.ok(programs.some(({ file }) => file === FIRST) && programs.length > 1, "the README shows programs to run");
  for (const { file, output } of programs) {
    writeFiles(file);
    for (const [door, command] of Object.entries(doors)) {
      rmSync(join(project, "dist"), { recursive: true, force: true });
      run(...command(file));
      assert.equal(run(`dist/${file.replace(".ts", ".js")}`), output, `what the README's ${file} prints, by ${door}`);
      console.log(`${door}: builds ${file}, which prints what the README shows`);
    }
  }
} finally {
  rmSync(project, { recursive: true, force: true });
}

/**
 * The files of the README, with the program in the place of the first one in the configurations.
 * @param {string} program
 */
function writeFiles(program) {
  for (const { file, text } of blocks)
    if (file !== undefined) writeFileSync(join(project, file), text.replaceAll(`"${FIRST}"`, `"${program}"`));
}

function setUp() {
  writeFiles(FIRST);
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  for (const [name, folder] of Object.entries(installed)) {
    const link = join(project, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, folder), link, "junction");
  }
}

/** @param {string[]} args a program and its arguments */
function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: "utf8",
  });
  assert.equal(status, 0, `${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}
