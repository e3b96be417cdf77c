import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { compileFile, type FileResult } from "../src/compile.js";
import { descriptorText } from "../src/emit/descriptor-text.js";
import { openProject } from "../src/typescript/open-project.js";
import { CASES_FOLDER, goldenCases } from "./golden/cases.js";
import { expectation } from "./golden/expectation.js";

const toolchain = (name: string) => fileURLToPath(new URL(`../toolchains/${name}`, import.meta.url));

function opened(name: string, configFile: string, files: readonly string[] = []) {
  return openProject({ configFile, files, cwd: toolchain(name) });
}

const cases = `${CASES_FOLDER}/tsconfig.json`;
const five = opened("ts5", cases);
const six = opened("ts6", cases);
const seven = opened("ts7", cases);
const projects = [five, six, seven];
afterAll(() => {
  for (const project of projects) project.dispose();
});

const descriptors = ({ tools }: FileResult) => tools.map(({ lowered }) => descriptorText(lowered));

it("runs on the versions that it names", () => {
  expect(projects.map(({ typescript }) => typescript)).toEqual(["5.9.3", "6.0.3", "7.0.2"]);
});

describe.each(goldenCases())("TypeScript 7.0: $name", ({ name, folder, input }) => {
  const result = compileFile(seven, input);

  it("gives the descriptors of 5.9 and 6.0, byte by byte", () => {
    expect(descriptors(result)).toEqual(descriptors(compileFile(six, input)));
    expect(descriptors(result)).toEqual(descriptors(compileFile(five, input)));
  });

  it("says what 6.0 says", () => {
    expect(expectation(name, folder, result, seven.text)).toBe(
      expectation(name, folder, compileFile(six, input), six.text),
    );
  });
});
