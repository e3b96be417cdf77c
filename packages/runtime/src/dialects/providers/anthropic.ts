import type { AnthropicTool } from "../definitions.js";
import { type MadeDialect, makeDialect } from "../make-dialect.js";
import { anthropicWire } from "../wire/anthropic.js";
import { ANTHROPIC_RULES, ANTHROPIC_STRICT_RULES } from "./anthropic-rules.js";
import { TOOL_NAME } from "./openai.js";

/**
 * Anthropic's Messages (https://docs.anthropic.com/en/docs/agents-and-tools/tool-use/overview). The limits of strict mode are those of its error
 * messages; one tool may have less than a request, since a schema of 24 optional properties is "too complex".
 */
export const anthropic: MadeDialect<AnthropicTool, typeof anthropicWire> = makeDialect({
  name: "anthropic",
  rules: ANTHROPIC_RULES,
  strict: ANTHROPIC_STRICT_RULES,
  toolName: TOOL_NAME,
  limits: {
    strict: { tool: { optionals: 10, unions: 15 }, request: { tools: 20, optionals: 24, unions: 16 } },
  },
  define: ({ name, description, schema, strict, examples }) => ({
    name,
    ...(description !== "" && { description }),
    input_schema: { type: "object", ...schema } as AnthropicTool["input_schema"],
    ...(strict && { strict }),
    ...(examples.length > 0 && { input_examples: examples as unknown as { [name: string]: unknown }[] }),
  }),
  wire: anthropicWire,
});
