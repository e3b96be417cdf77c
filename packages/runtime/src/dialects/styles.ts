import { nearest } from "../errors/nearest.js";
import { WindlassError } from "../errors/windlass-error.js";
import { type AnthropicTool, anthropic } from "./anthropic.js";
import type { Dialect } from "./dialect.js";
import { type GeminiTool, gemini } from "./gemini.js";
import { type McpTool, mcp } from "./mcp.js";
import { type OpenAITool, openai } from "./openai.js";

/** The declarations of the dialects that are known by name. */
export interface Declarations {
  readonly openai: OpenAITool;
  readonly anthropic: AnthropicTool;
  readonly gemini: GeminiTool;
  readonly mcp: McpTool;
}

/** A dialect, by name or as a value. */
export type Style = keyof Declarations | Dialect;

/** Declares in the style that is asked for: one known by name, or a dialect as a value. */
export interface Declare {
  /** In a dialect that is known by name; `"openai"` where nothing is said. */
  <Name extends keyof Declarations = "openai">(options?: { readonly style?: Name | undefined }): Declarations[Name];
  /** In a dialect that is given as a value. */
  <Declaration extends object>(options: { readonly style: Dialect<Declaration> }): Declaration;
  /** In a style that is not known while the code is written. */
  (options: { readonly style?: Style | undefined }): object;
}

const DIALECTS: { readonly [Name in keyof Declarations]: Dialect<Declarations[Name]> } = {
  openai,
  anthropic,
  gemini,
  mcp,
};

/**
 * The dialect of a style.
 *
 * @throws WindlassError where there is none of that name; it lists those there are
 */
export function dialectOf(style: Style): Dialect {
  if (typeof style === "object" && style !== null && typeof style.declare === "function") return style;
  const known = Object.keys(DIALECTS);
  if (typeof style === "string" && Object.hasOwn(DIALECTS, style)) return DIALECTS[style];
  const meant = typeof style === "string" ? nearest(style, known) : undefined;
  throw new WindlassError("WL2201", `There is no dialect ${JSON.stringify(style) ?? String(style)}.`, {
    hint: `${meant === undefined ? "" : `Did you mean "${meant}"? `}Known are ${known.join(", ")}; a dialect object works too.`,
  });
}
