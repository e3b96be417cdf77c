import { Console } from "node:console";
import { pathToFileURL } from "node:url";
import { ToolRegistry } from "windlass";
import { CommandError, EXIT, messageOf } from "../command-error.js";
import type { ProjectOption } from "../compile-sources.js";
import { isSource } from "../source-files.js";
import { complain } from "../terminal.js";
import { bundleSources } from "./bundle-sources.js";
import { toolsOfModule } from "./tools-of-module.js";

/**
 * Loads modules and collects their tools. From here on `console` writes to standard error, since standard output belongs
 * to the result or the protocol.
 *
 * @param files - absolute paths of TypeScript files (compiled on the fly) and built modules (loaded as they are)
 * @throws CommandError where a file has errors, cannot be loaded, or holds no tools
 */
export async function loadTools(files: readonly string[], options: ProjectOption): Promise<ToolRegistry> {
  globalThis.console = new Console(process.stderr, process.stderr);
  const bundle = await bundleSources(files.filter(isSource), options);
  const registry = new ToolRegistry();
  try {
    for (const file of files) addTools(registry, file, await load(bundle.outputs.get(file) ?? file, file));
  } finally {
    // What is loaded needs its file no more.
    bundle.remove();
  }
  if (registry.size > 0) return registry;
  const hint = "Export a function that is marked with /** @tool */, a tool(…), or a Tool.";
  throw new CommandError(EXIT.failed, `There are no tools among the exports of ${files.join(", ")}.`, hint);
}

async function load(path: string, file: string): Promise<object> {
  try {
    return (await import(pathToFileURL(path).href)) as object;
  } catch (error) {
    // The stack is the user's own: it leads to the line of the module that threw.
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new CommandError(EXIT.failed, `${file} cannot be loaded.`, text);
  }
}

function addTools(registry: ToolRegistry, file: string, module: object): void {
  const { tools, remarks } = toolsOfModule(module);
  for (const remark of remarks) complain(`${file}: ${remark}`);
  try {
    registry.add(tools);
  } catch (error) {
    throw new CommandError(EXIT.failed, `${file}: ${messageOf(error)}`);
  }
}
