import type { CompiledTool } from "@windlass/compiler";
import type { Json, ToolFacts } from "windlass";
import { type Conversion, convertAll, dialectNamed } from "windlass/dialects";
import { CommandError, EXIT, messageOf } from "./command-error.js";

/** In which dialect, and whether in its strict mode. */
export interface StyleOptions {
  readonly style?: string;
  readonly strict?: boolean;
}

/**
 * The tools in the dialect of a provider, as a program gets them: what goes into one request.
 *
 * @param tools - the tools
 * @param options - name of the dialect, and whether in its strict mode
 * @returns a conversion for each tool
 * @throws CommandError for an unknown dialect, for more tools than the provider takes, for strict mode without a dialect
 */
export function convertTools(tools: readonly CompiledTool[], options: StyleOptions): Conversion[] | undefined {
  const { style, strict = false } = options;
  if (style === undefined) {
    if (!strict) return undefined;
    throw new CommandError(EXIT.usage, "--strict needs a dialect.", "Name it: --strict --style openai");
  }
  try {
    return convertAll(tools.map(factsOf), dialectNamed(style), { strict });
  } catch (error) {
    throw new CommandError(EXIT.usage, messageOf(error));
  }
}

/** What the runtime tells dialects about a tool of a built program. */
function factsOf({ name, lowered }: CompiledTool): ToolFacts {
  const { description = "", inputSchema, outputSchema, options, examples = [] } = lowered;
  return {
    name,
    description,
    inputSchema: structuredClone(inputSchema),
    outputSchema: structuredClone(outputSchema),
    annotations: options?.annotations,
    examples: examples as readonly Json[],
    schemaTexts: {
      input: JSON.stringify(inputSchema),
      output: outputSchema === undefined ? undefined : JSON.stringify(outputSchema),
    },
  };
}
