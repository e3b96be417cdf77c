import type { GeminiOpenApiTool, GeminiTool, ProviderSchema } from "../definitions.js";
import { type MadeDialect, makeDialect } from "../make-dialect.js";
import { geminiWire } from "../wire/gemini.js";
import { GEMINI_OPENAPI_RULES, GEMINI_RULES } from "./gemini-rules.js";

/** The documents say 128 characters and more signs, the API's errors 64. */
const TOOL_NAME = { pattern: /^[a-zA-Z_][a-zA-Z0-9_-]*$/, max: 64 } as const;

/** Gemini's wire for declarations with JSON Schema. */
type GeminiWire = ReturnType<typeof geminiWire<GeminiTool>>;
/** The same for the older surface. */
type GeminiOpenApiWire = ReturnType<typeof geminiWire<GeminiOpenApiTool>>;

/** Gemini (https://ai.google.dev/gemini-api/docs/function-calling), on its JSON Schema surface. */
export const gemini: MadeDialect<GeminiTool, GeminiWire> = makeDialect({
  name: "gemini",
  rules: GEMINI_RULES,
  toolName: TOOL_NAME,
  limits: { tools: 512 },
  define: ({ name, description, schema }) => ({
    name,
    ...(description !== "" && { description }),
    ...(schema !== undefined && { parametersJsonSchema: schema as ProviderSchema }),
  }),
  wire: geminiWire<GeminiTool>(),
});

/** Gemini on Vertex AI (https://cloud.google.com/vertex-ai/generative-ai/docs/multimodal/function-calling): the same declarations. */
export const vertex: MadeDialect<GeminiTool, GeminiWire> = makeDialect({ ...gemini.spec, name: "vertex" });

/**
 * Gemini's older surface, `parameters`, a part of OpenAPI's schemas: for the Live API, Firebase and proxies that know no other.
 * Most tools need their calls decoded, so take it by `registry.toolset`.
 */
export const geminiOpenApi: MadeDialect<GeminiOpenApiTool, GeminiOpenApiWire> = makeDialect({
  name: "gemini-openapi",
  rules: GEMINI_OPENAPI_RULES,
  toolName: TOOL_NAME,
  limits: { tools: 512 },
  define: ({ name, description, schema }) => ({
    name,
    ...(description !== "" && { description }),
    ...(schema !== undefined && { parameters: schema }),
  }),
  wire: geminiWire<GeminiOpenApiTool>(),
});
