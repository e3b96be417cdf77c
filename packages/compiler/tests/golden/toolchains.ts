import { createRequire } from "node:module";
import type ts from "typescript";
import { projectFromProgram } from "../../src/typescript/in-process/project-from-program.js";
import type { Project } from "../../src/typescript/project.js";
import { CASES_FOLDER } from "./cases.js";

type TypeScript = typeof ts;

/** The compilers that live in this process. All must give the same bytes. */
export const TOOLCHAINS: readonly { readonly version: string; readonly load: () => TypeScript }[] = [
  { version: "6.0.3", load: () => load("../../package.json") },
  { version: "5.9.3", load: () => load("../../toolchains/ts5/package.json") },
];

function load(from: string): TypeScript {
  return createRequire(new URL(from, import.meta.url))("typescript") as TypeScript;
}

/** One program over all cases, as the compiler sees it, and what TypeScript itself says about a file. */
export interface OpenedCases {
  readonly version: string;
  readonly project: Project;
  faultsOf(file: string): readonly string[];
}

export function openCases(typescript: TypeScript): OpenedCases {
  const configFile = `${CASES_FOLDER}/tsconfig.json`;
  const json: unknown = typescript.readConfigFile(configFile, typescript.sys.readFile).config;
  const config = typescript.parseJsonConfigFileContent(json, typescript.sys, CASES_FOLDER, {}, configFile);
  const host = typescript.createCompilerHost(config.options, true);
  const program = typescript.createProgram(config.fileNames, config.options, host);
  return {
    version: typescript.version,
    project: projectFromProgram(typescript, program),
    faultsOf: (file) =>
      typescript
        .getPreEmitDiagnostics(program, program.getSourceFile(file))
        .map((fault) => typescript.flattenDiagnosticMessageText(fault.messageText, "\n")),
  };
}
