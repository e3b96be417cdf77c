import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Fixture, type ModuleFormat, type Toolchain, type Watch } from "./fixture.js";

const inner = (field: string) => `export interface Inner { a: string; ${field} }\n`;
const TYPES = 'import type { Inner } from "./inner.js";\nexport interface Foo { inner: Inner; n: number }\n';
const libTool = (type: string) => `import type { Foo } from "./types.js";
/** Lib tool.
 * @tool
 */
export function libTool(foo: Foo, s: ${type}): string { return foo.inner.a + String(s); }
export const after = () => { throw new Error("at line 6"); };
`;
const APP = `import { tool } from "windlass";
import type { Foo } from "../../lib/dist/types.js";
/** App tool. */
export const appTool = tool((foo: Foo): string => foo.inner.a);
export class Desk {
  /** Opens. */
  @tool({ timeout: 5 })
  open(foo: Foo): string { return foo.inner.a; }
}
`;
const FAULT = /tools\.ts(:5:\d+ - |\(5,\d+\): )error TS91010: WL1010: /;

const all: [Toolchain, ModuleFormat][] = [
  ["ts6", "esm"],
  ["ts5", "cjs"],
  ["ts6", "cjs"],
  ["ts5", "esm"],
];

describe.each(process.env.WINDLASS_FULL === "1" ? all : all.slice(0, 2))("%s, %s", (toolchain, format) => {
  let fixture: Fixture;
  beforeAll(() => {
    fixture = new Fixture(toolchain, format);
    fixture.write("lib/src/types.ts", TYPES);
    fixture.write("lib/src/plain.ts", "export const plain = 1;\n");
    fixture.write("app/src/app.ts", APP);
  });
  afterAll(() => fixture.dispose());

  describe.each(["-b", "-p"])("tspc %s", (mode) => {
    const has = (file: string, text: string) => fixture.read(file).includes(text);
    const build = (...more: readonly string[]) => {
      if (mode === "-b") return fixture.tspc("-b", ...more);
      const [lib, app] = [fixture.tspc("-p", "lib", ...more), fixture.tspc("-p", "app", ...more)];
      return { code: lib.code || app.code, output: lib.output + app.output };
    };
    const writeTools = (text: string) => fixture.write("lib/src/tools.ts", text);
    const built = { code: 0, output: "" };

    beforeAll(() => {
      fixture.clean();
      fixture.write("lib/src/inner.ts", inner("b1: number"));
      writeTools(libTool("string"));
    });

    test("the first build carries descriptors that the runtime reads", () => {
      expect(build()).toEqual(built);
      expect(fixture.read("lib/dist/tools.d.ts")).not.toMatch(/windlass|defineProperty/);
      const show = `const { toolOf, toolsOf } = await import("windlass");
        const { libTool } = await import("./lib/dist/tools.js"), { appTool, Desk } = await import("./app/dist/app.js");
        const tools = [toolOf(libTool), toolOf(appTool), ...toolsOf(new Desk())];
        console.log(tools.map((tool) => tool.name).join(), JSON.stringify(tools[0].inputSchema));`;
      const { output } = fixture.node("--input-type=module", "-e", show);
      expect(output).toContain("libTool,appTool,open");
      expect(output).toContain('"b1":{"type":"number"}');
    });

    test("nothing changed: nothing is written", () => {
      const files = ["lib/dist/tools.js", "app/dist/app.js"];
      const before = files.map((file) => fixture.writtenAt(file));
      expect(build()).toEqual(built);
      expect(files.map((file) => fixture.writtenAt(file))).toEqual(before);
    });

    test("a type changes two files away, and a project away", () => {
      const before = fixture.writtenAt("lib/dist/plain.js");
      fixture.write("lib/src/inner.ts", inner("b2: boolean"));
      expect(build()).toEqual(built);
      expect(has("lib/dist/tools.js", "b2")).toBe(true);
      expect(has("app/dist/app.js", "b2")).toBe(true);
      expect(fixture.writtenAt("lib/dist/plain.js")).toBe(before);
    });

    test("a tool at fault fails each build, writes nothing, and is forgotten when mended", () => {
      writeTools(libTool("symbol"));
      for (const more of [[], [], ["--noEmit"]]) {
        const { code, output } = build(...more);
        expect(code).not.toBe(0);
        expect(output).toMatch(FAULT);
        expect(output).toContain("help: ");
      }
      expect(has("lib/dist/tools.js", "b2")).toBe(true);
      writeTools(libTool("string"));
      expect(build()).toEqual(built);
      expect(has("lib/dist/tools.js", "b2")).toBe(true);
    });

    test("a type two files away makes a tool faulty", () => {
      fixture.write("lib/src/inner.ts", inner("b2: symbol"));
      const { code, output } = build();
      expect(code).not.toBe(0);
      expect(output).toContain("WL1010");
      fixture.write("lib/src/inner.ts", inner("b2: boolean"));
      expect(build()).toEqual(built);
    });

    test.each([
      ["a type error behind a tool", `${libTool("string")}export const wrong: number = "x";\n`, "(7,14): error TS2322"],
      [
        "a type error on the first line",
        `export const wrong: number = "x";${libTool("string")}`,
        "(1,14): error TS2322",
      ],
      ["a syntax error", `export const wrong = (;\n${libTool("string")}`, "(1,23): error TS1109"],
    ])("%s keeps its place", (_, text, place) => {
      writeTools(text);
      const { code, output } = build("--pretty", "false");
      expect(code).not.toBe(0);
      expect(output).toContain(`tools.ts${place}`);
      writeTools(libTool("string"));
      expect(build()).toEqual(built);
    });

    test("a file is deleted, and comes back", () => {
      fixture.remove("lib/src/tools.ts");
      expect(build()).toEqual(built);
      writeTools(libTool("string"));
      expect(build()).toEqual(built);
    });

    test("the source map leads to the user's line", () => {
      const run =
        'import("./lib/dist/tools.js").then((made) => made.after()).catch((error) => console.log(error.stack))';
      expect(fixture.node("--enable-source-maps", "-e", run).output).toContain("tools.ts:6:36");
    });

    test("--watch sees all of it", async () => {
      const watch: Watch = fixture.watch(mode, ...(mode === "-p" ? ["lib"] : []));
      try {
        const settled = () => watch.until(() => /Watching for file changes/.test(watch.output));
        const after = async (change: () => void, isDone: () => boolean) => {
          expect(await settled(), watch.output).toBe(true);
          watch.forget();
          change();
          // `--build` says that it watches before it does: a change in between is missed, and has to be saved again.
          expect(await watch.until(isDone, change), watch.output).toBe(true);
        };
        const field = (text: string) => () => fixture.write("lib/src/inner.ts", inner(text));
        await after(field("b3: boolean"), () => has("lib/dist/tools.js", "b3"));
        await after(
          () => writeTools(libTool("symbol")),
          () => FAULT.test(watch.output),
        );
        await after(
          () => writeTools(libTool("string")),
          () => watch.output.includes("Found 0 errors"),
        );
        await after(field("b4: boolean"), () => has("lib/dist/tools.js", "b4"));
      } finally {
        await watch.stop();
      }
    });
  });
});
