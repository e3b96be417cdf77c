import { writeFileSync } from "node:fs";
import { env } from "node:process";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { compileFile, type FileResult } from "../src/compile.js";
import { CATALOG } from "../src/diagnostics/catalog.js";
import { CASES_FOLDER, type GoldenCase, goldenCases } from "./golden/cases.js";
import { expectation } from "./golden/expectation.js";
import { openCases, TOOLCHAINS } from "./golden/toolchains.js";

/** `UPDATE=1` writes what comes out instead of comparing it: read the diff before you commit it. */
const isUpdate = env.UPDATE === "1";
const cases = goldenCases();
const opened = TOOLCHAINS.map(({ load }) => openCases(load()));

it("runs on the versions that it names", () => {
  expect(opened.map(({ version }) => version)).toEqual(TOOLCHAINS.map(({ version }) => version));
});

describe.each(opened)("TypeScript $version", ({ project, version, faultsOf }) => {
  describe.each(cases)("$name", (golden) => {
    const result = compileFile(project, golden.input);
    const isWriter = isUpdate && version === TOOLCHAINS[0]?.version;

    it("gives what is expected", () => {
      const text = expectation(golden.name, golden.folder, result, project.text);
      if (isWriter) writeFileSync(golden.expectFile, text);
      else
        expect(text).toBe(
          isUpdate ? goldenCases().find(({ name }) => name === golden.name)?.expected : golden.expected,
        );
    });

    it(golden.isIllTyped ? "has faults for TypeScript too" : "is well typed", () => {
      expect(faultsOf(golden.input).length > 0, faultsOf(golden.input).join("\n")).toBe(golden.isIllTyped);
    });

    it("has schemas that say what they mean", () => checkSchemas(golden, result));
  });
});

it("has a case for each diagnostic", () => {
  const project = opened[0]?.project;
  const given = cases.flatMap(({ input }) => (project ? compileFile(project, input).diagnostics : []));
  const codes = new Set<string>(given.map(({ code }) => code));
  expect(Object.keys(CATALOG).filter((code) => !codes.has(code))).toEqual([]);
});

it("gives each diagnostic the severity of the catalogue, a full sentence, help and a place", () => {
  const project = opened[0]?.project;
  for (const { input } of cases) {
    for (const { code, severity, message, help, span } of project ? compileFile(project, input).diagnostics : []) {
      expect(severity, `${code} in ${input}`).toBe(CATALOG[code].severity);
      expect(message).toMatch(/[.…)]$/);
      expect(help).not.toBe("");
      expect(span.file.startsWith(CASES_FOLDER), `${code} points to ${span.file}`).toBe(true);
      expect(span.end).toBeGreaterThan(span.start);
    }
  }
});

function checkSchemas({ samples }: GoldenCase, { tools, schemas }: FileResult): void {
  const checks = new Map<string, ValidateFunction>();
  for (const { name, lowered } of tools) {
    checks.set(name, strictAjv().compile(lowered.inputSchema));
    if (lowered.outputSchema) strictAjv().compile(lowered.outputSchema);
  }
  for (const { name, lowered } of schemas) checks.set(`schemaOf<${name}>`, strictAjv().compile(lowered.schema));
  for (const { of, verdict, json } of samples) {
    const check = checks.get(of);
    if (!check) throw new Error(`There is no "${of}" for the sample ${json}.`);
    expect(check(JSON.parse(json)), `${verdict} ${json}: ${JSON.stringify(check.errors)}`).toBe(verdict === "accept");
  }
}

function strictAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictTuples: false, ownProperties: true });
  addFormats.default(ajv);
  return ajv;
}
