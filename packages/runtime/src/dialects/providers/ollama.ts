import type { OllamaTool } from "../definitions.js";
import { type MadeDialect, makeDialect } from "../make-dialect.js";
import { ollamaWire } from "../wire/ollama.js";
import { defineOpenAI, TOOL_NAME } from "./openai.js";
import { OLLAMA_RULES } from "./other-rules.js";

/** Ollama's own API (https://github.com/ollama/ollama/blob/main/docs/api.md). Its OpenAI-compatible one is `openai`. */
export const ollama: MadeDialect<OllamaTool, typeof ollamaWire> = makeDialect({
  name: "ollama",
  rules: OLLAMA_RULES,
  toolName: TOOL_NAME,
  limits: {},
  define: (parts) => defineOpenAI({ ...parts, strict: false }),
  wire: ollamaWire,
});
