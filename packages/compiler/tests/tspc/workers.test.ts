import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Fixture } from "./fixture.js";

/** As ES module and as CommonJS: what a worker imports differs, and so does what a module knows of its own address. */
const tools = (name: string) => `// @ts-ignore
import { isMainThread } from "node:worker_threads";
import { tool } from "windlass";
const place = (): string => (isMainThread ? "main" : "worker");
/** Tagged. @worker @tool */
export function ${name}Tagged(word: string): string { return word + " in " + place(); }
/** A call. */
export const ${name}Call = tool({ worker: true }, (on: Date): string => on.toISOString() + " in " + place());
export class Places {
  /** Static. @worker @tool */
  static ${name}Static(word: string): string { return word + " in " + place(); }
}
/** The default. @worker @tool */
export default function ${name}Default(word: string): string { return word + " in " + place(); }
`;

const RUN = `
const { toolOf } = await import("windlass");
const found = {};
for (const [file, name] of [["a.js", "a"], ["b.cjs", "b"], ["c.mjs", "c"]]) {
  const loaded = await import("./lib/dist/" + file);
  const names = loaded.default?.default ? loaded.default : loaded;
  const tools = [names[name + "Tagged"], names[name + "Call"], names.Places[name + "Static"], names.default];
  for (const tool of tools.map(toolOf)) {
    const { data } = await tool.run(tool.name.endsWith("Call") ? { on: "2026-01-01T00:00:00Z" } : { word: "it" });
    found[tool.name] = data;
  }
}
console.log(JSON.stringify(found));
process.exit();`;

const ANSWERS = Object.fromEntries(
  ["a", "b", "c"].flatMap((name) => [
    [`${name}Tagged`, "it in worker"],
    [`${name}Call`, "2026-01-01T00:00:00.000Z in worker"],
    [`${name}Static`, "it in worker"],
    [`${name}Default`, "it in worker"],
  ]),
);

describe.each([
  ["ts6", "esm"],
  ["ts5", "cjs"],
] as const)("%s, %s", (toolchain, format) => {
  let fixture: Fixture;
  beforeAll(() => {
    fixture = new Fixture(toolchain, format);
    fixture.write("lib/src/a.ts", tools("a"));
    fixture.write("lib/src/b.cts", tools("b"));
    fixture.write("lib/src/c.mts", tools("c"));
  });
  afterAll(() => fixture.dispose());

  test("the tools of each kind of module run in workers", () => {
    expect(fixture.tspc("-p", "lib")).toEqual({ code: 0, output: "" });
    expect(fixture.read("lib/dist/a.js")).toContain(format === "esm" ? "module:import.meta.url" : "module:__filename");
    expect(fixture.read("lib/dist/b.cjs")).toContain("module:__filename");
    expect(fixture.read("lib/dist/c.mjs")).toContain("module:import.meta.url");
    const { output } = fixture.node("--input-type=module", "-e", RUN);
    expect(output).toContain("{");
    expect(JSON.parse(output)).toEqual(ANSWERS);
  });

  test("a CommonJS module that is a function", () => {
    const text =
      "/** Whole. @worker @tool */\nfunction whole(word: string): string { return word; }\nexport = whole;\n";
    fixture.write("lib/src/e.cts", text);
    expect(fixture.tspc("-p", "lib")).toEqual({ code: 0, output: "" });
    const run = `const { toolOf } = await import("windlass");
      const { default: whole } = await import("./lib/dist/e.cjs");
      console.log((await toolOf(whole).run({ word: "it" })).data);
      process.exit();`;
    expect(fixture.node("--input-type=module", "-e", run)).toEqual({ code: 0, output: "it\n" });
  });

  test("what no worker can find fails the build", () => {
    fixture.write("lib/src/d.ts", "/** Hidden. @worker @tool */\nfunction hidden(): void {}\nexport {};\n");
    const { code, output } = fixture.tspc("-p", "lib", "--pretty", "false");
    expect(code).not.toBe(0);
    expect(output).toContain("d.ts(1,13): error TS91034: WL1034: ");
    fixture.remove("lib/src/d.ts");
  });
});

test("a module of a kind that Node cannot import is an error", () => {
  const fixture = new Fixture("ts5", "cjs");
  try {
    fixture.write("lib/src/a.ts", "/** Tagged. @worker @tool */\nexport function tagged(): void {}\n");
    const { output } = fixture.tspc("-p", "lib", "--module", "amd", "--moduleResolution", "node10");
    expect(output).toMatch(/WL1034: .*a module of the kind AMD cannot be imported by a worker/);
  } finally {
    fixture.dispose();
  }
});
