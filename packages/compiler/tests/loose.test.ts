import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { compileFile } from "../src/compile.js";
import { openProject } from "../src/typescript/open-project.js";

/** Projects without `strictNullChecks`: the checker knows no null there, and the source still names it. */
const folder = mkdtempSync(path.join(realpathSync(tmpdir()), "windlass-loose-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SOURCE = `
interface Trip { note: string | null; days: number | undefined; title: string }
/** Plan. @tool */
export function plan(trip: Trip, where: string | null = null, how: string = null, when?: Date | null): string | null {
  return null;
}
/** Ask. @tool */
export async function ask(): Promise<{ answer: string } | null> { return null; }
/** Inside of other types. @tool */
export function list(all: (string | null)[], by: Record<string, number | null>, pair: [boolean | null]): (string | null)[] {
  return all;
}
`;

it.each(["ts5", "ts6", "ts7"])("null and undefined are read from the source (%s)", (toolchain) => {
  const file = path.join(folder, "tools.ts").replaceAll("\\", "/");
  const configFile = path.join(folder, "tsconfig.json");
  writeFileSync(file, SOURCE);
  writeFileSync(configFile, JSON.stringify({ compilerOptions: { strict: false, types: [] }, files: ["tools.ts"] }));
  const cwd = fileURLToPath(new URL(`../toolchains/${toolchain}`, import.meta.url));
  const project = openProject({ configFile, files: [file], cwd });
  try {
    const { tools, diagnostics } = compileFile(project, file);
    const [planned, asked, listed] = tools.map((tool) => tool.lowered);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(planned?.inputSchema).toEqual({
      type: "object",
      properties: {
        trip: {
          type: "object",
          properties: { note: { type: ["string", "null"] }, days: { type: "number" }, title: { type: "string" } },
          required: ["note", "title"],
          additionalProperties: false,
        },
        where: { type: ["string", "null"], default: null },
        how: { type: "string" },
        when: { type: ["string", "null"], format: "date-time" },
      },
      required: ["trip"],
      additionalProperties: false,
    });
    expect(planned?.outputSchema?.properties?.result).toEqual({ type: ["string", "null"] });
    expect(asked?.outputSchema?.properties?.result).toHaveProperty("anyOf.1", { type: "null" });
    const nicks = { type: "array", items: { type: ["string", "null"] } };
    expect(listed?.inputSchema.properties).toMatchObject({
      all: nicks,
      by: { additionalProperties: { type: ["number", "null"] } },
      pair: { prefixItems: [{ type: ["boolean", "null"] }] },
    });
    expect(listed?.outputSchema?.properties?.result).toEqual(nicks);
  } finally {
    project.dispose();
  }
});
