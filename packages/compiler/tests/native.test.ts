import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { compileFile } from "../src/compile.js";
import { descriptorText, schemaDescriptorText } from "../src/emit/descriptor-text.js";
import { openProject } from "../src/typescript/open-project.js";
import type { Project, Type } from "../src/typescript/project.js";
import { CASES_FOLDER, goldenCases } from "./golden/cases.js";
import { expectation } from "./golden/expectation.js";

const TOOLCHAINS = ["ts5", "ts6", "ts7"].map((name) =>
  fileURLToPath(new URL(`../toolchains/${name}`, import.meta.url)),
);
const FIXTURES = fileURLToPath(new URL("fixtures/native", import.meta.url)).replaceAll("\\", "/");

const opened: Project[] = [];
afterAll(() => {
  for (const project of opened) project.dispose();
});

function openWithEach(configFile: string): Project[] {
  const projects = TOOLCHAINS.map((cwd) => openProject({ configFile, cwd }));
  opened.push(...projects);
  return projects;
}

/** All that comes out of a file: descriptors and where they go, diagnostics, and the files they depend on. */
function outcome(project: Project, file: string): object {
  const result = compileFile(project, file);
  const { tools, schemas, edits, dependencies } = result;
  const descriptors = [
    ...tools.map(({ lowered }) => descriptorText(lowered)),
    ...schemas.map(({ lowered }) => schemaDescriptorText(lowered)),
  ];
  const told = expectation("", "", result, project.text);
  return { descriptors, edits, dependencies, told };
}

const cases = openWithEach(`${CASES_FOLDER}/tsconfig.json`);
const fixtures = openWithEach(`${FIXTURES}/tsconfig.json`);

it("runs on the versions that it names", () => {
  expect(cases.map(({ typescript }) => typescript)).toEqual(["5.9.3", "6.0.3", "7.0.2"]);
});

/** The server of TypeScript 7.0 cannot send an infinite number. */
const UNANSWERED = "types/numbers-that-json-has-not";

it("keeps the other tools where TypeScript 7 has no answer", () => {
  const result = cases[2] && compileFile(cases[2], `${CASES_FOLDER}/${UNANSWERED}/input.ts`);
  expect(result?.tools.map(({ name }) => name)).toEqual(["other"]);
  const messages = result?.diagnostics.map(({ code, message }) => `${code} ${message}`);
  expect(messages).toEqual([expect.stringMatching(/^WL1012 limit: TypeScript 7\.0\.2 failed at its type \(.+\)\.$/)]);
});

describe("TypeScript 7 gives the bytes of 5.9 and 6.0", () => {
  it.each(goldenCases().filter(({ name }) => name !== UNANSWERED))("$name", ({ input }) => expectSame(cases, input));
  it.each(["first-tool.ts", "types.ts"])("%s", (name) => expectSame(fixtures, `${FIXTURES}/${name}`));
});

function expectSame(projects: readonly Project[], file: string): void {
  const [five, six, seven] = projects.map((project) => outcome(project, file));
  expect(seven).toEqual(six);
  expect(seven).toEqual(five);
}

it("finds the tools of the fixtures", () => {
  const names = (name: string) =>
    fixtures.map((project) => compileFile(project, `${FIXTURES}/${name}`).tools.map((tool) => tool.name));
  expect(names("first-tool.ts")).toEqual(Array(3).fill(["getWeather", "add", "book_search"]));
  expect(names("types.ts")[2]).toHaveLength(7);
});

it("answers alike where no descriptor shows it: labels of tuples, aliases of enums, what is hidden", () => {
  const [five, six, seven] = fixtures.map(answers);
  expect(seven).toEqual(six);
  expect(seven).toEqual(five);
  expect(seven).toContain("tuples a: lat, lng");
  expect(seven).toContain("unions d: alias Level");
  expect(seven).toContain("classes account: hidden inner, note, secret");
});

function answers(project: Project): string[] {
  const root = project.sourceFile(`${FIXTURES}/types.ts`);
  const functions = root ? project.children(root).filter((node) => project.kind(node) === "FunctionDeclaration") : [];
  return functions.flatMap((node) =>
    (project.signatureOf(node)?.parameters ?? []).map(
      ({ name, type }) => `${node.name?.text} ${name}: ${about(project, type)}`,
    ),
  );
}

function about(project: Project, type: Type): string {
  if (project.kindOfType(type) === "tuple")
    return project
      .tupleElements(type)
      .map(({ label, rest }) => `${rest ? "..." : ""}${label}`)
      .join(", ");
  const alias = project.aliasOf(type);
  if (alias) return `alias ${project.symbolName(alias)}`;
  if (project.kindOfType(type) !== "object") return project.kindOfType(type);
  // The compilers number private names differently; nothing reads these.
  const hidden = project.properties(type).filter((each) => each.visibility === "hidden" && !each.name.includes("#"));
  return `hidden ${hidden
    .map((each) => each.name)
    .sort()
    .join(", ")}`;
}
