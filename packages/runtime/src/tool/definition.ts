import type { ToolDescriptor } from "../descriptor.js";
import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import type { JsonSchema } from "../json-schema.js";
import type { AnyFunction } from "./any-function.js";
import { checkParameters } from "./check-parameters.js";
import { classNameOf } from "./class-name.js";
import { type Contract, contractOf, handWrittenContract } from "./contract.js";
import { descriptorOf, parseText } from "./descriptor-of.js";
import { DOORS_HELP } from "./doors.js";
import { optionsOf } from "./kept-options.js";
import type { ToolOptions } from "./tool-options.js";

/** Where a tool's schema comes from, and what follows from it. */
export interface Definition {
  readonly descriptor: ToolDescriptor | undefined;
  /** Options in code, above what doc tags say. */
  readonly options: ToolOptions;
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

/** A marked `call` method: what the compiler derived, and the options of `@tool({ … })` above it. */
export interface MarkedCall {
  readonly descriptor: ToolDescriptor;
  readonly options: ToolOptions;
}

/**
 * The nearest `call` method that was compiled, from the object itself upwards: an override without types of its own in the
 * build keeps what the base class was compiled to.
 */
export function markedCall(tool: object): MarkedCall | undefined {
  for (let owner: object | null = tool; owner !== null; owner = Object.getPrototypeOf(owner) as object | null) {
    const call: unknown = Object.getOwnPropertyDescriptor(owner, "call")?.value;
    const descriptor = typeof call === "function" ? descriptorOf(call) : undefined;
    if (descriptor !== undefined) return { descriptor, options: optionsOf(call as AnyFunction) ?? {} };
  }
  return undefined;
}

/**
 * Reads what defines a tool.
 *
 * @throws ToolDefinitionError where there is no schema, or two
 */
export function defineTool(tool: Definable, marked: MarkedCall | undefined): Definition {
  const { parameters } = tool;
  const descriptor = marked?.descriptor;
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
  return marked === undefined ? byHand(name, parameters ?? {}) : compiled(marked);
}

function compiled({ descriptor, options }: MarkedCall): Definition {
  const texts = { input: descriptor.inputSchema, output: descriptor.outputSchema };
  const schema = (part: "input" | "output") =>
    texts[part] === undefined ? undefined : (parseText(descriptor, `${part}Schema`) as JsonSchema);
  return { descriptor, options, texts, schema, contract: once(() => contractOf(descriptor)) };
}

function byHand(name: string, parameters: object): Definition {
  checkParameters(parameters, name);
  const input = JSON.stringify(parameters);
  // Parsed again, so that a later change of the object does not reach into calls.
  const schema = () => JSON.parse(input) as JsonSchema;
  const contract = once(() => handWrittenContract(schema()));
  return {
    descriptor: undefined,
    options: {},
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
