import { spawnSync } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Calls the tools of a built module as a program does. */
const RUN = `
const { toolOf } = await import("windlass");
const module = await import(process.argv[1]);
const tools = [module.here, module.resize, module.Images?.crop].filter((fn) => fn).map(toolOf);
const results = tools.map(async (tool) => [tool.name, (await tool.run({ word: "ran in" })).data]);
console.log(JSON.stringify(Object.fromEntries(await Promise.all(results))));
process.exit();
`;

/** What the tools of a built module answer, by their names. */
export function runWorkers(file: string): Record<string, string> {
  const args = ["--input-type=module", "-e", RUN, pathToFileURL(file).href];
  const cwd = fileURLToPath(new URL("../..", import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", cwd });
  if (stderr !== "") throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, string>;
}
