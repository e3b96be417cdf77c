import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";

const run = promisify(execFile);
const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

/** A folder with programs, from where `windlass` is found as an installed package. */
function project(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "windlass worker "));
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(packageFolder, join(folder, "node_modules/windlass"), "dir");
  for (const [name, text] of Object.entries({ "package.json": '{"type":"module"}', ...files })) {
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** What the compiler writes behind a marked function. */
const attach = (name: string, module: string, path = name) =>
  `Object.defineProperty(${name}, Symbol.for("windlass.tool"), { value: { v: 1, name: "${name}", params: [], options: { worker: true },
    inputSchema: '{"type":"object","properties":{},"additionalProperties":false}', worker: { module: ${module}, path: ["${path}"] } } });`;

const WORK = `export function where() { return process.env.MARK ?? "unset"; }\n${attach("where", "import.meta.url")}
export function prints() { console.log("from the worker"); return "printed"; }\n${attach("prints", "import.meta.url")}
export function hog() { const held = []; for (;;) held.push(new Array(1e6).fill(0.5)); }\n${attach("hog", "import.meta.url")}`;

/** Node that runs the tests; the program ends by itself, or the test's timeout ends it. */
async function node(folder: string, args: readonly string[], env: Record<string, string> = {}) {
  const { stdout, stderr } = await run(process.execPath, [...args], { cwd: folder, env: { ...process.env, ...env } });
  return { stdout: stdout.trim(), stderr };
}

test("a process that called a worker ends by itself", async () => {
  const app = `import { toolOf } from "windlass"; import { where } from "./work.js";
    console.log((await toolOf(where).run()).data);`;
  const { stdout } = await node(project({ "work.js": WORK, "app.js": app }), ["app.js"], { MARK: "set" });
  expect(stdout).toBe("set");
});

test("what a function prints in a worker goes where the program's own output goes", async () => {
  const app = `import { toolOf } from "windlass"; import { prints } from "./work.js";
    const { data } = await toolOf(prints).run(); setTimeout(() => console.log(data), 50);`;
  const { stdout } = await node(project({ "work.js": WORK, "app.js": app }), ["app.js"]);
  expect(stdout.split("\n")).toEqual(["from the worker", "printed"]);
});

test("without a worker tool, none of what workers need is loaded", async () => {
  const app = `import { registerHooks } from "node:module"; const seen = [];
    registerHooks({ load(url, context, next) { seen.push(url); return next(url, context); } });
    const { ToolRegistry } = await import("windlass"); new ToolRegistry();
    console.log(seen.filter((url) => /piscina|p-limit|worker_threads|run-in-worker/.test(url)).join());`;
  expect((await node(project({ "app.js": app }), ["app.js"])).stdout).toBe("");
});

test("where there are no worker threads, that is said", async () => {
  const app = `import { registerHooks } from "node:module";
    registerHooks({ resolve(name, context, next) { if (/worker_threads/.test(name)) throw new Error("no threads"); return next(name, context); } });
    const { toolOf } = await import("windlass"); const { where } = await import("./work.js");
    const { content, error } = await toolOf(where).execute({ name: "where" });
    console.log(content[0].text, error.code, error.cause.message, error.hint.includes("leave \`worker\` out"));`;
  const { stdout } = await node(project({ "work.js": WORK, "app.js": app }), ["app.js"]);
  expect(stdout).toBe('Tool "where" is out of order. WL2112 no threads true');
});

describe("the program itself is not started again", () => {
  const program = `import { toolOf } from "windlass"; console.log("started");
    ${WORK} const { error } = await toolOf(where).execute({ name: "where" }); console.log(error?.code, error?.message.split("\\n")[0]);`;

  test.each([
    ["by its name", "program.js"],
    ["by a link", "linked.js"],
  ])("%s", async (_, file) => {
    const folder = project({ "program.js": program });
    symlinkSync(join(folder, "program.js"), join(folder, "linked.js"));
    const { stdout } = await node(folder, [file]);
    expect(stdout).toContain("WL2110");
    expect(stdout).toContain("which a worker would start again");
    expect(stdout.match(/started/g)).toHaveLength(1);
  });
});

test("where this package was bundled into the program, that is said", async () => {
  const folder = project({ "work.js": WORK });
  cpSync(join(packageFolder, "dist"), join(folder, "bundled"), { recursive: true });
  const app = `import { rmSync } from "node:fs"; import { toolOf } from "./bundled/index.js"; import { where } from "./work.js";
    rmSync(new URL("./bundled/call/run/worker/worker-entry.js", import.meta.url));
    const { error } = await toolOf(where).execute({ name: "where" }); console.log(error.code, error.message);`;
  writeFileSync(join(folder, "app.js"), app);
  symlinkSync(join(packageFolder, "node_modules/piscina"), join(folder, "node_modules/piscina"), "dir");
  symlinkSync(join(packageFolder, "node_modules/p-limit"), join(folder, "node_modules/p-limit"), "dir");
  const { stdout } = await node(folder, ["app.js"]);
  expect(stdout).toContain("WL2110");
  expect(stdout).toContain('packages: "external"');
});

test("a function that runs out of memory ends its thread, not the process", async () => {
  const app = `import { toolOf } from "windlass"; import { hog, where } from "./work.js";
    const { code, error } = await toolOf(hog).execute({ name: "hog" });
    console.log(code, error.code, (await toolOf(where).run()).data);`;
  const folder = project({ "work.js": WORK, "app.js": app });
  const { stdout } = await node(folder, ["--max-old-space-size=64", "app.js"], { MARK: "alive" });
  expect(stdout).toBe("tool_error WL2111 alive");
});
