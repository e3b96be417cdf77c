import { WindlassError } from "../errors/windlass-error.js";
import type { JsonSchema } from "../json-schema.js";
import type { Dialect } from "./dialect.js";
import { geminiSchema } from "./gemini-schema.js";
import { mapSchema } from "./map-schema.js";
import { plainRoot } from "./plain-root.js";
import { withoutBooleans } from "./without-booleans.js";

/** A function declaration as the Gemini API takes it. */
export interface GeminiTool {
  readonly name: string;
  readonly description?: string;
  readonly parametersJsonSchema: JsonSchema;
}

/**
 * Gemini's dialect (https://ai.google.dev/gemini-api/docs/function-calling), on its JSON Schema surface
 * (`parametersJsonSchema`), which takes a part of the keywords only.
 */
export const gemini: Dialect<GeminiTool> = {
  name: "gemini",
  declare(tool) {
    if (!/^[A-Za-z_]/.test(tool.name)) {
      throw new WindlassError(
        "WL2202",
        `Gemini refuses the tool name "${tool.name}": it must start with a letter or "_".`,
        {
          hint: "Give the tool another name with the option `name` or the tag `@toolName`.",
        },
      );
    }
    return {
      name: tool.name,
      ...(tool.description !== "" && { description: tool.description }),
      parametersJsonSchema: mapSchema(plainRoot(tool.inputSchema), (schema) => geminiSchema(withoutBooleans(schema))),
    };
  },
};
