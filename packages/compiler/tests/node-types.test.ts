import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { compileFile } from "../src/compile.js";
import { openProject } from "../src/typescript/open-project.js";

/** Types of Node, which the golden cases do without. */
const folder = mkdtempSync(path.join(realpathSync(tmpdir()), "windlass-node-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SOURCE = `
import type { Readable } from "node:stream";
/** Store. @tool */
export function store(data: Buffer, more: Buffer[], at?: URL, from?: Readable): { copy: Buffer } { return { copy: data }; }
`;

it.each(["ts5", "ts6", "ts7"])("a Buffer arrives as one (%s)", (toolchain) => {
  const file = path.join(folder, "tools.ts").replaceAll("\\", "/");
  const configFile = path.join(folder, "tsconfig.json");
  const typeRoots = [fileURLToPath(new URL("../../../node_modules/@types", import.meta.url))];
  const compilerOptions = { strict: true, module: "nodenext", target: "es2022", types: ["node"], typeRoots };
  writeFileSync(file, SOURCE);
  writeFileSync(configFile, JSON.stringify({ compilerOptions, files: ["tools.ts"] }));
  const cwd = fileURLToPath(new URL(`../toolchains/${toolchain}`, import.meta.url));
  const project = openProject({ configFile, files: [file], cwd });
  try {
    const { tools, diagnostics } = compileFile(project, file);
    const base64 = { type: "string", contentEncoding: "base64" };
    expect(tools[0]?.lowered.inputSchema).toEqual({
      type: "object",
      properties: { data: base64, more: { type: "array", items: base64 }, at: { type: "string", format: "uri" } },
      required: ["data", "more"],
      additionalProperties: false,
    });
    const buffer = ["node-buffer"];
    expect(tools[0]?.lowered.codec).toEqual({
      input: [
        "object",
        [
          ["data", buffer],
          ["more", ["array", buffer]],
          ["at", ["url"]],
        ],
      ],
      output: ["object", [["copy", buffer]]],
    });
    expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(["info WL1011"]);
  } finally {
    project.dispose();
  }
});
