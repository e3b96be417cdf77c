/**
 * The public names of `windlass/dialects`: every dialect as a value, and what makes one.
 */
export { BY_NAME as dialects, dialectNamed } from "./all.js";
export type { Conversion, ConvertOptions, Loss } from "./conversion.js";
export { type Convertible, convert } from "./convert.js";
export { type ConvertAllOptions, convertAll } from "./convert-all.js";
export type {
  AnthropicTool,
  BedrockTool,
  GeminiOpenApiTool,
  GeminiTool,
  McpTool,
  OllamaTool,
  OpenAIResponsesTool,
  OpenAITool,
  ProviderSchema,
} from "./definitions.js";
export type { Dialect, ToolFacts } from "./dialect.js";
export type { DialectSpec, NameRule, ToolParts } from "./dialect-spec.js";
export type { DialectLimits, StrictBudget, StrictLimits } from "./limits.js";
export { LOSS_CODE } from "./loss-code.js";
export { type MadeDialect, makeDialect } from "./make-dialect.js";
export { dialectFor } from "./models/dialect-for.js";
export { type ModelFacts, modelOf } from "./models/model-of.js";
export type { Transport } from "./models/table.js";
export { anthropic } from "./providers/anthropic.js";
export { bedrock } from "./providers/bedrock.js";
export { cohere } from "./providers/cohere.js";
export { azure, deepseek, groq, xai } from "./providers/compatible.js";
export { gemini, geminiOpenApi, vertex } from "./providers/gemini.js";
export { mcp } from "./providers/mcp.js";
export { mistral } from "./providers/mistral.js";
export { ollama } from "./providers/ollama.js";
export { openai } from "./providers/openai.js";
export { openaiResponses } from "./providers/openai-responses.js";
export type { Keywords, KeywordTest, SchemaRules, ValueKeyword } from "./rewrite/rules.js";
export { mistralId } from "./wire/mistral.js";
export type { AnyWire, StreamReader, ToolChoice, Wire, WireCall, WireResult } from "./wire/wire.js";
