import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const scripts = dirname(fileURLToPath(import.meta.url));
let root = "";

beforeEach(() => {
  const made = mkdtempSync(join(realpathSync(tmpdir()), "windlass-bootstrap-"));
  root = join(made, "a checkout with spaces");
  for (const name of ["bootstrap.mjs", "install.mjs", "pnpm.mjs"])
    cpSync(join(scripts, name), join(root, "scripts", name));
  write("package.json", JSON.stringify({ packageManager: "pnpm@10.0.0" }));
  write("pnpm-workspace.yaml", "packages:\n  - packages/*\n");
  write("pnpm-lock.yaml", "lockfileVersion: 9\n");
  write("packages/one/package.json", "{}");
  write(
    "show.mjs",
    'import { delimiter } from "node:path";\nconsole.log(JSON.stringify({ args: process.argv.slice(2), node: process.env.PATH.split(delimiter)[0] }))',
  );
  npx(installsAll);
});

afterEach(() => rmSync(dirname(root), { recursive: true, force: true }));

test("installs with the pinned pnpm, then runs the script on the installed Node with its arguments", () => {
  const run = bootstrap("show.mjs", "a b", "--flag");
  expect(JSON.parse(run.stdout)).toEqual({ args: ["a b", "--flag"], node: join(root, "node_modules/node/bin") });
  expect(installs()).toEqual(["--yes pnpm@10.0.0 install --frozen-lockfile --config.confirm-modules-purge=false"]);
});

test("does not install again while nothing changed", () => {
  bootstrap("show.mjs");
  bootstrap("show.mjs");
  expect(installs()).toHaveLength(1);
});

test.each([
  ["the lockfile changed", () => write("pnpm-lock.yaml", "lockfileVersion: 9\n# more\n")],
  ["a manifest changed", () => write("packages/one/package.json", '{ "name": "one" }')],
  ["a package came", () => write("packages/two/package.json", "{}")],
  ["node_modules went away", () => rmSync(join(root, "node_modules"), { recursive: true })],
  ["the installed Node went away", () => rmSync(join(root, "node_modules/node"), { recursive: true })],
  ["somebody else installed", () => write("node_modules/.modules.yaml", "other")],
])("installs again when %s", (_, change) => {
  bootstrap("show.mjs");
  change();
  expect(bootstrap("show.mjs").status).toBe(0);
  expect(installs()).toHaveLength(2);
});

test("pnpm runs on the machine's own Node, from within too", () => {
  write("within.mjs", 'import { pnpm } from "./scripts/pnpm.mjs";\nprocess.exit(pnpm(["pack"]).status);');
  bootstrap("within.mjs");
  npx("console.log(process.env.PATH)");
  expect(bootstrap("within.mjs").stdout.trim()).toBe(join(root, "bin"));
});

test("hands on the exit code of the script", () => {
  write("fail.mjs", "process.exit(7)");
  expect(bootstrap("fail.mjs").status).toBe(7);
});

test("pnpm speaks under `npm --silent` too", () => {
  npx('console.error(process.env.npm_config_loglevel ?? "as usual"); process.exit(1)');
  expect(bootstrapWith({ npm_config_loglevel: "silent" }, "show.mjs").stderr).toContain("as usual");
});

test("says what to do when the install fails, and tries again the next time", () => {
  npx("process.exit(3)");
  const run = bootstrap("show.mjs");
  expect(run.status).toBe(1);
  expect(run.stdout).toBe("");
  expect(run.stderr).toContain("pnpm install failed (exit code 3)");
  expect(run.stderr).toContain("delete node_modules and run the same command again");
  bootstrap("show.mjs");
  expect(installs()).toHaveLength(2);
});

test("says what to do when install scripts are off and the Node is missing", () => {
  npx('fs.mkdirSync("node_modules", { recursive: true });');
  const run = bootstrap("show.mjs");
  expect(run.status).toBe(1);
  expect(run.stderr).toContain("npm config get ignore-scripts");
});

test("says what to do when npm is missing", () => {
  rmSync(join(root, "bin/npx"));
  const run = bootstrap("show.mjs");
  expect(run.status).toBe(1);
  expect(run.stderr).toContain("Put npm on PATH");
});

test("refuses a Node that is too old", () => {
  const old = 'data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.18.3" } })';
  const run = spawnSync(process.execPath, ["--import", old, join(root, "scripts/bootstrap.mjs"), "show.mjs"], {
    encoding: "utf8",
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain("Node 20.18.3 is too old: Windlass needs Node 20.19 or newer.");
});

function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** An npx that notes its arguments and then does what the JavaScript says. */
function npx(effect) {
  write(
    "bin/npx.mjs",
    `import fs from "node:fs";\nfs.appendFileSync("installs.log", process.argv.slice(2).join(" ") + "\\n");\n${effect}`,
  );
  write("bin/npx", `#!/bin/sh\nexec '${process.execPath}' '${join(root, "bin/npx.mjs")}' "$@"\n`);
  chmodSync(join(root, "bin/npx"), 0o755);
}

const installsAll = `
  fs.mkdirSync("node_modules/node/bin", { recursive: true });
  fs.rmSync("node_modules/node/bin/node", { force: true });
  fs.symlinkSync(process.execPath, "node_modules/node/bin/node");
  fs.writeFileSync("node_modules/.modules.yaml", process.hrtime.bigint().toString());
`;

function installs() {
  return readFileSync(join(root, "installs.log"), "utf8").trim().split("\n");
}

/** From another working folder, as the command may be started from anywhere; with nothing but the npx above on PATH. */
function bootstrap(...args) {
  return bootstrapWith({}, ...args);
}

function bootstrapWith(env, ...args) {
  /** @type {import("node:child_process").SpawnSyncOptionsWithStringEncoding} */
  const options = { cwd: tmpdir(), encoding: "utf8", env: { ...env, PATH: join(root, "bin") } };
  return spawnSync(process.execPath, [join(root, "scripts/bootstrap.mjs"), ...args], options);
}
