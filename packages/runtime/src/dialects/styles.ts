import { nearest } from "../errors/nearest.js";
import { WindlassError } from "../errors/windlass-error.js";
import type { AnthropicTool, GeminiTool, McpTool, OpenAIResponsesTool, OpenAITool } from "./definitions.js";
import type { Dialect } from "./dialect.js";
import { anthropic } from "./providers/anthropic.js";
import { gemini } from "./providers/gemini.js";
import { mcp } from "./providers/mcp.js";
import { openai } from "./providers/openai.js";
import { openaiResponses } from "./providers/openai-responses.js";

/** The declarations of the dialects that are known by name. */
export interface Declarations {
  readonly openai: OpenAITool;
  readonly "openai-responses": OpenAIResponsesTool;
  readonly anthropic: AnthropicTool;
  readonly gemini: GeminiTool;
  readonly mcp: McpTool;
}

/** A dialect, by name or as a value. */
export type Style = keyof Declarations | Dialect;

/** Whether in the provider's strict mode. */
export interface StrictOption {
  /**
   * True: in strict mode, where the dialect has it and the tool can be said so that the repair of arguments undoes it; other
   * tools go out without. `registry.toolset` decodes all. False where nothing is said.
   */
  readonly strict?: boolean | undefined;
}

/** Declares in the style that is asked for: one known by name, or a dialect as a value. */
export interface Declare {
  /** In a dialect that is known by name; `"openai"` where nothing is said. */
  <Name extends keyof Declarations = "openai">(
    options?: StrictOption & { readonly style?: Name | undefined },
  ): Declarations[Name];
  /** In a dialect that is given as a value. */
  <Declaration extends object>(options: StrictOption & { readonly style: Dialect<Declaration> }): Declaration;
  /** In a style that is not known while the code is written. */
  (options: StrictOption & { readonly style?: Style | undefined }): object;
}

/** The dialects behind the names. */
export interface KnownDialects {
  readonly openai: typeof openai;
  readonly "openai-responses": typeof openaiResponses;
  readonly anthropic: typeof anthropic;
  readonly gemini: typeof gemini;
  readonly mcp: typeof mcp;
}

/** The dialects that the core knows by name. */
export const DIALECTS: KnownDialects = { openai, "openai-responses": openaiResponses, anthropic, gemini, mcp };

/** Other names that people give them. */
export const ALIASES: Readonly<Record<string, keyof Declarations>> = {
  "openai-chat": "openai",
  gpt: "openai",
  responses: "openai-responses",
  claude: "anthropic",
  google: "gemini",
};

/** Dialects that are values, so that nobody pays for what they do not use; and how they are called there. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  azure: "azure",
  bedrock: "bedrock",
  cohere: "cohere",
  deepseek: "deepseek",
  "gemini-openapi": "geminiOpenApi",
  groq: "groq",
  mistral: "mistral",
  ollama: "ollama",
  vertex: "vertex",
  xai: "xai",
};

/**
 * The dialect of a style.
 *
 * @throws WindlassError where there is none of that name; it lists those there are
 */
export function dialectOf(style: Style): Dialect {
  if (typeof style === "object" && style !== null && typeof style.declare === "function") return style;
  const known = Object.keys(DIALECTS);
  if (typeof style === "string") {
    const name = (Object.hasOwn(ALIASES, style) ? ALIASES[style]! : style) as keyof Declarations;
    if (Object.hasOwn(DIALECTS, name)) return DIALECTS[name];
  }
  const value = typeof style === "string" && Object.hasOwn(ELSEWHERE, style) ? ELSEWHERE[style]! : undefined;
  const meant = typeof style === "string" ? nearest(style, [...known, ...Object.keys(ELSEWHERE)]) : undefined;
  throw new WindlassError("WL2201", `There is no dialect ${JSON.stringify(style) ?? String(style)} by name.`, {
    hint:
      value !== undefined
        ? `It is a value: \`import { ${value} } from "windlass/dialects"\`, then \`{ style: ${value} }\`.`
        : `${meant === undefined ? "" : `Did you mean "${meant}"? `}Known by name are ${known.join(", ")}; a dialect object works too, and \`windlass/dialects\` has ${Object.keys(ELSEWHERE).join(", ")}.`,
  });
}
