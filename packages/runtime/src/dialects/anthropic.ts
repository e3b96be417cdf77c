import type { Json } from "../descriptor.js";
import { WindlassError } from "../errors/windlass-error.js";
import type { JsonSchema } from "../json-schema.js";
import type { Dialect, ToolFacts } from "./dialect.js";
import { mapSchema } from "./map-schema.js";
import { plainRoot } from "./plain-root.js";
import { withoutBooleans } from "./without-booleans.js";

/** A tool as Anthropic's Messages API takes it. */
export interface AnthropicTool {
  readonly name: string;
  readonly description?: string;
  readonly input_schema: JsonSchema;
  readonly input_examples?: readonly Json[];
}

/** What the API allows as a name of a top-level property. */
const PROPERTY_NAME = /^[a-zA-Z0-9_.-]{1,64}$/;

/** Anthropic's dialect (https://docs.anthropic.com/en/docs/agents-and-tools/tool-use/overview), without strict mode. */
export const anthropic: Dialect<AnthropicTool> = {
  name: "anthropic",
  declare(tool) {
    const schema = mapSchema(plainRoot(tool.inputSchema), withoutBooleans);
    checkPropertyNames(tool, schema);
    return {
      name: tool.name,
      ...(tool.description !== "" && { description: tool.description }),
      input_schema: schema,
      ...(tool.examples.length > 0 && { input_examples: tool.examples }),
    };
  },
};

/** One bad name and the API refuses the whole request; better to hear of it here. */
function checkPropertyNames(tool: ToolFacts, schema: JsonSchema): void {
  const bad = Object.keys(schema.properties ?? {}).find((name) => !PROPERTY_NAME.test(name));
  if (bad === undefined) return;
  throw new WindlassError(
    "WL2202",
    `Anthropic refuses the parameter ${JSON.stringify(bad)} of tool "${tool.name}": names must match ${PROPERTY_NAME.source}.`,
    { hint: "Rename the parameter, or make it a property of an object parameter." },
  );
}
