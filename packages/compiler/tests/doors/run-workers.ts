import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";

/** Calls each tool of a built module in a worker that imports it from where its descriptor says; by name what came out. */
const RUN = `
import { Worker } from "node:worker_threads";
const module = await import(process.argv[1]);
const tools = [module.here, module.resize, module.Images?.crop].filter((fn) => fn);
const work = \`
  const { parentPort, workerData: { module, path } } = require("node:worker_threads");
  import(/^[A-Za-z]+:..../.test(module) ? module : require("node:url").pathToFileURL(module)).then((names) => {
    const fn = path.reduce((found, name) => found[name], names);
    parentPort.postMessage(fn("ran in"));
  });
\`;
const results = tools.map(async (fn) => {
  const { name, worker } = fn[Symbol.for("windlass.tool")];
  const thread = new Worker(work, { eval: true, execArgv: [], workerData: worker });
  return [name, await new Promise((done, fail) => thread.once("message", done).once("error", fail))];
});
console.log(JSON.stringify(Object.fromEntries(await Promise.all(results))));
`;

/** What the tools of a built module answer in workers, by their names. */
export function runWorkers(file: string): Record<string, string> {
  const args = ["--input-type=module", "-e", RUN, pathToFileURL(file).href];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (stderr !== "") throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, string>;
}
