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

/** What a tool is declared as in a style. */
export type DeclarationOf<S extends Style> = S extends keyof Declarations
  ? Declarations[S]
  : S extends Dialect<infer Declaration>
    ? Declaration
    : never;

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
