import type { OpenAITool } from "../definitions.js";
import { type MadeDialect, makeDialect } from "../make-dialect.js";
import { cohereWire } from "../wire/cohere.js";
import { defineOpenAI, TOOL_NAME } from "./openai.js";
import { COHERE_RULES } from "./other-rules.js";

/**
 * Cohere's v2 chat (https://docs.cohere.com/docs/tool-use-overview). Strict mode is the request's `strict_tools`, for all tools or none;
 * each tool then has to have a required parameter.
 */
export const cohere: MadeDialect<OpenAITool, typeof cohereWire> = makeDialect({
  name: "cohere",
  rules: COHERE_RULES,
  strict: COHERE_RULES,
  fitsStrict: (schema) => ((schema.required ?? []).length === 0 ? "the tool has no required parameter" : undefined),
  toolName: TOOL_NAME,
  limits: { strict: { request: { properties: 200, allOrNone: true } } },
  define: (parts) => defineOpenAI({ ...parts, strict: false }),
  wire: cohereWire,
});
