/** The names of the dialects that models are reached by. */
export type Transport =
  | "openai" | "openai-responses" | "azure" | "groq" | "ollama" | "mistral" | "xai" | "deepseek" | "anthropic" | "gemini"
  | "vertex" | "bedrock" | "cohere"; // biome-ignore format: a list of words

/**
 * Prefixes by which routers and SDKs name the provider: `anthropic/claude-opus-5`, `openai:gpt-5`; `_` counts as `-`
 * (`google_genai:gemini-2.5-pro`).
 */
export const PREFIXES: Readonly<Record<string, Transport>> = {
  openai: "openai",
  "openai-responses": "openai-responses",
  azure: "azure",
  "azure-openai": "azure",
  groq: "groq",
  ollama: "ollama",
  "ollama-chat": "ollama",
  mistral: "mistral",
  mistralai: "mistral",
  xai: "xai",
  "x-ai": "xai",
  deepseek: "deepseek",
  anthropic: "anthropic",
  claude: "anthropic",
  gemini: "gemini",
  google: "gemini",
  "google-genai": "gemini",
  vertex: "vertex",
  "vertex-ai": "vertex",
  "google-vertex": "vertex",
  "google-vertexai": "vertex",
  bedrock: "bedrock",
  "bedrock-converse": "bedrock",
  "amazon-bedrock": "bedrock",
  cohere: "cohere",
  "cohere-chat": "cohere",
};

/** Ids whose signs are their own: what stands before `/`, `:` or a dot in them is no prefix. */
export const WHOLE: readonly (readonly [RegExp, Transport])[] = [
  [/^arn:aws[^:]*:bedrock:/, "bedrock"],
  [/^(?:[a-z]{2,6}(?:-[a-z]{2,4})?\.)?(?:amazon|anthropic|meta|mistral|cohere|ai21|deepseek|openai|qwen|writer|zai|stability|twelvelabs|luma|moonshot|minimax|nvidia|google)\.[a-z0-9]/, "bedrock"],
  [/^(?:openai\/gpt-oss-|meta-llama\/|qwen\/|moonshotai\/)/, "groq"],
  [/^(?:projects\/.*\/)?publishers\/(?:google|anthropic)\//, "vertex"],
  [/^ft:(?:mistral|ministral|codestral|open-mistral|open-mixtral)-/, "mistral"],
  [/^ft:/, "openai"],
  // A model of Ollama and its size: `mistral:7b`, where `mistral:mistral-large-4` is a provider and its model.
  [/^[a-z0-9._-]+:(?:latest|\d+(?:\.\d+)?[bm](?:-[\w.-]+)?)$/, "ollama"],
]; // biome-ignore format: a table

/** All other ids by their form, the first that fits. The id alone does not say who serves it: open models are served by many. */
export const TABLE: readonly (readonly [RegExp, Transport])[] = [
  [/^[a-z0-9._-]+:[\w.-]+$/, "ollama"],
  [/^llama-\d[\d.]*-\d+b-(?:versatile|instant)$/, "groq"],
  // What Chat Completions does not serve. Responses serves every model, so it is the safe one where an id leaves room.
  [/^(?:gpt-[\d.]+-(?:pro|codex|cyber|rosalind|astra-law)|gpt-(?:daybreak|rosalind)-|o\d-pro|codex-|computer-use-|o\d(?:-mini)?-deep-research)/, "openai-responses"],
  [/^(?:gpt-|chatgpt-|o[134](?:$|-))/, "openai"],
  [/^claude-[^/]*@/, "vertex"],
  [/^claude-/, "anthropic"],
  [/^(?:models\/)?(?:gemini|gemma)-/, "gemini"],
  [/^(?:mistral|ministral|magistral|codestral|devstral|pixtral|voxtral|open-mistral|open-mixtral)-/, "mistral"],
  [/^(?:command|c4ai)-/, "cohere"],
  [/^grok-/, "xai"],
  [/^deepseek-/, "deepseek"],
  [/^(?:llama|qwen|phi|gemma|smollm|granite)[\d.]+$/, "ollama"],
]; // biome-ignore format: a table
