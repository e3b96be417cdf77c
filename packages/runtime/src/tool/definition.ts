import type { ToolDescriptor } from "../descriptor.js";
import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import type { JsonSchema } from "../json-schema.js";
import { checkSchema } from "../schema/check-schema.js";
import { classNameOf } from "./check-settings.js";
import { type Contract, contractOf, handWrittenContract } from "./contract.js";
import { descriptorOf, parseText } from "./descriptor-of.js";
import { DOORS_HELP } from "./doors.js";

/** Where a tool's schema comes from, and what follows from it. */
export interface Definition {
  readonly descriptor: ToolDescriptor | undefined;
  readonly parameters: object | undefined;
  readonly texts: { readonly input: string; readonly output: string | undefined };
  /** Reads a schema's text; a new object each time. */
  schema(part: "input" | "output"): JsonSchema | undefined;
  /** What a call needs to know, read at the first one. */
  contract(): Contract;
}

/** A tool as far as its definition goes. */
interface Definable {
  readonly call?: unknown;
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
}

/** Whether a definition still holds. */
export function isStillDefinedBy(
  definition: Definition,
  descriptor: ToolDescriptor | undefined,
  parameters: object | undefined,
): boolean {
  return definition.descriptor === descriptor && definition.parameters === parameters;
}

/**
 * The descriptor of the nearest `call` method that has one, from the object itself upwards: an override without types of
 * its own in the build keeps what the base class was compiled to.
 */
export function descriptorOfCall(tool: object): ToolDescriptor | undefined {
  for (let owner: object | null = tool; owner !== null; owner = Object.getPrototypeOf(owner) as object | null) {
    const call: unknown = Object.getOwnPropertyDescriptor(owner, "call")?.value;
    const found = typeof call === "function" ? descriptorOf(call) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Reads what defines a tool.
 *
 * @throws ToolDefinitionError where there is no schema, or two
 */
export function defineTool(tool: Definable, descriptor: ToolDescriptor | undefined): Definition {
  const { parameters } = tool;
  const name = classNameOf(tool);
  if (descriptor === undefined && parameters === undefined) {
    throw new ToolDefinitionError(
      "WL2009",
      `${name} has no schema: its \`call\` method was not compiled with the Windlass plugin, and there are no hand-written \`parameters\`.`,
      { hint: DOORS_HELP },
    );
  }
  if (descriptor !== undefined && parameters !== undefined) {
    throw new ToolDefinitionError(
      "WL2009",
      `${name} has two schemas: the types of its \`call\` method, and hand-written \`parameters\`.`,
      { hint: "Take the `parameters` away, or let `call` take one untyped arguments object." },
    );
  }
  return descriptor === undefined ? byHand(name, parameters ?? {}) : compiled(descriptor);
}

function compiled(descriptor: ToolDescriptor): Definition {
  const texts = { input: descriptor.inputSchema, output: descriptor.outputSchema };
  const schema = (part: "input" | "output") =>
    texts[part] === undefined ? undefined : (parseText(descriptor, `${part}Schema`) as JsonSchema);
  return { descriptor, parameters: undefined, texts, schema, contract: once(() => contractOf(descriptor)) };
}

function byHand(name: string, parameters: object): Definition {
  const problems = checkSchema(parameters);
  if (problems.length > 0) {
    throw new ToolDefinitionError(
      "WL2010",
      `The \`parameters\` of ${name} are no JSON Schema of an object: ${problems.slice(0, 10).join("; ")}.`,
    );
  }
  const input = JSON.stringify(parameters);
  // Parsed again, so that a later change of the object does not reach into calls.
  const schema = () => JSON.parse(input) as JsonSchema;
  const contract = once(() => handWrittenContract(schema()));
  return {
    descriptor: undefined,
    parameters,
    texts: { input, output: undefined },
    schema: (part) => (part === "input" ? schema() : undefined),
    contract,
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
