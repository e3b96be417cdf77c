import { nearest } from "../errors/nearest.js";
import { WindlassError } from "../errors/windlass-error.js";
import type { Dialect } from "./dialect.js";
import { bedrock } from "./providers/bedrock.js";
import { cohere } from "./providers/cohere.js";
import { azure, deepseek, groq, xai } from "./providers/compatible.js";
import { geminiOpenApi, vertex } from "./providers/gemini.js";
import { mistral } from "./providers/mistral.js";
import { ollama } from "./providers/ollama.js";
import { ALIASES, DIALECTS } from "./styles.js";

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

/**
 * A dialect by name, of all there are: for commands and configurations.
 *
 * @param name - as in `schema({ style: "openai" })`, or another name that people give it: `claude`
 * @throws WindlassError `WL2201` where there is none of that name; it lists those there are
 */
export function dialectNamed(name: string): Dialect {
  if (Object.hasOwn(BY_NAME, name)) return BY_NAME[name]!;
  if (Object.hasOwn(ALIASES, name)) return DIALECTS[ALIASES[name]!];
  const known = Object.keys(BY_NAME);
  const meant = nearest(name, known);
  throw new WindlassError("WL2201", `There is no dialect ${JSON.stringify(name)}.`, {
    hint: `${meant === undefined ? "" : `Did you mean "${meant}"? `}Known are ${known.join(", ")}.`,
  });
}
