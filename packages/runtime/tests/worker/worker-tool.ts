import { fileURLToPath } from "node:url";
import { type CallOptions, type ToolResult, toolOf } from "windlass";
import { compiled, type DescriptorParts } from "../compiled.js";

/** A module of functions that the tests call in workers. */
export const fixture = (name: string): string => new URL(`./fixtures/${name}`, import.meta.url).href;
export const fixturePath = (name: string): string => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));

/** Makes a tool whose function is in a module that only the worker loads: here it throws. */
export function workerTool(path: string, parts: Partial<DescriptorParts> = {}, module = fixture("work.mjs")) {
  const here = () => {
    throw new Error("ran on the caller's thread");
  };
  return toolOf(
    compiled(here, {
      name: "probe",
      options: { worker: true },
      worker: { module, path: path.split(".") },
      ...parts,
    }),
  );
}

/** Calls such a tool. */
export function call(
  path: string,
  args: Record<string, unknown> = {},
  options: CallOptions = {},
  parts?: Partial<DescriptorParts>,
): Promise<ToolResult> {
  const input = Object.fromEntries(Object.keys(args).map((name) => [name, {}]));
  return workerTool(path, { input, ...parts }).execute({ id: "call_1", name: "probe", arguments: args }, options);
}
