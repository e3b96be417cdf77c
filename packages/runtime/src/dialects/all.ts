import type { Dialect } from "./dialect.js";
import { bedrock } from "./providers/bedrock.js";
import { cohere } from "./providers/cohere.js";
import { azure, deepseek, groq, xai } from "./providers/compatible.js";
import { geminiOpenApi, vertex } from "./providers/gemini.js";
import { mistral } from "./providers/mistral.js";
import { ollama } from "./providers/ollama.js";
import { DIALECTS } from "./styles.js";

/** All dialects, by name. */
export const BY_NAME: Readonly<Record<string, Dialect>> = {
  ...DIALECTS,
  azure,
  groq,
  xai,
  deepseek,
  mistral,
  cohere,
  ollama,
  bedrock,
  vertex,
  "gemini-openapi": geminiOpenApi,
};
