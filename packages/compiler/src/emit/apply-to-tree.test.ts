import { createRequire } from "node:module";
import ts6 from "typescript";
import { describe, expect, test } from "vitest";
import { planOf } from "../../tests/tspc/plan-of.js";
import { runCommonJs, runModule, toolNameOf } from "../../tests/tspc/run-output.js";
import { applyToTree } from "./apply-to-tree.js";

const require = createRequire(import.meta.url);
const ts5 = require("../../toolchains/ts5/node_modules/typescript") as typeof ts6;

const { ModuleKind, ScriptTarget } = ts6;

/** Emits with TypeScript's own transforms behind ours. The options name what differs from ESM for ES2022. */
function emit(compiler: typeof ts6, code: string, options: ts6.CompilerOptions = {}): { js: string; map: string } {
  const compilerOptions = { target: ScriptTarget.ES2022, module: ModuleKind.ESNext, sourceMap: true, ...options };
  const apply: ts6.TransformerFactory<ts6.SourceFile> = (context) => (file) =>
    applyToTree(compiler, context, file, planOf(code));
  const { outputText, sourceMapText } = compiler.transpileModule(code, {
    fileName: "/src/tools.ts",
    compilerOptions,
    transformers: { before: [apply] },
  });
  return { js: outputText, map: sourceMapText! };
}

const prototypeOf = (made: unknown) => (made as { prototype: Record<string, { options?: unknown }> }).prototype;

const SOURCE = `import { schemaOf, tool, use } from "windlass";
/** @tool */
export function f(): void {}
/** @tool */
export const g = (x: number) => x, h = () => 2
/** @tool */
export default function k() {}
export const marked = tool({ timeout: 1 }, (x: number) => x,);
function local() {
  /** @tool */
  const inner = () => tool(() => 1);
  return inner;
}
export const inner = local();
export namespace N {
  /** @tool */
  export const n = () => 1;
}
export class C { x = 1
  /** @tool */
  a(): void {}
  @tool *b() {}
  @tool({
    timeout: 2,
  })
  "look up"(when: Date) {}
  /** @tool */
  static s() {}
}
export const D = class { @tool() d() {} };
const l = Object.freeze(() => 3);
export const given = use(f, (x: number) => ({ x }), g as (x: number) => number, l, () => use(h));
export const members = use({ f, tool, m() { return this; }, async "n o"() {}, p: (x: number) => x });
export const schema = schemaOf<{ a: string }>();
`;

const compilers: [string, typeof ts6][] = [
  ["5.9", ts5],
  ["6.0", ts6],
];
const targets: [string, ts6.CompilerOptions][] = [
  ["ES2022", {}],
  ["ES2015", { target: ScriptTarget.ES2015 }],
  ["experimental decorators", { experimentalDecorators: true, emitDecoratorMetadata: true }],
  ["experimental decorators, ES2015", { experimentalDecorators: true, target: ScriptTarget.ES2015 }],
  ["assigned fields", { useDefineForClassFields: false }],
];

describe.each(compilers)("TypeScript %s", (_, compiler) => {
  describe.each(targets)("%s", (_, options) => {
    test.each(["ESM", "CommonJS"])("%s", async (kind) => {
      const isEsm = kind === "ESM";
      const { js } = emit(compiler, SOURCE, { ...options, module: isEsm ? ModuleKind.ESNext : ModuleKind.CommonJS });
      const made = isEsm ? await runModule(js) : runCommonJs(js);
      expect(js).not.toMatch(/@tool\b(?! \*)/);
      expect([made.f, made.g, made.h, made.default].map(toolNameOf)).toEqual(["f", "g", "h", "k"]);
      expect([made.marked, made.inner, (made.inner as () => unknown)()].map(toolNameOf)).toEqual([
        "call",
        "inner",
        "call",
      ]);
      expect(toolNameOf((made.N as { n: unknown }).n)).toBe("n");
      const methods = prototypeOf(made.C);
      expect([methods.a, methods.b, methods["look up"]].map(toolNameOf)).toEqual(["a", "b", "look up"]);
      expect(methods["look up"]!.options).toEqual({ timeout: 2 });
      expect(toolNameOf((made.C as { s: unknown }).s)).toBe("s");
      expect(toolNameOf(prototypeOf(made.D).d)).toBe("d");
      const given = made.given as (() => unknown[])[];
      expect(given.map(toolNameOf)).toEqual(["f", "(x: number) => ({ x })", "g", "l", "() => use(h)"]);
      expect(given[4]!().map(toolNameOf)).toEqual(["h"]);
      const [members] = made.members as [Record<string, () => unknown>];
      expect(Object.entries(members).map(([key, fn]) => [key, toolNameOf(fn), fn.name])).toEqual([
        ["f", "f", "f"],
        ["tool", "tool", "tool"],
        ["m", "m", "m"],
        ["n o", "n o", "n o"],
        ["p", "p", "p"],
      ]);
      expect(members.m!()).toBe(members);
      expect(made.schema).toMatchObject({ name: "schema" });
    });
  });

  test.each([true, false])("other decorators stay (experimental: %s)", (experimentalDecorators) => {
    const code = `import * as windlass from "windlass";
const log: string[] = [];
const other = (_: unknown, c: string | { name: string }) => { log.push(typeof c === "string" ? c : c.name) };
const sealed = (..._: unknown[]) => {};
@sealed export class C { static log = log;
  @other @windlass.tool a(x: Date) {}
  @windlass.tool({ timeout: 1 }) @other b() {}
}
@sealed export default class { @windlass.tool static c() {} }`;
    for (const target of [ScriptTarget.ES2022, ScriptTarget.ES2017]) {
      const options = { target, experimentalDecorators, emitDecoratorMetadata: experimentalDecorators };
      const cjs = runCommonJs(emit(compiler, code, { ...options, module: ModuleKind.CommonJS }).js);
      const methods = prototypeOf(cjs.C);
      expect([methods.a, methods.b].map(toolNameOf)).toEqual(["a", "b"]);
      expect(methods.b!.options).toEqual({ timeout: 1 });
      expect(toolNameOf((cjs.default as { c: unknown }).c)).toBe("c");
      expect((cjs.C as { log: unknown }).log).toEqual(["a", "b"]);
    }
  });

  test("a decorator of the old kind that replaces the method leaves the mark to the function it puts there", () => {
    const code = `import { tool } from "windlass";
const property = 3, wrap = (_: object, __: string, property: PropertyDescriptor) => { property.value = () => "wrapped" };
export class C {
  @wrap @tool({ timeout: property }) a() {}
  /** @tool */
  @wrap static "b c"() {}
}`;
    for (const target of [ScriptTarget.ES2022, ScriptTarget.ES2015]) {
      const options = { target, module: ModuleKind.CommonJS, experimentalDecorators: true };
      const { C } = runCommonJs(emit(compiler, code, options).js) as { C: Record<string, () => string> };
      const { a } = prototypeOf(C) as Record<string, { (): string; options?: unknown }>;
      expect([a!(), toolNameOf(a), a!.options]).toEqual(["wrapped", "a", { timeout: 3 }]);
      expect([C["b c"]!(), toolNameOf(C["b c"])]).toEqual(["wrapped", "b c"]);
    }
  });

  test("an export keeps its new name in CommonJS, and a namespace its own", () => {
    const { js } = emit(compiler, SOURCE, { module: ModuleKind.CommonJS });
    expect(js).toContain("defineProperty(exports.g,");
    expect(js).toContain("defineProperty(N.n,");
    expect(js).toContain("(0, windlass_1.tool)(");
  });

  test("source lines and columns of the user's code are as without us", () => {
    const code = "/** @tool */\nexport function f() {\n  return 1;\n}\nexport const after = () => { throw 1 };\n";
    const withEdits = JSON.parse(emit(compiler, code).map) as { mappings: string };
    const without = compiler.transpileModule(code, {
      fileName: "/src/tools.ts",
      compilerOptions: { target: ScriptTarget.ES2022, module: ModuleKind.ESNext, sourceMap: true },
    });
    const plain = JSON.parse(without.sourceMapText!) as { mappings: string };
    // The descriptor's line is the one without a mapping; the lines around it have the same as before.
    const inserted = withEdits.mappings.split(";");
    expect(inserted.filter((line) => line !== "")).toEqual(plain.mappings.split(";").filter((line) => line !== ""));
  });

  test("a tree without edits is the very same", () => {
    const file = compiler.createSourceFile("a.ts", "export const a = 1;", ScriptTarget.Latest);
    const result = compiler.transform(file, [(context) => (each) => applyToTree(compiler, context, each, [])]);
    expect(result.transformed[0]).toBe(file);
  });

  test("a plan for another text is refused", () => {
    const file = compiler.createSourceFile("a.ts", "export const a = 1;", ScriptTarget.Latest);
    const plan = planOf("/** @tool */\nexport const a = 1;");
    const run = () => compiler.transform(file, [(context) => (each) => applyToTree(compiler, context, each, plan)]);
    expect(run).toThrow("No node of a.ts is at 13-32, where an edit (binding) belongs.");
  });
});
