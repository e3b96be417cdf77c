import { stripTypeScriptTypes } from "node:module";
import { transform } from "esbuild";
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { planOf } from "../../tests/tspc/plan-of.js";
import { runModule, toolNameOf } from "../../tests/tspc/run-output.js";
import { positionAt } from "../span.js";
import { applyToText } from "./apply-to-text.js";

const apply = (code: string, file?: string) => applyToText(code, planOf(code, file), file ?? "/src/tools.ts");
const lines = (code: string) => code.split(/\r\n|[\n\r\u2028\u2029]/).length;

/** The text with its types stripped by Node itself, run. */
const run = (code: string) => runModule(stripTypeScriptTypes(apply(code).code));
/** The text through esbuild, which lowers decorators and static blocks, run. */
const build = async (code: string) =>
  runModule((await transform(apply(code).code, { loader: "ts", target: "es2021" })).code);
/** What is put in where no decorator is taken out. */
const INSERTION =
  /;globalThis.*?===d\}\}\}\);|;static\{globalThis.*?===d\}\}\}\)\}|,\{v:1.*?===d\}\}|(?<=\(\s*)\{v:1.*?===d\}\}/g;
const prototypeOf = (made: unknown) => (made as { prototype: Record<string, { options?: unknown }> }).prototype;

describe("a binding", () => {
  test.each([
    ["a function", "/** @tool */\nexport function f() {}\n"],
    ["without a semicolon", "/** @tool */\nexport const f = () => 1\n;[1].at(0)\n"],
    ["in front of a parenthesis", "/** @tool */\nexport function f() {}\n(() => 1)()\n"],
    ["with the next statement on its line", "/** @tool */ export const f = () => 1; export const g = 2;"],
    ["with a comment behind it", "/** @tool */\nexport const f = () => 1 // one\n"],
    [
      "beside a Symbol and an Object of the module's own",
      "class Symbol {}\nclass Object {}\n/** @tool */\nexport function f() {}\n",
    ],
    [
      "under a byte order mark, in a strict file",
      "\uFEFF'use strict'\r\n/** é 😀 @tool\r\n * @tool */\r\nexport function f() {}\r\n",
    ],
  ])("%s", async (_, code) => {
    expect(toolNameOf((await run(code)).f)).toBe("f");
    expect(toolNameOf((await build(code)).f)).toBe("f");
  });

  test("several in one statement, and a default export", async () => {
    const made = await run(
      "/** @tool */\nexport const f = () => 1, g = () => 2\n/** @tool */\nexport default function h() {}",
    );
    expect([made.f, made.g, made.default].map(toolNameOf)).toEqual(["f", "g", "h"]);
  });

  test("a plan for another text is refused", () => {
    const code = "/** @tool */\nexport function f() {}\n";
    expect(() => applyToText(` ${code}`, planOf(code), "f.ts")).toThrow("made for another text");
  });
});

describe("an argument", () => {
  test.each([
    ["plain", "tool((x: number) => x)"],
    ["with a trailing comma", "tool((x: number) => x,)"],
    ["with a comment behind it", "tool((x: number) => x // last\n)"],
    ["a name", "tool(parseInt as (x: string) => number)"],
    ["nested", "tool((x: number) => tool(() => x))"],
  ])("%s", async (_, call) => {
    const code = `import { tool } from "windlass"\nexport const f = ${call}\n`;
    expect(toolNameOf((await run(code)).f)).toBe("call");
  });

  test("behind options", async () => {
    const made = await run('import { tool } from "windlass"\nexport const f = tool({ timeout: 2 }, () => 1)');
    expect((made.f as { options: unknown }).options).toEqual({ timeout: 2 });
    expect(toolNameOf(made.f)).toBe("call");
  });
});

describe("a member", () => {
  test("by its comment: methods, static ones, names that are no identifiers", async () => {
    const code = `export class C { x = 1
      /** @tool */ a() {}
      /** @tool */ static b() {};
      /** @tool */ "look up"() {}
      /** @tool */ *all() {}
    }
    export default class {
      /** @tool */ d() {} }`;
    for (const made of [await run(code), await build(code)]) {
      const methods = prototypeOf(made.C);
      expect([methods.a, methods["look up"], methods.all].map(toolNameOf)).toEqual(["a", "look up", "all"]);
      expect(toolNameOf((made.C as { b: unknown }).b)).toBe("b");
      expect(toolNameOf(prototypeOf(made.default).d)).toBe("d");
    }
  });

  test("by a decorator, which is taken out", async () => {
    const code = `import { tool } from "windlass"
    export class C { x = 1
      @tool *a() {}
      @tool() b() {} @tool({ timeout: 1 }) static c() {}
      @tool({
        timeout: 2, // seconds
        description: \`two
lines\`,
      })
      async d() {}
      y = 1
      @tool /* here */ "e"() {}
    }`;
    expect(apply(code).code).not.toContain("@tool");
    for (const made of [await run(code), await build(code)]) {
      const methods = prototypeOf(made.C);
      expect([methods.a, methods.b, methods.d, methods.e].map(toolNameOf)).toEqual(["a", "b", "d", "e"]);
      expect((made.C as { c: { options: unknown } }).c.options).toEqual({ timeout: 1 });
      expect(methods.d!.options).toEqual({ timeout: 2, description: "two\nlines" });
    }
  });

  test("with other decorators, which stay, and a namespace import", async () => {
    const code = `import * as windlass from "windlass"
    const log: string[] = []; const other = (fn: unknown, { name }: { name: string }) => { log.push(name) }
    export class C { static log = log
      @other @windlass.tool({ timeout: 1 }) a() {}
      @other
      @windlass . tool({
        timeout: 2,
      })
      b() {}
      @windlass./* mine */tool @other *c() {}
    }`;
    const made = await build(code);
    const methods = prototypeOf(made.C);
    expect([methods.a, methods.b, methods.c].map(toolNameOf)).toEqual(["a", "b", "c"]);
    expect([methods.a!.options, methods.b!.options]).toEqual([{ timeout: 1 }, { timeout: 2 }]);
    expect((made.C as { log: unknown }).log).toEqual(["a", "b", "c"]);
  });
});

describe("what is given as a source of tools", () => {
  const given = async (code: string) => {
    const text = `import { use } from "windlass"\n${code}`;
    return [await run(text), await build(text)].map((made) => made.made as Record<string, () => unknown>[]);
  };

  test.each([
    ["a name", "const f = (x: number): number => x;", "f", "f"],
    ["an arrow", "", "(x: number) => x", ""],
    ["an arrow that gives an object", "", "<T>(x: T) => ({ x })", ""],
    ["an async function with a name", "", "async function f<T>(x: T): Promise<T> { return x }", "f"],
    ["with a cast and a comment", "const f = (x: any) => x;", "f as (x: number) => number /* f */", "f"],
    ["a member", "const o = { f(x: number) { return x } };", "o.f", "f"],
  ])("%s", async (_, before, source, name) => {
    for (const made of await given(`${before}\nexport const made = use(${source},)`)) {
      const [fn] = made as unknown as [(x: number) => unknown];
      expect([toolNameOf(fn), fn.name]).toEqual([source.replace(/ \/\*.*/, ""), name]);
      expect(await fn(1)).toEqual(source.includes("({") ? { x: 1 } : 1);
    }
  });

  test("members of an object keep their names and their `this`", async () => {
    const code = `const f = (x: number) => x;
      export const made = use({
        f,
        g: f, // the same function, which has its descriptor already
        /** H. */ async h(): Promise<unknown> { return this },
        *"i j"() { yield 1 },
        __proto__() { return 1 },
        k: () => 1,
        l: ((x: number) => x) satisfies unknown,
      })`;
    for (const [made] of await given(code)) {
      expect(Object.keys(made!)).toEqual(["f", "g", "h", "i j", "__proto__", "k", "l"]);
      const tools = Object.entries(made!).map(([key, fn]) => [key, toolNameOf(fn), fn.name]);
      expect(tools).toEqual([
        ["f", "f", "f"],
        ["g", "f", "f"],
        ["h", "h", "h"],
        ["i j", "i j", "i j"],
        ["__proto__", "__proto__", "__proto__"],
        ["k", "k", "k"],
        ["l", "l", ""],
      ]);
      expect(await made!.h!()).toBe(made);
    }
  });

  test("a function that is frozen gets one around it, and what is no function is left alone", async () => {
    const code = `const f = Object.freeze((x: number) => x); const g: any = undefined;
      export const made = use(f, g, 5)`;
    for (const [frozen, ...rest] of await given(code)) {
      expect(toolNameOf(frozen)).toBe("f");
      expect((frozen as unknown as (x: number) => number)(2)).toBe(2);
      expect(rest).toEqual([undefined, 5]);
    }
  });

  test("one inside of the other, also where both end at one place", async () => {
    for (const [outer] of await given("const f = () => 1\nexport const made = use(() => use(() => use(f)))")) {
      expect(toolNameOf(outer)).toBe("() => use(() => use(f))");
      const [inner] = (outer as unknown as () => [() => [() => number]])();
      expect(toolNameOf(inner)).toBe("() => use(f)");
      expect(toolNameOf(inner()[0])).toBe("f");
    }
  });
});

test.each(["schemaOf<string>()", "schemaOf<{ a: string }>( /* nothing */ )", "schemaOf<string>( // nothing\n)"])(
  "%s gets its descriptor",
  async (call) => {
    const code = `import { schemaOf } from "windlass"\nexport const schema = ${call}\n`;
    for (const { schema } of [await run(code), await build(code)]) expect(schema).toMatchObject({ name: "schema" });
  },
);

test("decorators of the old kind that replace the method leave the mark to the function that they put there", async () => {
  const code = `import { tool } from "windlass"
const windlass = 3, wrap: any = (_: object, __: string, property: PropertyDescriptor) => { property.value = () => "wrapped" }
export class C { x = 1
  @wrap @tool({ timeout: windlass }) a() {}
  @tool({
    timeout: windlass,
  })
  @wrap b() {}
  @tool @wrap c() {}
  @wrap @tool async d() {}
  y = 2
  /** @tool */
  @wrap static "e f"() {}
}`;
  const tsconfigRaw = { compilerOptions: { experimentalDecorators: true } };
  const edits = planOf(code).map((edit) => (edit.form === "member" ? { ...edit, redecorated: true as const } : edit));
  const edited = applyToText(code, edits, "/src/tools.ts").code;
  expect(lines(edited)).toBe(lines(code));
  const made = await runModule((await transform(edited, { loader: "ts", target: "es2021", tsconfigRaw })).code);
  const methods = prototypeOf(made.C) as Record<string, { (): string; options?: unknown }>;
  for (const name of ["a", "b", "c", "d"])
    expect([methods[name]!(), toolNameOf(methods[name])]).toEqual(["wrapped", name]);
  expect([methods.a!.options, methods.b!.options]).toEqual([{ timeout: 3 }, { timeout: 3 }]);
  const C = made.C as Record<string, () => string>;
  expect([C["e f"]!(), toolNameOf(C["e f"])]).toEqual(["wrapped", "e f"]);
});

test("what is written is TypeScript, also in a file with JSX", () => {
  const code =
    'import { tool } from "windlass"; const el = <p>é</p>; export const f = tool(() => el); class C { @tool private a() {} }';
  const { code: edited } = apply(code, "/src/tools.tsx");
  expect(ts.transpileModule(edited, { fileName: "a.tsx", reportDiagnostics: true }).diagnostics).toEqual([]);
});

describe("places", () => {
  test("lines stay, and columns in front of an insertion", () => {
    const code = `import { tool } from "windlass"\r\nclass C {\r\n  @tool({ timeout: 1 }) a() { throw 1 }\r\n  @tool({\n\r timeout: 2 }) b() { throw 2 }\u2028 c() {} }`;
    const { code: edited } = apply(code);
    expect(lines(edited)).toBe(lines(code));
    expect(positionAt(edited, edited.indexOf("throw 1"))).toEqual(positionAt(code, code.indexOf("throw 1")));
    expect(positionAt(edited, edited.indexOf("throw 2")).line).toBe(positionAt(code, code.indexOf("throw 2")).line);
  });

  test("the source map leads from moved options to where they were written", () => {
    const code = 'import { tool } from "windlass"\nclass C { x\n@tool({\ntimeout: late()\n}) a() {} }';
    const { map } = apply(code);
    expect(map.sources).toEqual(["/src/tools.ts"]);
    expect(map.sourcesContent).toEqual([code]);
    expect(map.mappings.split(";")).toHaveLength(lines(code));
  });

  test("any mix of members and statements keeps its lines and its own text", () => {
    const item = fc.constantFrom(
      "/** @tool */ function f() {}",
      "/** @tool */\nconst g = () => 1",
      "tool(() => 1,)",
      "class C {\n@tool({\ntimeout: 1 }) a() {}\n@tool b() {}\n/** @tool */ c() {} }",
      "let é = `\n`; // 😀",
      "use(\n() => 1, f as any, { f, g: () =>\n2, h() {\n} })",
      "schemaOf<\nstring>(\n)",
    );
    fc.assert(
      fc.property(fc.array(item), fc.constantFrom("\n", "\r\n", "\n\n"), (items, end) => {
        const code = items.join(end).replaceAll("\n", end);
        const { code: edited } = apply(code);
        expect(lines(edited)).toBe(lines(code));
        if (!/@tool b|use\(/.test(code)) expect(edited.replace(INSERTION, "")).toBe(code);
        expect(ts.transpileModule(edited, { reportDiagnostics: true }).diagnostics).toEqual([]);
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});
