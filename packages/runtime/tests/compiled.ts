import { DESCRIPTOR_KEY, type ToolCodec, type ToolDescriptor } from "../src/descriptor.js";
import type { JsonSchema } from "../src/json-schema.js";

/** A descriptor as the compiler writes it, with schemas and codec as objects for legibility. */
export type DescriptorParts = Omit<ToolDescriptor, "v" | "inputSchema" | "outputSchema" | "codec" | "params"> & {
  readonly input?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly output?: JsonSchema;
  readonly codec?: ToolCodec;
  readonly params?: ToolDescriptor["params"];
};

/** Writes a descriptor by hand. All properties are required unless `required` says otherwise. */
export function descriptor(parts: DescriptorParts): ToolDescriptor {
  const {
    input = {},
    required = Object.keys(input),
    $defs,
    output,
    codec,
    params = Object.keys(input),
    ...rest
  } = parts;
  const inputSchema = {
    type: "object",
    properties: input,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...($defs && { $defs }),
  };
  return {
    v: 1,
    ...rest,
    inputSchema: JSON.stringify(inputSchema),
    ...(output && { outputSchema: JSON.stringify(output) }),
    params,
    ...(codec && { codec: JSON.stringify(codec) }),
  };
}

/** The output schema of a result that is no object. */
export function wrapped(result: JsonSchema): JsonSchema {
  return { type: "object", properties: { result }, required: ["result"], additionalProperties: false };
}

/** A doc-tagged function as it comes out of the compiler. */
export function compiled<F extends (...args: never[]) => unknown>(fn: F, parts: DescriptorParts): F {
  return Object.defineProperty(fn, DESCRIPTOR_KEY, { value: descriptor(parts) });
}

/** A tool that adds two numbers; a new function each time. */
export function adder(): (a: number, b: number) => number {
  return compiled((a: number, b: number) => a + b, {
    name: "add",
    description: "Adds.",
    input: { a: { type: "number" }, b: { type: "number" } },
    output: wrapped({ type: "number" }),
    wrapped: true,
  });
}
