import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getActiveResourcesInfo } from "node:process";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compileFile } from "../src/compile.js";
import { openProject } from "../src/typescript/open-project.js";
import type { Project } from "../src/typescript/project.js";

const toolchain = (name: string) => fileURLToPath(new URL(`../toolchains/${name}`, import.meta.url));
const CONFIG = '{ "compilerOptions": { "strict": true, "module": "preserve", "types": [] }, "include": ["src"] }';
const tool = (type: string, before = "") =>
  `${before}/** Does it. @tool */\nexport function act(it: ${type}): void {}\n`;

let folder: string;
let project: Project | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "windlass native ")).replaceAll("\\", "/");
  mkdirSync(`${folder}/src`);
  writeFileSync(`${folder}/tsconfig.json`, CONFIG);
  writeFileSync(`${folder}/src/tools.ts`, tool("Shared", 'import type { Shared } from "./shared.js";\n'));
  writeFileSync(`${folder}/src/shared.ts`, "export type Shared = string;\n");
});
afterEach(() => {
  project?.dispose();
  project = undefined;
  rmSync(folder, { recursive: true });
});

function open(
  name: string,
  options: Partial<Parameters<typeof openProject>[0]> = { configFile: `${folder}/tsconfig.json` },
): Project {
  project = openProject({ cwd: toolchain(name), ...options });
  return project;
}

function typeOfIt(opened: Project, file = `${folder}/src/tools.ts`): unknown {
  const properties = compileFile(opened, file).tools[0]?.lowered.inputSchema.properties;
  return (properties?.it as { type?: unknown } | undefined)?.type;
}

describe.each(["ts6", "ts7"])("a project of %s", (name) => {
  it("sees a changed text, and a change in a file that it depends on", () => {
    const opened = open(name);
    expect(typeOfIt(opened)).toBe("string");
    opened.update(`${folder}/src/shared.ts`, "export type Shared = number;\n");
    expect(typeOfIt(opened)).toBe("number");
    opened.update(`${folder}/src/tools.ts`, tool("boolean"));
    expect(typeOfIt(opened)).toBe("boolean");
    expect(opened.text(`${folder}/src/tools.ts`)).toBe(tool("boolean"));
  });

  it("takes in files that exist in memory alone, and lets others import them", () => {
    const opened = open(name);
    expect(typeOfIt(opened)).toBe("string");
    opened.update(`${folder}/src/new.ts`, tool("Far", 'import type { Far } from "../elsewhere/far.js";\n'));
    opened.update(`${folder}/elsewhere/far.ts`, "export type Far = boolean;\n");
    expect(typeOfIt(opened, `${folder}/src/new.ts`)).toBe("boolean");
    expect(opened.rootFiles()).toContain(`${folder}/src/new.ts`);
    expect(typeOfIt(opened)).toBe("string");
  });

  it("sees what changed on disk after refresh", () => {
    const opened = open(name);
    expect(typeOfIt(opened)).toBe("string");
    writeFileSync(`${folder}/src/shared.ts`, "export type Shared = boolean;\n");
    opened.refresh();
    expect(typeOfIt(opened)).toBe("boolean");
  });

  it("reads further files, which the configuration does not include", () => {
    writeFileSync(`${folder}/other.ts`, tool("number"));
    const opened = open(name, { configFile: `${folder}/tsconfig.json`, files: [`${folder}/other.ts`] });
    expect(typeOfIt(opened, `${folder}/other.ts`)).toBe("number");
  });

  it("reads files without a configuration, and writes nothing", () => {
    rmSync(`${folder}/tsconfig.json`);
    const opened = open(name, { files: [`${folder}/src/tools.ts`] });
    expect(typeOfIt(opened)).toBe("string");
    expect(readdirSync(folder)).toEqual(["src"]);
  });

  it("refuses a configuration that is not there", () => {
    expect(() => open(name, { configFile: `${folder}/none.json` })).toThrow(/none\.json/);
  });

  it("reads through byte order marks and characters of several bytes", () => {
    const text = tool("number", "\uFEFF// ümlaut 😀\r\n");
    writeFileSync(`${folder}/src/tools.ts`, text);
    const opened = open(name);
    const [found] = compileFile(opened, `${folder}/src/tools.ts`).tools;
    expect({ line: found?.line, column: found?.column }).toEqual({ line: 3, column: 17 });
  });
});

it("says which versions are known when a TypeScript has another API", () => {
  mkdirSync(`${folder}/node_modules/typescript`, { recursive: true });
  const manifest = { name: "typescript", version: "7.1.0", exports: { ".": "./version.cjs", "./sync": "./sync.js" } };
  writeFileSync(`${folder}/node_modules/typescript/package.json`, JSON.stringify(manifest));
  writeFileSync(`${folder}/node_modules/typescript/version.cjs`, 'exports.version = "7.1.0";');
  expect(() => openProject({ configFile: `${folder}/tsconfig.json` })).toThrow(
    /TypeScript 7\.1\.0 has no compiler API that Windlass knows\. .*5\.9, 6\.0 and 7\.0/,
  );
});

it("does not keep the process alive, and ends the server with the project", () => {
  const before = getActiveResourcesInfo();
  const opened = open("ts7");
  expect(typeOfIt(opened)).toBe("string");
  expect(getActiveResourcesInfo()).toEqual(before);
  opened.dispose();
  expect(() => opened.sourceFile(`${folder}/src/tools.ts`)).toThrow(/disposed|closed/);
  opened.dispose();
});
