import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { fixture, windlass } from "./run-command.js";

test("prints the result; what the tool prints goes to stderr", async () => {
  const { code, stdout, stderr } = await windlass(["call", "src/tools.ts", "double", '{"x":21}']);
  expect(JSON.parse(stdout)).toMatchObject({ name: "double", isError: false, data: 42 });
  expect(stderr).toContain("a tool that prints");
  expect(code).toBe(0);
});

test("a bad call is an error result and exit code 1", async () => {
  const { code, stdout } = await windlass(["call", "src/tools.ts", "getWeather", '{"city":7}']);
  expect(JSON.parse(stdout)).toMatchObject({ isError: true, code: "invalid_arguments" });
  expect(code).toBe(1);
});

test("arguments from standard input", async () => {
  const { stdout } = await windlass(["call", "src/tools.ts", "getWeather", "-"], { input: '{"city":"Paris"}' });
  expect(JSON.parse(stdout).data).toEqual({ city: "Paris", temperature: 21 });
});

test("a call that needs approval is refused without --approve", async () => {
  const refused = await windlass(["call", "src/tools.ts", "removeAll"]);
  expect(JSON.parse(refused.stdout)).toMatchObject({ isError: true, code: "approval_required" });
  const approved = await windlass(["call", "src/tools.ts", "removeAll", "--approve"]);
  expect(JSON.parse(approved.stdout)).toMatchObject({ isError: false, data: "gone" });
});

test("import.meta and stacks are those of the source", async () => {
  const file = fixture("app/src/places.ts");
  const { stdout } = await windlass(["call", "src/places.ts", "places"]);
  expect(JSON.parse(stdout).data).toEqual({
    url: pathToFileURL(file).href,
    dirname: fixture("app/src"),
    filename: file,
  });
  const stack = JSON.parse((await windlass(["call", "src/places.ts", "whereAmI"])).stdout).data;
  expect(stack).toContain("src/places.ts:28:10");
});

test("a built module is called as it is", async () => {
  const { stdout } = await windlass(["call", fixture("built/tools.js"), "echo", '{"text":"hi"}']);
  expect(JSON.parse(stdout)).toMatchObject({ isError: false, data: "hi" });
});

test("a file outside of any package, and nothing is left behind", async () => {
  const folder = mkdtempSync(join(tmpdir(), "windlass-alone-"));
  try {
    copyFileSync(fixture("app/src/not-included.ts"), join(folder, "hello.ts"));
    const { stdout } = await windlass(["call", "hello.ts", "hello", '{"name":"you"}'], { cwd: folder });
    expect(JSON.parse(stdout)).toMatchObject({ isError: false, data: "Hello, you!" });
    expect(readdirSync(folder)).toEqual(["hello.ts"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each([
  ["schema", "doubled.ts"],
  ["call", "doubled.ts", "double"],
])("windlass %s says where windlass is not installed, instead of missing tools", async (...args) => {
  const folder = mkdtempSync(join(tmpdir(), "windlass-alone-"));
  try {
    const text = 'import { tool } from "windlass";\nexport const double = tool((x: number) => x * 2);\n';
    writeFileSync(join(folder, "doubled.ts"), text);
    const { code, stderr } = await windlass(args, { cwd: folder });
    expect(stderr).toContain('doubled.ts imports "windlass", which TypeScript cannot find.\nInstall it there');
    expect(code).toBe(2);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("the cache of the project is left empty", async () => {
  await windlass(["call", "src/tools.ts", "double", '{"x":1}']);
  const cache = fixture("../../node_modules/.cache/windlass");
  expect(existsSync(cache) ? readdirSync(cache) : []).toEqual([]);
});

test.each([
  ["broken.ts", "broken", "WL1010"],
  ["no-tools.ts", "plain", "There are no tools among the exports"],
  ["throws.ts", "fine", "throws.ts:10:7"],
])("%s cannot be called", async (file, tool, message) => {
  const { code, stdout, stderr } = await windlass(["call", file, tool], { cwd: fixture("broken") });
  expect(stderr).toContain(message);
  expect(stdout).toBe("");
  expect(code).toBe(1);
});
