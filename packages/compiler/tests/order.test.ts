import { expect, it } from "vitest";
import { compileFile } from "../src/compile.js";
import type { Project } from "../src/typescript/project.js";
import { goldenCases } from "./golden/cases.js";
import { openCases, TOOLCHAINS } from "./golden/toolchains.js";

/**
 * A checker numbers types in the order in which it meets them, and keeps the members of unions by these numbers. What comes
 * out must not depend on which file is compiled first.
 */
it.each(TOOLCHAINS)("the order in which files are compiled makes no difference ($version)", ({ load }) => {
  const inputs = goldenCases().map(({ input }) => input);
  const [forwards, backwards] = [openCases(load()).project, openCases(load()).project];
  const edits = (project: Project, files: readonly string[]) =>
    Object.fromEntries(files.map((file) => [file, compileFile(project, file).edits]));
  expect(edits(backwards, [...inputs].reverse())).toEqual(edits(forwards, inputs));
});
