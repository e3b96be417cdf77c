import type { CallTarget } from "../call/call-target.js";
import type { WorkerPlace } from "../descriptor.js";
import type { Definition } from "./definition.js";
import type { ToolFields } from "./tool-fields.js";
import { workerPlaceOf } from "./worker-place.js";

/** A tool without options of its own is given up after a minute. */
const DEFAULT_TIMEOUT = 60_000;

/** What a call needs to know of a tool: its fields, above the options in code, above the doc tags. */
export function targetOf(tool: ToolFields, definition: Definition): CallTarget {
  const { contract, descriptor, options } = definition;
  const tags = descriptor?.options ?? {};
  return {
    name: tool.name,
    description: tool.description,
    server: tool.server,
    worker: workerOf(tool, definition),
    timeout: tool.timeout ?? options.timeout ?? tags.timeout ?? DEFAULT_TIMEOUT,
    requiresApproval: tool.requiresApproval ?? options.requiresApproval ?? tags.requiresApproval ?? false,
    ...contract(),
    invoke: (args) => tool.call(...args),
  };
}

/**
 * Where a worker finds the tool's function, if it is to run in one.
 *
 * @throws ToolDefinitionError where a worker cannot find it
 */
export function workerOf(tool: ToolFields, { descriptor, options }: Definition): WorkerPlace | undefined {
  const isWanted = tool.worker ?? options.worker ?? descriptor?.options?.worker ?? false;
  return workerPlaceOf(descriptor, isWanted, `Tool "${tool.name}"`);
}
