import { expect, test } from "vitest";
import { windlass } from "./run-command.js";

test("the help names commands, examples and exit codes", async () => {
  const { code, stdout } = await windlass(["--help"]);
  expect(code).toBe(0);
  for (const word of ["schema", "check", "call", "serve", "Exit codes:", "Examples:"]) expect(stdout).toContain(word);
});

test.each(["schema", "check", "call", "serve"])("the help of %s has examples", async (command) => {
  const { code, stdout } = await windlass([command, "--help"]);
  expect(code).toBe(0);
  expect(stdout).toContain(`$ windlass ${command}`);
});

test("the version is the package's", async () => {
  expect(await windlass(["--version"])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

test.each([
  [[], "Usage: windlass"],
  [["shcema"], "Did you mean schema?"],
  [["schema"], "missing required argument 'files'"],
  [["schema", "src/tools.ts", "--jsno"], "Did you mean --json?"],
  [["schema", "src/tools.ts", "--strict"], "--strict needs a dialect."],
  [["schema", "src/tols.ts"], "There is no file src/tols.ts."],
  [["schema", "src"], "src is a folder, not a file."],
  [["schema", "../built/tools.js"], "name the TypeScript file that it was built from"],
  [["schema", "src/tools.ts", "--project", "nowhere.json"], "nowhere.json"],
  [["schema", "src/tools.ts", "--style", "opnai"], 'Did you mean "openai"?'],
  [["check", "--format", "xml"], "Allowed choices are pretty, json, github"],
  [["check", "--project", "nowhere.json"], "nowhere.json"],
  [["call", "src/tools.ts", "getWether"], 'Did you mean "getWeather"?'],
  [["serve", "tools.ts"], "There is no file tools.ts."],
])("windlass %j is wrong usage", async (args, message) => {
  const { code, stdout, stderr } = await windlass(args);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stdout).toBe("");
  expect(code).toBe(2);
});
