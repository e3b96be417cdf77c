import type { OpenAITool } from "../definitions.js";
import { type MadeDialect, makeDialect } from "../make-dialect.js";
import { chatWire } from "../wire/openai-chat.js";
import { openai } from "./openai.js";
import { DEEPSEEK_STRICT_RULES, XAI_RULES } from "./other-rules.js";

/** A dialect that copies Chat Completions. */
type Compatible = MadeDialect<OpenAITool, ReturnType<typeof chatWire>>;

/**
 * Azure OpenAI (https://learn.microsoft.com/en-us/azure/ai-foundry/openai/how-to/structured-outputs): OpenAI's, with the smaller limits of its documents.
 */
export const azure: Compatible = makeDialect({
  ...openai.spec,
  name: "azure",
  limits: {
    ...openai.spec.limits,
    strict: {
      tool: { properties: 100, depth: 5, enumValues: 500, characters: 15_000, longEnumCharacters: 7_500 },
    },
  },
});

/** Groq (https://console.groq.com/docs/tool-use): OpenAI's. The server also holds what a model writes against the schema. */
export const groq: Compatible = makeDialect({
  ...openai.spec,
  name: "groq",
  wire: chatWire({ withoutPictures: true }),
});

/** xAI's Chat Completions (https://docs.x.ai/docs/guides/function-calling). Its Responses are `openai-responses`. */
export const xai: Compatible = makeDialect({
  name: "xai",
  rules: XAI_RULES,
  toolName: openai.spec.toolName,
  limits: { tools: 200 },
  define: openai.spec.define,
  wire: chatWire(),
});

/**
 * DeepSeek (https://api-docs.deepseek.com/guides/function_calling). Strict mode is for all tools of a request or none, and only
 * on its beta address.
 */
export const deepseek: Compatible = makeDialect({
  ...openai.spec,
  name: "deepseek",
  strict: DEEPSEEK_STRICT_RULES,
  fitsStrict: (schema) =>
    hasEmptyObject(schema) ? "an object without properties inside of another is not taken" : undefined,
  limits: { tools: 128, description: 1024, strict: { request: { allOrNone: true } } },
  wire: chatWire({ withoutPictures: true }),
});

function hasEmptyObject(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null || depth > 200) return false;
  const { type, properties } = value as { type?: unknown; properties?: object };
  const isEmpty = [type].flat().includes("object") && properties !== undefined && Object.keys(properties).length === 0;
  return (isEmpty && depth > 0) || Object.values(value).some((part) => hasEmptyObject(part, depth + 1));
}
