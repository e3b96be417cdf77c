import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Fixture, type ModuleFormat, type Toolchain } from "./fixture.js";

const source = (name: string) => readFileSync(new URL(`../doors/fixtures/src/${name}`, import.meta.url), "utf8");
const SHOW = `const { registry, kit, stay } = await import("./lib/dist/sources.js");
  const { data } = await registry.execute({ name: "whisper", arguments: { text: "A" } });
  console.log(registry.names().join(), data, kit.map((tool) => tool.name).join());
  console.log(stay.parse('{ "from": "2026-12-01T10:00:00Z" }').from.getTime());`;

describe.each<[Toolchain, ModuleFormat]>([
  ["ts6", "esm"],
  ["ts5", "cjs"],
])("%s, %s", (toolchain, format) => {
  let fixture: Fixture;
  beforeAll(() => {
    fixture = new Fixture(toolchain, format);
    for (const name of ["sources.ts", "quiet.ts"]) fixture.write(`lib/src/${name}`, source(name));
  });
  afterAll(() => fixture.dispose());

  test("tspc: sources of tools and schemas that the runtime reads", () => {
    expect(fixture.tspc("-p", "lib")).toEqual({ code: 0, output: "" });
    const { output } = fixture.node("--input-type=module", "-e", SHOW);
    expect(output).toBe(`repeat,shout,whisper,quiet a repeat,half\n${Date.UTC(2026, 11, 1, 10)}\n`);
    expect(fixture.read("lib/dist/sources.d.ts")).not.toMatch(/defineProperties|inputSchema/);
  });

  test("a type that has no JSON form fails the build", () => {
    fixture.write("lib/src/sources.ts", source("sources.ts").replace("nights?: number", "nights: symbol"));
    const { code, output } = fixture.tspc("-p", "lib");
    expect(code).not.toBe(0);
    expect(output).toContain("WL1010: schemaOf<Stay>, member nights: ");
  });
});
