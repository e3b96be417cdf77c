import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const CONFIG = fileURLToPath(new URL("types/tsconfig.json", import.meta.url));

/** The package `typescript` of one of the toolchains that the compiler is tested with. */
function typescriptOf(toolchain: string): { readonly version: string; readonly tsc: string } {
  const find = createRequire(new URL(`../../compiler/toolchains/${toolchain}/package.json`, import.meta.url));
  const manifest = find.resolve("typescript/package.json");
  return {
    version: (find(manifest) as { readonly version: string }).version,
    tsc: join(dirname(manifest), "bin", "tsc"),
  };
}

// The type tests themselves run on the TypeScript of the workspace; users have others.
test.each([
  ["ts5", "5.9."],
  ["ts6", "6.0."],
  ["ts7", "7.0."],
])("the type tests hold on %s", async (toolchain, version) => {
  const typescript = typescriptOf(toolchain);
  expect(typescript.version.startsWith(version)).toBe(true);
  const run = promisify(execFile)(process.execPath, [typescript.tsc, "-p", CONFIG]);
  expect(await run.catch((error: { readonly stdout: string }) => error)).toMatchObject({ stdout: "" });
});
