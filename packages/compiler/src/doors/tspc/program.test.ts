import ts from "typescript";
import { afterEach, describe, expect, test, vi } from "vitest";
import { runModule, toolNameOf } from "../../../tests/tspc/run-output.js";
import type { PluginConfig } from "./plugin-config.js";
import windlass from "./program.js";

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  strict: true,
  types: [],
  noLib: false,
  lib: ["lib.es2022.d.ts"],
};

/** A program of one file that does not exist on disk. */
function programOf(text: string, version?: string): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === "/src/tools.ts" || fileExists(file);
  host.getSourceFile = (file, language, ...rest) => {
    if (file !== "/src/tools.ts") return getSourceFile(file, language, ...rest);
    return Object.assign(ts.createSourceFile(file, text, language), version === undefined ? {} : { version });
  };
  return ts.createProgram(["/src/tools.ts"], OPTIONS, host);
}

const run = (program: ts.Program, config: PluginConfig = {}) => windlass(program, undefined, config, { ts });
const emitted = (program: ts.Program, transformers?: ts.CustomTransformers) => {
  let js = "";
  program.emit(
    undefined,
    (_, text) => {
      js += text;
    },
    undefined,
    false,
    transformers,
  );
  return js;
};
const versionOf = (program: ts.Program) =>
  (program.getSourceFile("/src/tools.ts") as unknown as { version?: string }).version;

const GOOD = "/** Adds.\n * @tool */\nexport function add(a: number, b: number): number { return a + b; }\n";
const BAD = "/** Asks.\n * @tool */\nexport function ask(a: symbol): void {}\n";
const VAGUE = "/** Asks.\n * @tool */\nexport function ask(a: any): void {}\n";

afterEach(() => vi.restoreAllMocks());

test("the program emits the descriptor, in front of other transformers", async () => {
  const seen = vi.fn((file: ts.SourceFile) => file);
  const js = emitted(run(programOf(GOOD)), { before: [() => seen as never] });
  expect(toolNameOf((await runModule(js)).add)).toBe("add");
  expect(seen.mock.calls[0]![0].statements).toHaveLength(2);
});

describe("faults", () => {
  test("are diagnostics of the program, for each file and for all", () => {
    const program = run(programOf(BAD));
    const file = program.getSourceFile("/src/tools.ts");
    for (const asked of [file, undefined]) {
      const [found] = program.getSemanticDiagnostics(asked);
      expect(found).toMatchObject({ code: 91010, source: "windlass", category: ts.DiagnosticCategory.Error, file });
      expect(found!.messageText).toMatch(/^WL1010: .*\n {2}help: /);
      expect(BAD.slice(found!.start, found!.start! + found!.length!)).toBeTruthy();
    }
    const lib = program.getSourceFiles().find((each) => each.isDeclarationFile);
    expect(program.getSemanticDiagnostics(lib)).toEqual([]);
  });

  test("that only warn are printed, and fail nothing", () => {
    const print = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    expect(run(programOf(VAGUE)).getSemanticDiagnostics()).toEqual([]);
    expect(print.mock.calls.join("")).toMatch(/tools\.ts:3:\d+ - warning WL1015: /);
  });

  test("become warnings where the plugin's entry says so", () => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    expect(run(programOf(BAD), { onUnsupported: "any" }).getSemanticDiagnostics()).toEqual([]);
  });
});

describe("the version of a file", () => {
  test("holds what was compiled from it", () => {
    const salted = versionOf(run(programOf(GOOD, "7")));
    expect(salted).toMatch(/^7\+windlass-[0-9a-f]{32}$/);
    expect(versionOf(run(programOf(GOOD, "7")))).toBe(salted);
    expect(versionOf(run(programOf(BAD, "7")))).not.toBe(salted);
    // Builders hand files on to the next program.
    expect(versionOf(run(programOf(GOOD, salted)))).toBe(salted);
  });

  test("is not made up", () => {
    expect(versionOf(run(programOf(GOOD)))).toBeUndefined();
    expect(versionOf(run(programOf("export const a = 1;", "7")))).toBe("7");
  });
});

describe("a wrong set-up is explained", () => {
  test("without transformProgram", () => {
    // So ts-patch calls a transformer of single files: program, entry, extras.
    expect(() => windlass(programOf(GOOD), {} as never, { ts } as never)).toThrow('"transformProgram": true');
  });

  test("with an old TypeScript", () => {
    const old = { ...ts, version: "5.8.3" };
    expect(() => windlass(programOf(GOOD), undefined, {}, { ts: old })).toThrow(/needs TypeScript 5\.9.*runs 5\.8\.3/);
  });

  test("with an option that has no such value", () => {
    expect(() => run(programOf(GOOD), { onUnsupported: "warn" as never })).toThrow(/"error" or "any"; got "warn"/);
  });
});
