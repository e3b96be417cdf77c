import type { JsonSchema } from "../json-schema.js";
import type { Dialect } from "./dialect.js";
import { mapSchema } from "./map-schema.js";
import { plainRoot } from "./plain-root.js";
import { withoutBooleans } from "./without-booleans.js";

/** A tool as OpenAI's Chat Completions take it, and the many providers that copy them. */
export interface OpenAITool {
  readonly type: "function";
  readonly function: {
    readonly name: string;
    readonly description?: string;
    readonly parameters: JsonSchema;
  };
}

/**
 * OpenAI's dialect (https://platform.openai.com/docs/guides/function-calling), without strict mode. The API refuses an
 * object without `properties` and an array without `items`, and with one bad tool the whole request.
 */
export const openai: Dialect<OpenAITool> = {
  name: "openai",
  declare(tool) {
    const parameters = mapSchema(plainRoot(tool.inputSchema), (schema) => complete(withoutBooleans(schema)));
    const hasNone = Object.keys(parameters.properties ?? {}).length === 0;
    return {
      type: "function",
      function: {
        name: tool.name,
        ...(tool.description !== "" && { description: tool.description }),
        parameters: hasNone ? { ...parameters, required: [] } : parameters,
      },
    };
  },
};

function complete(schema: JsonSchema): JsonSchema {
  const types = [schema.type ?? []].flat();
  return {
    ...schema,
    ...(types.includes("object") && schema.properties === undefined && { properties: {} }),
    ...(types.includes("array") && schema.items === undefined && { items: {} }),
  };
}
