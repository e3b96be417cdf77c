import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

// The tools are dependencies of a private package, so that the runtime itself has none of them.
const tools = createRequire(new URL("../doc-tools/package.json", import.meta.url));
const FIXTURE = fileURLToPath(new URL("../doc-tools/fixture", import.meta.url));

const output = mkdtempSync(join(tmpdir(), "windlass-tsdoc-"));
afterAll(() => rmSync(output, { recursive: true }));

test("the fixture uses every tag", () => {
  const fixture = readFileSync(join(FIXTURE, "every-tag.ts"), "utf8");
  const { tagDefinitions } = JSON.parse(readFileSync(new URL("../tsdoc.json", import.meta.url), "utf8")) as {
    tagDefinitions: { tagName: string }[];
  };
  const unused = tagDefinitions.filter(({ tagName }) => !new RegExp(`${tagName}\\b`).test(fixture));
  expect(unused).toEqual([]);
});

test("goes together with the tags of API Extractor", () => {
  const { TSDocConfigFile } = tools("@microsoft/tsdoc-config");
  writeFileSync(
    join(output, "tsdoc.json"),
    JSON.stringify({
      $schema: "https://developer.microsoft.com/json-schemas/tsdoc/v0/tsdoc.schema.json",
      extends: [
        tools.resolve("@microsoft/api-extractor/extends/tsdoc-base.json"),
        tools.resolve("windlass/tsdoc.json"),
      ],
    }),
  );
  const config = TSDocConfigFile.loadFile(join(output, "tsdoc.json"));
  expect(config.getErrorSummary()).toBe("No errors.");
  expect(config.extendsFiles).toHaveLength(2);
});

describe("eslint-plugin-tsdoc", () => {
  /** The messages about a file of the fixture, in a project whose `tsdoc.json` extends ours. */
  async function lint(file: string): Promise<string[]> {
    const load = (name: string) => import(pathToFileURL(tools.resolve(name)).href);
    const [{ ESLint }, { default: plugin }, parser] = await Promise.all([
      load("eslint"),
      load("eslint-plugin-tsdoc"),
      load("@typescript-eslint/parser"),
    ]);
    const eslint = new ESLint({
      cwd: FIXTURE,
      overrideConfigFile: true,
      overrideConfig: [
        {
          files: ["**/*.ts"],
          languageOptions: { parser },
          plugins: { tsdoc: plugin },
          rules: { "tsdoc/syntax": "error" },
        },
      ],
    });
    const results: { messages: { message: string }[] }[] = await eslint.lintFiles([file]);
    return results.flatMap(({ messages }) => messages.map(({ message }) => message));
  }

  test("accepts every tag", async () => {
    expect(await lint("every-tag.ts")).toEqual([]);
  });

  test("finds a tag that there is not", async () => {
    expect(await lint("unknown-tag.ts")).toEqual([expect.stringContaining('"@tol" is not defined')]);
  });
});

describe("API Extractor", () => {
  /** The messages about doc comments, for declarations as TypeScript writes them. */
  function extract(name: string): string[] {
    const typescript = tools("typescript") as typeof import("typescript");
    const { ExtractorConfig, Extractor } = tools("@microsoft/api-extractor");
    const compilerOptions = { strict: true, types: [] };
    const source = readFileSync(join(FIXTURE, `${name}.ts`), "utf8");
    const declarations = join(output, `${name}.d.ts`);
    writeFileSync(declarations, typescript.transpileDeclaration(source, { compilerOptions }).outputText);
    const config = ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: tools.resolve("./package.json"),
      configObject: {
        projectFolder: FIXTURE,
        mainEntryPointFilePath: declarations,
        compiler: { overrideTsconfig: { compilerOptions, files: [declarations] } },
        tsdocMetadata: { enabled: false },
      },
    });
    const messages: string[] = [];
    Extractor.invoke(config, {
      localBuild: true,
      messageCallback(message: { messageId: string; text: string; handled: boolean }) {
        message.handled = true;
        if (/^(tsdoc|ae)-/.test(message.messageId)) messages.push(`${message.messageId}: ${message.text}`);
      },
    });
    return messages;
  }

  test("accepts every tag", () => {
    expect(extract("every-tag")).toEqual([]);
  });

  test("finds a tag that there is not", () => {
    expect(extract("unknown-tag")).toContainEqual(expect.stringMatching(/^tsdoc-undefined-tag: .*"@tol"/));
  });
});
