import type { BedrockTool } from "../definitions.js";
import { type MadeDialect, makeDialect } from "../make-dialect.js";
import { bedrockWire } from "../wire/bedrock.js";
import { anthropic } from "./anthropic.js";

/**
 * Amazon Bedrock's Converse (https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ToolSpecification.html). What it takes of a schema is a
 * matter of the model; Claude's rules are the strictest known.
 */
export const bedrock: MadeDialect<BedrockTool, typeof bedrockWire> = makeDialect({
  ...anthropic.spec,
  name: "bedrock",
  define: ({ name, description, schema, strict }) => ({
    toolSpec: {
      name,
      // An empty one is refused.
      ...(description !== "" && { description }),
      inputSchema: { json: { type: "object", ...schema } },
      ...(strict && { strict }),
    },
  }),
  wire: bedrockWire,
});
