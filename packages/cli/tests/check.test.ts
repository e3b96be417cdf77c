import { expect, test } from "vitest";
import { fixture, windlass } from "./run-command.js";

test("a sound project", async () => {
  const { code, stdout } = await windlass(["check"]);
  expect(stdout).toBe("No faults: 9 tools in 2 files.\n");
  expect(code).toBe(0);
});

test("faults are printed with their place, and the exit code is 1", async () => {
  const { code, stdout } = await windlass(["check"], { cwd: fixture("broken") });
  expect(stdout).toMatch(/broken\.ts:6:\d+/);
  expect(stdout).toContain("1 error");
  expect(code).toBe(1);
});

test("two tools of one name in two files of a program, with both places", async () => {
  for (const files of [[], ["desk.ts", "door.ts", "window.ts"]]) {
    const { code, stdout } = await windlass(["check", ...files], { cwd: fixture("twins") });
    expect(stdout).toMatch(
      /door\.ts:5:\d+ - error WL1004: Two tools are named "open": here, and at desk\.ts, line 6\./,
    );
    expect(stdout).toMatch(/desk\.ts:6:\d+: The first "open"\./);
    expect(stdout).toContain("1 error: 4 tools and 1 schema in 3 files.");
    expect(code).toBe(1);
  }
});

test("files that are only imported are checked too", async () => {
  const { code, stdout } = await windlass(["check"], { cwd: fixture("imported") });
  expect(stdout).toMatch(/wait\.ts:2:22 - error WL1010/);
  expect(code).toBe(1);
});

test("--project from elsewhere", async () => {
  const { code, stdout } = await windlass(["check", "--project", "tsconfig.json", "--format", "json"], {
    cwd: fixture("broken"),
  });
  expect(JSON.parse(stdout).diagnostics).toMatchObject([{ code: "WL1010", line: 6 }]);
  expect(code).toBe(1);
});

test("GitHub sees the line", async () => {
  const { stdout } = await windlass(["check", "broken.ts", "--format", "github"], { cwd: fixture("broken") });
  expect(stdout).toMatch(/^::error file=[^,]*broken\.ts,line=6,col=\d+,title=WL1010::.*%0A/);
});

test("no configuration anywhere", async () => {
  const { code, stderr } = await windlass(["check"], { cwd: "/" });
  expect(stderr).toContain("There is no tsconfig.json in /");
  expect(code).toBe(2);
});

test("--style tells what a dialect cannot say as it is, and where", async () => {
  const { code, stdout } = await windlass(["check", "--style", "openai", "--strict"]);
  expect(stdout).toMatch(
    /tools\.ts:12:\d+ - (?:message|info|note) WL2206: Tool "getWeather" for openai, \/properties\/units: null says/,
  );
  expect(code).toBe(0);
  const json = await windlass(["check", "--style", "openai", "--strict", "--format", "json"]);
  expect(JSON.parse(json.stdout).diagnostics[0]).toMatchObject({ code: "WL2206", severity: "info", line: 12 });
});
