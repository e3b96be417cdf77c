import type { OpenAIResponsesTool, ProviderSchema } from "../definitions.js";
import { type MadeDialect, makeDialect } from "../make-dialect.js";
import { responsesWire } from "../wire/openai-responses.js";
import { openai } from "./openai.js";

/**
 * OpenAI's Responses (https://platform.openai.com/docs/guides/function-calling?api-mode=responses). Its schemas are those of
 * Chat Completions. Without `strict` the API tries strict mode and makes models fill in what may be left out, so it always stands.
 */
export const openaiResponses: MadeDialect<OpenAIResponsesTool, typeof responsesWire> = makeDialect({
  ...openai.spec,
  name: "openai-responses",
  define: ({ name, description, schema, strict }) => ({
    type: "function",
    name,
    ...(description !== "" && { description }),
    parameters: (schema ?? {}) as ProviderSchema,
    strict,
  }),
  wire: responsesWire,
});
