import type { ToolAnnotations } from "../descriptor.js";
import type { JsonSchema } from "../json-schema.js";

/** A schema as SDKs type it: with any keywords. */
export type ProviderSchema = JsonSchema & { [keyword: string]: unknown };

/** A tool as OpenAI's Chat Completions take it, and the many providers that copy them. */
export interface OpenAITool {
  type: "function";
  function: {
    name: string;
    description?: string;
    parameters: ProviderSchema;
    /** Only where strict mode was asked for. */
    strict?: boolean;
  };
}

/** A tool as OpenAI's Responses take it. `strict` always stands: left out, the API tries strict mode by itself. */
export interface OpenAIResponsesTool {
  type: "function";
  name: string;
  description?: string;
  parameters: ProviderSchema;
  strict: boolean;
}

/** A tool as Anthropic's Messages take it. */
export interface AnthropicTool {
  name: string;
  description?: string;
  input_schema: ProviderSchema & { type: "object" };
  input_examples?: { [name: string]: unknown }[];
  strict?: true;
}

/** A function declaration as Gemini takes it. */
export interface GeminiTool {
  name: string;
  description?: string;
  parametersJsonSchema?: ProviderSchema;
}

/** A function declaration on Gemini's older surface. */
export interface GeminiOpenApiTool {
  name: string;
  description?: string;
  /** Absent where the tool takes no arguments. */
  // biome-ignore lint/suspicious/noExplicitAny: the SDK types the words of a schema as enums of its own
  parameters?: any;
}

/** A tool as Bedrock's Converse takes it. */
export interface BedrockTool {
  toolSpec: {
    name: string;
    description?: string;
    // biome-ignore lint/suspicious/noExplicitAny: the SDK's type for any JSON document is recursive and closed
    inputSchema: { json: any };
    strict?: true;
  };
}

/** A tool as Ollama's own API takes it. */
export interface OllamaTool {
  type: "function";
  function: {
    name: string;
    description?: string;
    // biome-ignore lint/suspicious/noExplicitAny: the SDK's type knows no lists of types, which the server takes
    parameters: any;
  };
}

/** A tool as the Model Context Protocol lists it. */
export interface McpTool {
  readonly name: string;
  readonly description?: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema?: JsonSchema;
  readonly annotations?: ToolAnnotations;
}
