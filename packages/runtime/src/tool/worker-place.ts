import type { ToolDescriptor, WorkerPlace } from "../descriptor.js";
import { ToolDefinitionError } from "../errors/tool-definition-error.js";

/**
 * Where a worker finds the function of a tool that is to run in one.
 *
 * @param isWanted - whether the tool's options or tags ask for a worker
 * @param owner - whose function it is, for the message
 * @throws ToolDefinitionError where a worker cannot find it: running it here instead would let it block the program
 */
export function workerPlaceOf(
  descriptor: ToolDescriptor | undefined,
  isWanted: boolean,
  owner: string,
): WorkerPlace | undefined {
  if (!isWanted) return undefined;
  if (descriptor?.worker !== undefined) return descriptor.worker;
  const summary = `${owner} is to run in a worker, but a worker cannot find its function.`;
  throw new ToolDefinitionError("WL2011", summary, {
    hint: "A worker imports the function from its module: export it by a name, or make it a static method of an exported class. The option has to be written out, `tool({ worker: true }, …)`, where the compiler sees it.",
  });
}
