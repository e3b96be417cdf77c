import type { CallOptions } from "../call/call-options.js";
import type { ToolSuccess } from "../call/tool-result.js";
import { DESCRIPTOR_KEY, type ToolDescriptor } from "../descriptor.js";
import type { Declare } from "../dialects/styles.js";
import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import type { JsonSchema } from "../json-schema.js";
import type { AnyFunction } from "./any-function.js";
import type { Tool } from "./tool.js";

/** What `tool(fn)` adds to a function. All of it is not enumerable; the function itself stays what it was. */
export interface ToolMembers<F extends AnyFunction> {
  /** The name of the tool. */
  readonly toolName: string;
  /** What the tool does, for the model. */
  readonly description: string;
  /** The JSON Schema of the arguments object. */
  readonly inputSchema: JsonSchema;
  /** The JSON Schema of the result, if its type has one. */
  readonly outputSchema: JsonSchema | undefined;
  /** What the compiler derived. */
  readonly descriptor: ToolDescriptor;
  /**
   * The tool's declaration for a provider. `style` is `"openai"` (the default), `"anthropic"`, `"gemini"`, `"mcp"`, or a
   * dialect as a value.
   */
  readonly schema: Declare;
  /**
   * Calls the tool with arguments by name, as a model sends them: validated, repaired where that is safe, revived.
   *
   * @throws ToolExecutionError of the kind that fits, with the real error as `cause`
   */
  run(args?: Record<string, unknown>, options?: CallOptions): Promise<ToolSuccess<Awaited<ReturnType<F>>>>;
  /**
   * Calls the tool with the function's own, typed arguments; they pass the same checks and the same gate.
   *
   * @throws ToolExecutionError of the kind that fits, with the real error as `cause`
   */
  runWith(...args: Parameters<F>): Promise<ToolSuccess<Awaited<ReturnType<F>>>>;
}

/** A function that is a tool: callable as before, with the members of a tool. */
export type ToolFunction<F extends AnyFunction> = F & ToolMembers<F>;

/**
 * Attaches the members to the function itself.
 *
 * @throws ToolDefinitionError where the function takes no members, or has one of that name that is not ours
 */
export function attachMembers<F extends AnyFunction>(fn: F, descriptor: ToolDescriptor, made: Tool): ToolFunction<F> {
  const members: PropertyDescriptorMap = {
    toolName: { get: () => made.name },
    description: { get: () => made.description },
    inputSchema: { get: () => made.inputSchema },
    outputSchema: { get: () => made.outputSchema },
    descriptor: { get: () => made.descriptor },
    schema: { value: made.schema.bind(made) },
    run: { value: made.run.bind(made) },
    runWith: { value: made.runWith.bind(made) },
  };
  const taken = Object.keys(members).find((name) => Object.hasOwn(fn, name));
  if (taken !== undefined || !Object.isExtensible(fn)) {
    const reason = taken === undefined ? "is frozen" : `has a property \`${taken}\` of its own`;
    throw new ToolDefinitionError(
      "WL2012",
      `The function \`${fn.name}\` ${reason}, so the members of a tool cannot be attached to it.`,
      {
        hint: "Mark a function around it: `tool((…) => original(…))`.",
      },
    );
  }
  if (!Object.hasOwn(fn, DESCRIPTOR_KEY)) Object.defineProperty(fn, DESCRIPTOR_KEY, { value: descriptor });
  return Object.defineProperties(fn, members) as ToolFunction<F>;
}
