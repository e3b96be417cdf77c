import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import windlassVite from "../../src/doors/vite.js";
import { fixture } from "./builds.js";

let folder: string;
let server: ViteDevServer;

beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "windlass-dev-"))).replaceAll("\\", "/");
  cpSync(fixture(""), folder, { recursive: true });
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [windlassVite()],
  });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a module is served with its descriptors, for the server too", async () => {
  const file = `${folder}/src/units-tool.ts`;
  writeFileSync(file, UNITS_TOOL);
  for (const environment of [server.environments.client, server.environments.ssr]) {
    const served = await environment.transformRequest(file);
    expect(served?.code).toContain('"fahrenheit"');
    expect(served?.code).toContain("windlass.tool");
  }
});

test("a change of a file that only declares types reaches the schema", async () => {
  const file = `${folder}/src/units-tool.ts`;
  writeFileSync(file, UNITS_TOOL);
  const before = await server.environments.client.transformRequest(file);
  expect(before?.code).not.toContain("kelvin");
  const types = `${folder}/src/units.ts`;
  writeFileSync(types, 'export type Units = "celsius" | "kelvin";\n');
  server.watcher.emit("change", types);
  await expect
    .poll(async () => (await server.environments.client.transformRequest(file))?.code, { timeout: 20_000 })
    .toContain("kelvin");
});

const UNITS_TOOL = `import type { Units } from "./units.js";
/**
 * Converts.
 *
 * @param to - The unit.
 * @tool
 */
export function convert(to: Units): string {
  return to;
}
`;
