import type { OpenAITool, ProviderSchema } from "../definitions.js";
import type { DialectSpec, NameRule, ToolParts } from "../dialect-spec.js";
import type { DialectLimits } from "../limits.js";
import { type MadeDialect, makeDialect } from "../make-dialect.js";
import { chatWire } from "../wire/openai-chat.js";
import { OPENAI_RULES, OPENAI_STRICT_RULES } from "./openai-rules.js";

/** How most providers let tools be named. */
export const TOOL_NAME: NameRule = { pattern: /^[a-zA-Z0-9_-]+$/, max: 64 };

/** Limits of strict mode as OpenAI documents them (https://platform.openai.com/docs/guides/structured-outputs). */
export const OPENAI_LIMITS: DialectLimits = {
  tools: 128,
  description: 1024,
  strict: {
    tool: { properties: 5000, depth: 10, enumValues: 1000, characters: 120_000, longEnumCharacters: 15_000 },
  },
};

/** A tool of Chat Completions. */
export function defineOpenAI({ name, description, schema, strict }: ToolParts): OpenAITool {
  return {
    type: "function",
    function: {
      name,
      ...(description !== "" && { description }),
      parameters: (schema ?? {}) as ProviderSchema,
      ...(strict && { strict }),
    },
  };
}

/** OpenAI's Chat Completions (https://platform.openai.com/docs/guides/function-calling). */
export const openai: MadeDialect<OpenAITool, ReturnType<typeof chatWire>> = makeDialect({
  name: "openai",
  rules: OPENAI_RULES,
  strict: OPENAI_STRICT_RULES,
  toolName: TOOL_NAME,
  limits: OPENAI_LIMITS,
  define: defineOpenAI,
  wire: chatWire(),
} satisfies DialectSpec<OpenAITool, ReturnType<typeof chatWire>>);
